// Small parts that lobby and table share: dialogs, preferencesOpen, links to copy.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Glyph, GlyphPath } from "./glyphs";
import { forgetHints, type Preferences, preferences, setPreferences } from "./storage";
import type { Language } from "./wire";
import { t, type Word } from "./words";

/** A dialog over the page: takes the focus, keeps it, gives it back. */
export function Dialog({
  title,
  close,
  children,
  wide = false,
}: {
  title: string;
  close: () => void;
  children: ComponentChildren;
  wide?: boolean;
}) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    box.current?.focus();
    return () => before?.focus?.();
  }, []);
  useLayoutEffect(() => {
    // On the window, because a button that goes away takes the focus out of the dialog with it; before the dialog is
    // painted, because whoever sees it may press the key.
    const leave = (event: KeyboardEvent): void => {
      if (event.key === "Escape") {
        event.stopPropagation();
        close();
      }
    };
    addEventListener("keydown", leave, { capture: true });
    return () => removeEventListener("keydown", leave, { capture: true });
  }, [close]);
  const keys = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key !== "Tab" || box.current === null) return;
    const all = [
      ...box.current.querySelectorAll<HTMLElement>("button, [href], input, select, textarea, [tabindex='0']"),
    ].filter((e) => !e.hasAttribute("disabled"));
    const first = all[0];
    const last = all.at(-1);
    if (event.shiftKey && (document.activeElement === first || document.activeElement === box.current)) {
      event.preventDefault();
      last?.focus();
    } else if (!event.shiftKey && document.activeElement === last) {
      event.preventDefault();
      first?.focus();
    }
  };
  return (
    <div
      class="overlay"
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <div
        ref={box}
        class={`dialog${wide ? " wide" : ""}`}
        role="dialog"
        aria-modal="true"
        aria-label={title}
        tabIndex={-1}
        onKeyDown={keys}
      >
        <div class="dialog-head">
          <h2>{title}</h2>
          <button type="button" class="round" aria-label={t("close")} onClick={close}>
            <Glyph name="close" size={14} />
          </button>
        </div>
        <div class="dialog-body">{children}</div>
      </div>
    </div>
  );
}

const languages: Record<Language, string> = { en: "English", uk: "Українська", ru: "Русский" };

export function LanguagePick() {
  return (
    <label class="pick">
      <span class="hidden">{t("language")}</span>
      <select
        value={preferences.language}
        onChange={(event) => setPreferences({ language: event.currentTarget.value as Language })}
        aria-label={t("language")}
      >
        {(Object.keys(languages) as Language[]).map((language) => (
          <option key={language} value={language} lang={language}>
            {languages[language]}
          </option>
        ))}
      </select>
    </label>
  );
}

function Choice<K extends keyof Preferences>({
  name,
  label,
  values,
}: {
  name: K;
  label: Word;
  values: [Preferences[K], Word][];
}) {
  return (
    <label class="field-row">
      <span>{t(label)}</span>
      <select
        value={String(preferences[name])}
        onChange={(event) => {
          const found = values.find(([value]) => String(value) === event.currentTarget.value);
          if (found !== undefined) setPreferences({ [name]: found[0] } as Partial<Preferences>);
        }}
      >
        {values.map(([value, word]) => (
          <option key={String(value)} value={String(value)}>
            {t(word)}
          </option>
        ))}
      </select>
    </label>
  );
}

export function PreferencesForm() {
  return (
    <div class="preferences">
      <label class="field-row">
        <span>{t("language")}</span>
        <LanguagePick />
      </label>
      <Choice
        name="theme"
        label="theme"
        values={[
          ["auto", "themeAuto"],
          ["dark", "themeDark"],
          ["light", "themeLight"],
        ]}
      />
      <Choice
        name="speed"
        label="speed"
        values={[
          ["off", "speedOff"],
          ["quick", "speedQuick"],
          ["slow", "speedSlow"],
          ["step", "speedStep"],
        ]}
      />
      <Choice
        name="hints"
        label="hints"
        values={[
          [true, "yes"],
          [false, "no"],
        ]}
      />
      <Choice
        name="curtain"
        label="curtain"
        values={[
          [true, "yes"],
          [false, "no"],
        ]}
      />
      <button
        type="button"
        class="plain"
        onClick={() => {
          forgetHints();
          setPreferences({ hints: true });
        }}
      >
        {t("hintsAgain")}
      </button>
      <p class="faint">{t("keysHelp")}</p>
    </div>
  );
}

export const linkOf = (token: string): string => `${location.origin}/#/t/${token}`;

export function CopyLink({ label, token }: { label: string; token: string }) {
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(linkOf(token));
    } catch {
      field.current?.select();
      document.execCommand("copy");
    }
    setCopied(true);
  };
  return (
    <div class="copy-row">
      <span class="copy-label">{label}</span>
      <input
        ref={field}
        readOnly
        value={linkOf(token)}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" onClick={() => void copy()}>
        {copied ? t("copied") : t("copy")}
      </button>
    </div>
  );
}

/** The vault that everything stands in: drawn once for the lobby, and small for each game. */
export function HeroArt({ hue = 28, glyph = "torch" }: { hue?: number; glyph?: string }) {
  return (
    <div class="hero-art" style={{ "--hue": String(hue) }} aria-hidden="true">
      <svg viewBox="0 0 320 130" preserveAspectRatio="xMidYMid slice">
        <rect width="320" height="130" class="v-dark" />
        {[0, 1, 2].map((i) => (
          <g key={i} transform={`translate(${i * 106.7 - 0} 0)`}>
            <path class="v-stone" d="M0 0h107v130H94V62a40 40 0 0 0-81 0v68H0z" />
            <path class="v-edge" d="M13 130V62a40 40 0 0 1 81 0v68" />
            {[20, 45, 70, 95, 120].map((y) => (
              <path key={y} class="v-joint" d={`M0 ${y}h13M94 ${y}h13`} />
            ))}
            <path class="v-joint" d="M53.500 22V8M26 33L17 22M81 33l9-11" />
          </g>
        ))}
        <defs>
          <radialGradient id={`art-glow-${hue}`}>
            <stop offset="0" class="v-glow-stop" stop-opacity=".65" />
            <stop offset="1" class="v-glow-stop" stop-opacity="0" />
          </radialGradient>
        </defs>
        <circle cx="160" cy="78" r="110" fill={`url(#art-glow-${hue})`} />
        <g transform="translate(132 46) scale(2.300)" class="v-sign">
          <GlyphPath name={glyph} />
        </g>
      </svg>
    </div>
  );
}
