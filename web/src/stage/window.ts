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

const remOf = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** How much room an element has inside its padding, in rem. */
export const useRoom = (box: RefObject<HTMLElement | null>): Room => {
  const [room, setRoom] = useState<Room>({ width: 46, height: 30 });
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const rem = remOf();
      const style = getComputedStyle(element);
      const width = element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      const height =
        element.clientHeight - Number.parseFloat(style.paddingTop) - Number.parseFloat(style.paddingBottom);
      const next = { width: Math.floor((width / rem) * 10) / 10, height: Math.floor((height / rem) * 10) / 10 };
      setRoom((old) => (old.width === next.width && old.height === next.height ? old : next));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [box]);
  return room;
};
