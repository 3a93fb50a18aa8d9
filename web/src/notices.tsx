// What everybody at a table should know about it: a chosen seed, a seat that was handed to a bot meanwhile; and the
// question by what name somebody who has just come wants to be called.

import { useState } from "preact/hooks";
import { Glyph } from "./glyphs";
import { newId } from "./ids";
import type { Live } from "./live";
import { seatName } from "./seat-names";
import { preferences, setPreferences } from "./storage";
import type { TableInfo } from "./wire";
import { agentName, t } from "./words";

/** Stands for the clock where a seat would be named. */
const BY_CLOCK = -2;

/** Who let a bot play for a person who was away; empty where nobody else did. */
export const handedBy = (info: TableInfo, seat: number): string => {
  const by = info.seats[seat]?.given_by;
  if (by === undefined || by === null || by === BY_CLOCK) return "";
  return by < 0 ? t("aSpectator") : seatName(info, by, null);
};

/** The way to the next game, where somebody has set it up. */
export function LedOn({ live }: { live: Live }) {
  if (live.led === null) return null;
  return (
    <span class="led-on" role="status" data-notice="led">
      {t("callsYou", { who: seatName(live.info, live.led.by, null) })}{" "}
      <a class="button primary" href={`#/t/${live.led.token}`} data-led>
        {t("joinNext")}
      </a>
    </span>
  );
}

/** Whether everybody agrees that a bot plays for somebody who is away. */
function ProposalNotice({ live, info }: { live: Live; info: TableInfo }) {
  const proposal = info.proposal;
  if (proposal === undefined || proposal === null || info.state !== "open") return null;
  const mine = live.seated?.seat ?? null;
  const name = (seat: number): string => seatName(info, seat, null);
  const who = name(proposal.seat);
  const agree = (isFor: boolean): void => live.send({ do: "agree", id: newId(), agree: isFor });
  const isOff = proposal.against !== undefined && proposal.against !== null;
  const isAsked = mine !== null && proposal.asked.includes(mine) && !proposal.agreed.includes(mine);
  const others = proposal.asked.filter((seat) => !proposal.agreed.includes(seat)).map(name);
  if (isOff) {
    return (
      <span class="chip quiet" role="status" data-notice="proposal">
        {t("proposalOff", { by: name(proposal.against ?? 0), who })}
      </span>
    );
  }
  return (
    <span class={`chip${isAsked ? " asked" : " quiet"}`} role={isAsked ? "alert" : "status"} data-notice="proposal">
      {isAsked
        ? t("proposed", { by: name(proposal.by), who, bot: agentName(proposal.agent) })
        : t("proposedWait", { who, others: others.join(", ") })}
      {isAsked ? (
        <>
          <button type="button" class="plain" data-agree="yes" onClick={() => agree(true)}>
            {t("agree")}
          </button>
          <button type="button" class="plain" data-agree="no" onClick={() => agree(false)}>
            {t("disagree")}
          </button>
        </>
      ) : null}
    </span>
  );
}

/** The game goes in circles: whether everybody agrees to end it. */
function CirclesNotice({ live, info }: { live: Live; info: TableInfo }) {
  const agreed = info.circles;
  const mine = live.seated?.seat ?? null;
  if (agreed === undefined || agreed === null || mine === null || info.state !== "open") return null;
  const end = (isFor: boolean): void => live.send({ do: "end", id: newId(), agree: isFor });
  const hasAgreed = agreed.includes(mine);
  return (
    <span class={`chip${hasAgreed ? " quiet" : " asked"}`} role="status" data-notice="circles">
      {t(hasAgreed ? "circlesWait" : "circles")}
      <button type="button" class="plain" data-end={hasAgreed ? "no" : "yes"} onClick={() => end(!hasAgreed)}>
        {t(hasAgreed ? "playOn" : "endIt")}
      </button>
    </span>
  );
}

/** Whoever comes to people by a link and has never given a name is asked for one; it is then known at every table. */
function NameNotice({ live, info, mine }: { live: Live; info: TableInfo; mine: number }) {
  const [name, setName] = useState<string | null>(null);
  const isAmongPeople = info.seats.some((each, seat) => seat !== mine && each.who === "person");
  const isNamed = info.seats[mine]?.name !== "" || preferences.name !== "";
  if (live.seated?.host === true || isNamed || !isAmongPeople || info.state !== "open") return null;
  if (name === null) {
    return (
      <button type="button" class="chip quiet" data-notice="name" onClick={() => setName("")}>
        {t("giveName")}
      </button>
    );
  }
  const give = (): void => {
    if (name.trim() === "") {
      setName(null);
      return;
    }
    setPreferences({ name: name.trim() });
    live.send({ do: "rename", id: newId(), name: name.trim() });
  };
  return (
    <form
      class="chip asked"
      data-notice="name"
      onSubmit={(event) => {
        event.preventDefault();
        give();
      }}
    >
      <input
        aria-label={t("yourName")}
        value={name}
        maxLength={40}
        size={12}
        ref={(input) => input?.focus()}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <button type="submit" class="plain">
        OK
      </button>
    </form>
  );
}

export function TableNotices({ live, info }: { live: Live; info: TableInfo }) {
  const mine = live.seated?.seat ?? null;
  const own = mine === null ? undefined : info.seats[mine];
  const who = mine === null ? "" : handedBy(info, mine);
  const isByClock = own?.given_by === BY_CLOCK;
  const change = info.state === "open" ? info.rules : undefined;
  const resume = (how: "go-on" | "finish"): void => live.send({ do: "resume", id: newId(), how });
  return (
    <>
      <LedOn live={live} />
      {mine === null ? null : <NameNotice live={live} info={info} mine={mine} />}
      {change !== undefined && change !== null ? (
        <span class="chip asked" role="alert" data-notice="rules">
          {change.differs ? t("rulesDiffer") : t("rulesChanged", { kept: change.kept, of: change.of })}
          <button type="button" class="plain" data-resume="go-on" onClick={() => resume("go-on")}>
            {change.differs ? t("goOnAnyway") : t("goOnFrom")}
          </button>
          <button type="button" class="plain" data-resume="finish" onClick={() => resume("finish")}>
            {t("finishAsRecord")}
          </button>
        </span>
      ) : null}
      {info.listed === true && info.state === "open" ? (
        <span class="chip quiet" data-notice="listed" title={t("listedHint")}>
          <Glyph name="eye" size={14} /> {t("openTable")}
        </span>
      ) : null}
      <ProposalNotice live={live} info={info} />
      <CirclesNotice live={live} info={info} />
      {live.seated?.seeded === true && info.state === "open" ? (
        <span class="chip quiet" data-notice="seeded" title={`${t("seeded")}: ${t("seededTable")}`}>
          <Glyph name="eye" size={14} /> <span class="hidden">{t("seeded")}</span>
        </span>
      ) : null}
      {mine !== null && own !== undefined && own.agent !== "" && (who !== "" || isByClock) && info.state === "open" ? (
        <span class="chip quiet" role="status" data-notice="handed">
          {isByClock
            ? t("handedByClock", { bot: agentName(own.agent) })
            : t("handedAway", { who, bot: agentName(own.agent) })}
          {(own.agreed?.length ?? 0) > 1 ? ` ${t("allAgreed")}` : ""}
        </span>
      ) : null}
    </>
  );
}
