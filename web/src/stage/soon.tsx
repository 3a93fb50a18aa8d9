// Parts of a new scene that its question is not about: the question is painted first, they follow one with each frame.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { afterFrames } from "../frames";

/** Frames that a new question has for itself. */
const FIRST = 2;

const waiting = new Set<() => void>();
let isRunning = false;

const showNext = (): void => {
  const [show] = waiting;
  isRunning = show !== undefined;
  if (show === undefined) return;
  waiting.delete(show);
  show();
  afterFrames(1, showNext);
};

const waitForTurn = (show: () => void): (() => void) => {
  waiting.add(show);
  if (!isRunning) {
    isRunning = true;
    afterFrames(FIRST, showNext);
  }
  return () => waiting.delete(show);
};

interface SoonProps {
  /** The question is about this part, so it is drawn with it. */
  isAsked?: boolean;
  children: ComponentChildren;
}

export function Soon({ isAsked = false, children }: SoonProps) {
  const [isHere, setHere] = useState(isAsked);
  useLayoutEffect(() => {
    if (isAsked) setHere(true); // and stays when the question is answered
    return isHere || isAsked ? undefined : waitForTurn(() => setHere(true));
  }, [isHere, isAsked]);
  return isHere || isAsked ? children : <div class="soon" />;
}
