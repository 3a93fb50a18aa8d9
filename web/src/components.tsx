// Small parts that lobby and table share: dialogs, preferences, links to copy.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Glyph } from "./glyphs";
import { QrCode } from "./qr-code";
import { forgetHints, type Preferences, preferences, setPreferences } from "./storage";
import type { Language } from "./wire";
import { t, type Word } from "./words";

/** The tabulator goes round inside a box that lies over everything else. */
export const keepFocus = (event: KeyboardEvent, box: HTMLElement): void => {
  if (event.key !== "Tab") return;
  const all = [...box.querySelectorAll<HTMLElement>("button, [href], input, select, textarea, [tabindex='0']")].filter(
    (each) => !each.hasAttribute("disabled"),
  );
  const first = all[0];
  const last = all.at(-1);
  if (event.shiftKey && (document.activeElement === first || document.activeElement === box)) {
    event.preventDefault();
    last?.focus();
  } else if (!event.shiftKey && document.activeElement === last) {
    event.preventDefault();
    first?.focus();
  }
};

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
    if (box.current !== null) keepFocus(event, box.current);
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

/** Asks before something that cannot be taken back. */
export function Confirm({ question, yes, act, close }: ConfirmProps) {
  return (
    <Dialog title={t("areYouSure")} close={close}>
      <p class="confirm-words">{question}</p>
      <div class="dialog-buttons">
        <button type="button" onClick={close}>
          {t("back")}
        </button>
        <button
          type="button"
          class="primary"
          data-confirm
          onClick={() => {
            close();
            act();
          }}
        >
          {yes}
        </button>
      </div>
    </Dialog>
  );
}

interface ConfirmProps {
  question: string;
  /** What the button that does it says. */
  yes: string;
  act: () => void;
  close: () => void;
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

/** How loud sounds are, from nothing to loud. */
export const SOUNDS: [Preferences["sound"], Word][] = [
  ["off", "soundOff"],
  ["quiet", "soundQuiet"],
  ["medium", "soundMedium"],
  ["loud", "soundLoud"],
];

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
          ["normal", "speedNormal"],
          ["slow", "speedSlow"],
        ]}
      />
      <Choice name="sound" label="sound" values={SOUNDS} />
      <Choice
        name="hints"
        label="hints"
        values={[
          [true, "yes"],
          [false, "no"],
        ]}
      />
      <Choice
        name="intentions"
        label="intentions"
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

/** A link with a button that copies it and one that shows it as a code for a camera. */
export function CopyLink({ label, token }: { label: string; token: string }) {
  return <CopyText label={label} text={linkOf(token)} />;
}

export function CopyText({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      field.current?.select();
      document.execCommand("copy");
    }
    setCopied(true);
  };
  return (
    <div class="copy-row">
      <span class="copy-label">{label}</span>
      <input ref={field} readOnly value={text} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" onClick={() => void copy()}>
        {copied ? t("copied") : t("copy")}
      </button>
      <QrCode label={label} text={text} />
    </div>
  );
}
