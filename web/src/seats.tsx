// Who sits at the table: names, the strip above the table, and the dialog that hands seats over.

import { useEffect, useState } from "preact/hooks";
import { AgentOptions } from "./agents";
import { fetchLobby } from "./api";
import { ClockNotice, SeatClock } from "./clock";
import { Dialog } from "./components";
import { Glyph } from "./glyphs";
import { newId } from "./ids";
import type { Live } from "./live";
import { handedBy, TableNotices } from "./notices";
import { PointButton } from "./points";
import { seatName } from "./seat-names";
import { preferences, setPreferences } from "./storage";
import { TalkButton } from "./talk";
import type { SeatInfo, TableInfo } from "./wire";
import { agentName, kindOfBot, t } from "./words";

export { seatName };

/** The bot that plays a seat, or whether its person is here. */
const presenceOf = (seat: SeatInfo): string =>
  seat.agent !== "" ? agentName(seat.agent) : t(seat.here ? "here" : "away");

/** The seats that this browser plays at one screen. */
export interface LocalSeats {
  lives: Live[];
  active: number;
  go: (seat: number) => void;
}

export function Strip({
  live,
  info,
  waiting,
  seats,
}: {
  live: Live;
  info: TableInfo;
  waiting: number[];
  seats: LocalSeats | null;
}) {
  const mine = live.seated?.seat ?? null;
  return (
    <div class="strip" role="group" tabIndex={0} aria-label={t("people")}>
      {info.seats.map((each, seat) => {
        const local = seats?.lives.findIndex((live) => live.seated?.seat === seat) ?? -1;
        const isAsked = waiting.includes(seat) && info.state === "open";
        const isAway = each.agent === "" && !each.here;
        const class_ = `chip${isAsked ? " asked" : ""}${seat === mine ? " mine" : ""}${isAway ? " away" : ""}`;
        const inside = (
          <>
            <Glyph name={each.agent !== "" ? "robot" : "person"} size={14} />
            <span>{seatName(info, seat, seats === null ? mine : null)}</span>
            {each.who === "bot" ? <span class="dim kind">{kindOfBot(each.agent)}</span> : null}
            <span class="hidden">{presenceOf(each)}</span>
            {live.clock === null || each.agent !== "" ? null : <SeatClock told={live.clock} seat={seat} />}
            {each.trouble ? (
              <b class="warn" title={t("botTrouble")}>
                !
              </b>
            ) : null}
          </>
        );
        return local >= 0 && seats !== null ? (
          <button
            key={seat}
            type="button"
            class={class_}
            data-seat-chip={seat}
            aria-pressed={seats.active === local}
            onClick={() => seats.go(local)}
          >
            {inside}
          </button>
        ) : (
          <span key={seat} class={class_} data-seat-chip={seat} title={presenceOf(each)}>
            {inside}
          </span>
        );
      })}
      {mine === null ? (
        <span class="chip mine">
          <Glyph name="eye" size={14} /> {t("watching")}
        </span>
      ) : null}
      {info.watching > 0 ? (
        <span class="chip quiet">
          <Glyph name="eye" size={14} /> {t("spectators", { n: info.watching })}
        </span>
      ) : null}
      <TableNotices live={live} info={info} />
      <ClockNotice live={live} info={info} />
      {info.seats.filter((each) => each.who === "person").length > 1 ? (
        <>
          <PointButton live={live} />
          <TalkButton live={live} />
        </>
      ) : null}
    </div>
  );
}

/** Whether others who are here must agree before a bot plays this seat. */
const needsAgreement = (info: TableInfo, seat: number, mine: number | null, isHost: boolean): boolean =>
  !isHost &&
  seat !== mine &&
  info.seats.some((each, other) => other !== mine && other !== seat && each.here && each.agent === "");

export function SeatsDialog({ live, close }: { live: Live; close: () => void }) {
  const mine = live.seated?.seat ?? null;
  const info = live.info;
  const [agent, setAgent] = useState("normal");
  const [agents, setAgents] = useState(["normal"]);
  useEffect(() => {
    fetchLobby(preferences.language)
      .then((found) => setAgents(found.agents))
      .catch(() => undefined);
  }, []);
  const [name, setName] = useState(mine === null ? "" : (info?.seats[mine]?.name ?? ""));
  const give = (seat: number, to: string): void => live.send({ do: "give", id: newId(), seat, agent: to });
  return (
    <Dialog title={t("people")} close={close} wide>
      {mine === null ? null : (
        <form
          class="field-row"
          onSubmit={(event) => {
            event.preventDefault();
            setPreferences({ name });
            live.send({ do: "rename", id: newId(), name });
          }}
        >
          <label class="field-row">
            <span>{t("yourName")}</span>
            <input value={name} maxLength={40} onInput={(event) => setName(event.currentTarget.value)} />
          </label>
          <button type="submit">OK</button>
        </form>
      )}
      {(info?.seats.filter((each) => each.who === "person").length ?? 0) > 1 ? (
        <p class="on-phones">
          <PointButton live={live} close={close} />
          <TalkButton live={live} />
        </p>
      ) : null}
      <ul class="people-list">
        {info?.seats.map((each, seat) => {
          const may =
            seat === mine || live.seated?.host === true || (each.who === "person" && !each.here && mine !== null);
          return (
            <li key={seat}>
              <Glyph name={each.agent !== "" ? "robot" : "person"} size={18} />
              <b>{seatName(info, seat, mine)}</b>
              <span class="faint">{presenceOf(each)}</span>
              {each.agent !== "" && handedBy(info, seat) !== "" ? (
                <span class="faint">{t("handedBy", { who: handedBy(info, seat) })}</span>
              ) : null}
              {each.trouble ? <span class="fault">{t("botTrouble")}</span> : null}
              {info.state === "open" && may && (each.who === "bot" || each.agent === "") ? (
                <button type="button" data-give={String(seat)} onClick={() => give(seat, agent)}>
                  {needsAgreement(info, seat, mine, live.seated?.host === true) ? t("proposeBot") : t("giveBot")}
                </button>
              ) : null}
              {info.state === "open" &&
              each.who === "person" &&
              each.agent !== "" &&
              (seat === mine || live.seated?.host === true) ? (
                <button type="button" class="primary" data-take={String(seat)} onClick={() => give(seat, "")}>
                  {t("takeBack")}
                </button>
              ) : null}
            </li>
          );
        })}
      </ul>
      {info?.state === "open" ? (
        <label class="field-row">
          <span>{t("bot")}</span>
          <select value={agent} onChange={(event) => setAgent(event.currentTarget.value)}>
            <AgentOptions agents={agents} />
          </select>
        </label>
      ) : null}
    </Dialog>
  );
}
