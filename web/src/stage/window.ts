// What the page knows of its window: whether it is a phone's, and how much room a part of it has.

import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import type { Room } from "./fit";

/** A narrow window, or one that stands upright. */
const PHONE = "(max-width: 699px), (max-aspect-ratio: 1/1)";

/** Whether the window is a phone's; the page is told too, for its styles. */
export const useIsPhone = (): boolean => {
  const [isPhone, setPhone] = useState(() => matchMedia(PHONE).matches);
  useEffect(() => {
    const media = matchMedia(PHONE);
    const changed = (): void => setPhone(media.matches);
    media.addEventListener("change", changed);
    changed();
    return () => media.removeEventListener("change", changed);
  }, []);
  useLayoutEffect(() => {
    document.documentElement.dataset.size = isPhone ? "phone" : "wide";
  }, [isPhone]);
  return isPhone;
};

/** The colours and signs of a game, or of the lobby, for the whole page. */
export const useGameColours = (game: string): void => {
  useLayoutEffect(() => {
    document.documentElement.dataset.game = game;
  }, [game]);
};

/** A rem in pixels: read once for each size of the window, because reading it has the whole page styled. */
let rem = 0;
globalThis.addEventListener?.("resize", () => {
  rem = 0;
});
export const remOf = (): number => {
  if (rem === 0) rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return rem;
};

/** The room that was last found under a name: what is drawn anew, or changes to and fro, most often has the same. */
const rooms = new Map<string, Room>();

/** How much room an element has inside its padding, in rem. It is measured when the page is laid out anyway.
 *  Where something beside it comes and goes, its name says whether it is there. */
export const useRoom = (box: RefObject<HTMLElement | null>, name: string): Room => {
  const [measured, setMeasured] = useState<Room>(rooms.get(name) ?? { width: 46, height: 30 });
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const watcher = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const inRem = (pixels: number): number => Math.floor((pixels / remOf()) * 10) / 10;
      const next = { width: inRem(entry.contentRect.width), height: inRem(entry.contentRect.height) };
      rooms.set(name, next);
      setMeasured(next);
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [box, name]); // watched anew under another name: it is measured at least once then
  return rooms.get(name) ?? measured;
};
