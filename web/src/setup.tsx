// Setting a table up: the game's cover, its settings with faces and texts, who sits where.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { AgentOptions } from "./agents";
import { makeTable, sentenceOf } from "./api";
import { ArtProvider, Face, useArtSheets } from "./art";
import { AbsenceField, ClockFields } from "./clock";
import { Dialog } from "./components";
import { Cover } from "./covers";
import { Glyph } from "./glyphs";
import { goToTable, preferences } from "./storage";
import type { ClockWish, GameInfo, SettingInfo, SettingValue } from "./wire";
import { t } from "./words";
import "./style/setup.css";

type Values = Record<string, unknown>;

/** Whether there is something to choose, and it matters with what is chosen elsewhere. */
export const matters = (setting: SettingInfo, values: Values): boolean => {
  const [other, value] = setting.only_with;
  if (setting.kind === "int" && setting.min === setting.max) return false;
  return other === "" || String(values[other]) === value;
};

type Person = "me" | "friend" | "open";
const isPerson = (who: string): who is Person => who === "me" || who === "friend" || who === "open";

/** So many values stand side by side; more of them open as a list. */
const SEGMENTS = 5;

export function SetUp({ game, agents, close }: { game: GameInfo; agents: string[]; close: () => void }) {
  const [values, setValues] = useState<Values>(() =>
    Object.fromEntries(game.settings.map((each) => [each.name, each.default])),
  );
  const [who, setWho] = useState<string[]>(["me"]);
  const [companion, setCompanion] = useState(false);
  const [clock, setClock] = useState<ClockWish | null>(null);
  const [isListed, setListed] = useState(false);
  const [absence, setAbsence] = useState(0);
  const [coach, setCoach] = useState<boolean | null>(null);
  const [fault, setFault] = useState("");
  const sheets = useArtSheets(["core", "haven", game.name]);
  useLayoutEffect(() => {
    document.documentElement.dataset.game = game.name;
    return () => {
      document.documentElement.dataset.game = "lobby";
    };
  }, [game.name]);
  const players = Number(values.players);
  const seats = Array.from({ length: Number.isFinite(players) ? players : 0 }, (_, i) => who[i] ?? "normal");
  const firstOwn = seats.indexOf("me");
  const hasOthers = seats.filter((each) => isPerson(each)).length > 1;
  const hasOpen = seats.includes("open");
  const hasCoach = coach ?? (game.cooperative || !hasOthers);
  const start = async (): Promise<void> => {
    try {
      goToTable(
        await makeTable({
          game: game.name,
          options: values,
          companion,
          listed: isListed || hasOpen,
          coach,
          absence: hasOthers ? absence : 0,
          clock: hasOthers ? clock : null,
          seats: seats.map((each, i) =>
            isPerson(each) ? { who: each, name: i === firstOwn ? preferences.name : "" } : { who: "bot", agent: each },
          ),
        }),
      );
    } catch (error) {
      setFault(sentenceOf(error));
    }
  };
  return (
    <ArtProvider value={sheets}>
      <Dialog title={game.title} close={close} wide>
        <form
          class="setup"
          onSubmit={(event) => {
            event.preventDefault();
            void start();
          }}
        >
          <div class="setup-cover" aria-hidden="true">
            <Cover game={game.name} title={game.title} />
            <p>{game.about}</p>
          </div>
          <div class="setup-settings">
            {game.settings
              .filter((setting) => matters(setting, values))
              .map((setting) => (
                <Setting
                  key={setting.name}
                  setting={setting}
                  value={values[setting.name]}
                  set={(value) => setValues((old) => ({ ...old, [setting.name]: value }))}
                />
              ))}
          </div>
          <div class="setup-seats">
            <Seats
              seats={seats}
              agents={agents}
              set={(at, value) => setWho(seats.map((each, i) => (i === at ? value : each)))}
            />
            <label class="setting check">
              <input
                type="checkbox"
                data-companion
                checked={companion}
                onChange={(event) => setCompanion(event.currentTarget.checked)}
              />
              <span>
                {t("companion")}
                <small class="faint">{t("companionHint")}</small>
              </span>
            </label>
            <label class="setting check">
              <input
                type="checkbox"
                data-coach-allowed
                checked={hasCoach}
                onChange={(event) => setCoach(event.currentTarget.checked)}
              />
              <span>
                {t("coachAllowed")}
                <small class="faint">{t(game.cooperative ? "coachAllowedHint" : "coachUnrated")}</small>
              </span>
            </label>
            <label class="setting check">
              <input
                type="checkbox"
                data-listed
                checked={isListed || hasOpen}
                disabled={hasOpen}
                onChange={(event) => setListed(event.currentTarget.checked)}
              />
              <span>
                {t("listed")}
                <small class="faint">{t("listedHint")}</small>
              </span>
            </label>
            {hasOthers ? (
              <>
                <ClockFields wish={clock} set={setClock} />
                <AbsenceField seconds={absence} set={setAbsence} />
              </>
            ) : null}
            {fault === "" ? null : (
              <p class="fault" role="alert">
                {fault}
              </p>
            )}
            <div class="dialog-buttons">
              <button type="button" onClick={close}>
                {t("back")}
              </button>
              <button type="submit" class="primary big">
                {t("start")}
              </button>
            </div>
          </div>
        </form>
      </Dialog>
    </ArtProvider>
  );
}

interface SeatsProps {
  seats: string[];
  agents: string[];
  set: (at: number, value: string) => void;
}

function Seats({ seats, agents, set }: SeatsProps) {
  return (
    <fieldset class="setting seats">
      <legend>{t("seats")}</legend>
      {seats.map((each, i) => (
        <label key={i} class="seat-row">
          <Glyph name={each === "me" ? "person" : each === "friend" || each === "open" ? "link" : "robot"} size={18} />
          <span>{t("seat", { n: i + 1 })}</span>
          <select value={each} data-seat={String(i)} onChange={(event) => set(i, event.currentTarget.value)}>
            <option value="me">{t("me")}</option>
            <option value="friend">{t("friend")}</option>
            <option value="open">{t("anybody")}</option>
            <AgentOptions agents={agents} />
          </select>
        </label>
      ))}
    </fieldset>
  );
}

interface SettingProps {
  setting: SettingInfo;
  value: unknown;
  set: (value: unknown) => void;
}

function Setting(props: SettingProps) {
  const { setting } = props;
  if (setting.kind === "bool") return <Switch {...props} />;
  if (setting.kind === "choices") return <Several {...props} />;
  const isListed = setting.kind === "int" || setting.values.length > SEGMENTS;
  return isListed && !setting.values.some((each) => each.art !== "") ? <List {...props} /> : <OneOf {...props} />;
}

function Hint({ setting, children }: { setting: SettingInfo; children?: ComponentChildren }) {
  if (setting.hint === "" && children === undefined) return null;
  return (
    <small class="faint" id={`hint-${setting.name}`}>
      {setting.hint} {children}
    </small>
  );
}

const describedBy = (setting: SettingInfo): string | undefined =>
  setting.hint === "" ? undefined : `hint-${setting.name}`;

function Switch({ setting, value, set }: SettingProps) {
  return (
    <label class="setting check">
      <input
        type="checkbox"
        checked={value === true}
        data-setting={setting.name}
        aria-describedby={describedBy(setting)}
        onChange={(event) => set(event.currentTarget.checked)}
      />
      <span>
        {setting.label}
        <Hint setting={setting} />
      </span>
    </label>
  );
}

/** What is told of a value: its sentence and what else to know. */
function About({ value }: { value: SettingValue | undefined }) {
  if (value === undefined || (value.about === "" && value.facts.length + value.faces.length === 0)) return null;
  return (
    <div class="value-about" aria-live="polite">
      {value.about === "" ? null : <p>{value.about}</p>}
      {value.facts.length === 0 ? null : (
        <ul>
          {value.facts.map((fact, i) => (
            <li key={i}>{fact}</li>
          ))}
        </ul>
      )}
      {value.faces.length === 0 ? null : (
        <div class="brings">
          {value.faces.map((face, i) => (
            <figure key={i}>
              <span class="face" aria-hidden="true">
                <Face of={face.art} name={face.label} width={100} height={100} size={84} />
              </span>
              <figcaption>{face.label}</figcaption>
            </figure>
          ))}
        </div>
      )}
    </div>
  );
}

/** A number, or one of many values, in a list. */
function List({ setting, value, set }: SettingProps) {
  const chosen = setting.values.find((each) => each.value === String(value));
  const isNumber = setting.kind === "int";
  const isNamed = setting.values.length > 0;
  const numbers = Array.from({ length: Math.max(0, setting.max - setting.min + 1) }, (_, i) => String(setting.min + i));
  const read = (text: string): void => set(isNumber ? Number(text) : text);
  return (
    <div class="setting">
      <label class="field-row">
        <span>{setting.label}</span>
        {isNumber && !isNamed && numbers.length > 13 ? (
          <input
            type="number"
            min={setting.min}
            max={setting.max}
            value={String(value)}
            data-setting={setting.name}
            aria-describedby={describedBy(setting)}
            onInput={(event) => read(event.currentTarget.value)}
          />
        ) : (
          <select
            value={String(value)}
            data-setting={setting.name}
            aria-describedby={describedBy(setting)}
            onChange={(event) => read(event.currentTarget.value)}
          >
            {isNamed
              ? setting.values.map((each) => (
                  <option key={each.value} value={each.value}>
                    {isNumber ? `${each.value} · ${each.label}` : each.label}
                  </option>
                ))
              : numbers.map((number) => (
                  <option key={number} value={number}>
                    {number}
                  </option>
                ))}
          </select>
        )}
      </label>
      <Hint setting={setting} />
      <About value={chosen} />
    </div>
  );
}

/** One of a few values, side by side, with its face where it has one. */
function OneOf({ setting, value, set }: SettingProps) {
  const chosen = setting.values.find((each) => each.value === String(value));
  const hasFaces = setting.values.some((each) => each.art !== "");
  return (
    <fieldset class="setting">
      <legend>{setting.label}</legend>
      <div class={hasFaces ? "faces" : "segments"}>
        {setting.values.map((each) => (
          <label key={each.value} class={each === chosen ? "on" : ""}>
            <input
              type="radio"
              class="hidden"
              name={setting.name}
              value={each.value}
              data-setting={setting.name}
              checked={each === chosen}
              aria-describedby={describedBy(setting)}
              onChange={() => set(each.value)}
            />
            {hasFaces ? <FaceOf value={each} /> : null}
            <span>{each.label}</span>
          </label>
        ))}
      </div>
      <Hint setting={setting} />
      <About value={chosen} />
    </fieldset>
  );
}

/** Any of several values. */
function Several({ setting, value, set }: SettingProps) {
  const chosen = Array.isArray(value) ? (value as string[]) : [];
  const [looked, setLooked] = useState("");
  const hasFaces = setting.values.some((each) => each.art !== "");
  const shown =
    setting.values.find((each) => each.value === looked) ?? setting.values.find((each) => chosen.includes(each.value));
  return (
    <fieldset class="setting">
      <legend>
        {setting.label} {chosen.length > 0 ? <span class="faint">({chosen.length})</span> : null}
      </legend>
      <Hint setting={setting} />
      <div class={hasFaces ? `faces${setting.values.length > 6 ? " small" : ""}` : "many"}>
        {setting.values.map((each) => (
          <label
            key={each.value}
            class={chosen.includes(each.value) ? "on" : ""}
            onMouseEnter={() => setLooked(each.value)}
          >
            <input
              type="checkbox"
              class={hasFaces ? "hidden" : ""}
              value={each.value}
              data-setting={setting.name}
              checked={chosen.includes(each.value)}
              onFocus={() => setLooked(each.value)}
              onChange={(event) =>
                set(event.currentTarget.checked ? [...chosen, each.value] : chosen.filter((one) => one !== each.value))
              }
            />
            {hasFaces ? <FaceOf value={each} /> : null}
            <span>{each.label}</span>
          </label>
        ))}
      </div>
      <About value={shown} />
    </fieldset>
  );
}

function FaceOf({ value }: { value: SettingValue }) {
  return (
    <span class="face" aria-hidden="true">
      <Face of={value.art === "" ? undefined : value.art} name={value.label} width={100} height={100} size={84} />
    </span>
  );
}
