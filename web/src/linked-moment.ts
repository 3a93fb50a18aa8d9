// The address of a moment: a step of a finished game, or the lines of the story that spectators could read.

export interface LinkedMoment {
  token: string;
  /** After so many answers of a finished game, seen with the eyes of a seat; null: a spectator's. */
  step: number;
  seat: number | null;
  /** Of a game that may still run: so many lines of the story could be read. */
  line: number | null;
}

const ADDRESS = /^#\/watch\/([A-Za-z0-9_-]{16,64})(?:\/(?:line\/(\d{1,7})|(\d{1,7})(?:\/(\d{1,2}))?))?$/;

/** The moment that an address names: `#/watch/KEY/STEP`, `#/watch/KEY/STEP/SEAT` or `#/watch/KEY/line/LINE`. */
export const readMoment = (hash: string): { token: string; moment: LinkedMoment | null } | null => {
  const found = ADDRESS.exec(hash);
  if (found === null) return null;
  const [, token = "", line, step, seat] = found;
  if (line === undefined && step === undefined) return { token, moment: null };
  // Seats are counted from 1 for people.
  const eyes = seat === undefined || seat === "0" ? null : Number(seat) - 1;
  return {
    token,
    moment: { token, step: Number(step ?? 0), seat: eyes, line: line === undefined ? null : Number(line) },
  };
};

export const linkOfMoment = ({ token, step, seat, line }: LinkedMoment): string => {
  const eyes = seat === null ? "" : `/${seat + 1}`;
  return `${location.origin}/#/watch/${token}/${line === null ? `${step}${eyes}` : `line/${line}`}`;
};
