// Words that are set smaller where their box is too small for them; all boxes of a moment are measured together.

import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** Sizes that are tried one after another. Nothing smaller could be read. */
const SIZES = [1, 0.9, 0.82, 0.75, 0.69, 0.64];

const boxes = new Set<HTMLElement>();
/** What was found for these words in a box of this size: the same card comes again and again. */
const known = new Map<string, number>();

const keyOf = (box: HTMLElement): string => `${box.clientWidth}x${box.clientHeight} ${box.textContent}`;
const isTooSmall = (box: HTMLElement): boolean =>
  box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
const setSize = (box: HTMLElement, size: number): void => {
  if (size === 1) box.style.removeProperty("--fit");
  else box.style.setProperty("--fit", String(size));
};

/** Reads all boxes, then writes to all: the page is laid out once for each size, not once for each box. */
const fitAll = (given: HTMLElement[]): void => {
  let open = given.filter((box) => box.isConnected);
  const keys = new Map<HTMLElement, string>();
  for (const size of SIZES) {
    if (size === 1) {
      for (const box of open) setSize(box, 1); // what is known is known of boxes with words in full size
      for (const box of open) keys.set(box, keyOf(box));
      for (const box of open) setSize(box, known.get(keys.get(box) ?? "") ?? 1);
      open = open.filter((box) => !known.has(keys.get(box) ?? ""));
    } else for (const box of open) setSize(box, size);
    const still = open.filter(isTooSmall);
    for (const box of open) if (!still.includes(box)) known.set(keys.get(box) ?? "", size);
    open = still;
    if (open.length === 0) return;
  }
  for (const box of open) known.set(keys.get(box) ?? "", SIZES.at(-1) ?? 1);
};

let watcher: ResizeObserver | undefined;

/** Measure a box when the page is laid out next, before anything is painted, and whenever its size changes. */
const watch = (box: HTMLElement): void => {
  watcher ??= new ResizeObserver((entries) => fitAll(entries.map((entry) => entry.target as HTMLElement)));
  watcher.unobserve(box);
  watcher.observe(box);
};

// Another font, as it comes, has other widths.
document.fonts?.addEventListener("loadingdone", () => {
  known.clear();
  for (const box of boxes) watch(box);
});

/** A box whose `--fit` says how large its words may be; without words nothing is measured. */
export const useFit = <E extends HTMLElement>(words: string): RefObject<E | null> => {
  const box = useRef<E>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || words === "") return undefined;
    boxes.add(element);
    watch(element);
    return () => {
      boxes.delete(element);
      watcher?.unobserve(element);
    };
  }, [words]);
  return box;
};
