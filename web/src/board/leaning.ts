// A camera that leans to what happens: it remembers where it stood, and leaves the board to whoever moves it by hand.

import type { View } from "./view";

/** Milliseconds for which a board that somebody has moved by hand is not moved by what happens. */
export const HANDS_OFF = 3000;
/** Milliseconds after what happened until the camera goes back: more may happen at once. */
export const LINGER = 700;

export class Leaning {
  /** Where the camera stood before it leaned. */
  private home: View | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private movedByHandAt = Number.NEGATIVE_INFINITY;
  /** Whether somebody has chosen how large the board is: it stays so. */
  wasSized = false;

  /** Another board, or another window. */
  beginAnew(): void {
    this.takeHome();
    this.wasSized = false;
  }

  /** Something happens: the camera may lean there, away from here. */
  leave(here: View): void {
    this.wait();
    this.home ??= here;
  }

  /** Something happens here as well: the camera does not go back yet. */
  wait(): void {
    clearTimeout(this.timer);
  }

  /** Nothing happens any more: the camera soon stands where it stood. */
  comeBack(show: (home: View) => void): void {
    this.wait();
    this.timer = setTimeout(() => {
      const home = this.takeHome();
      if (home !== null) show(home);
    }, LINGER);
  }

  /** Where the camera stood, if it leaned; from now on it belongs where it is. */
  takeHome(): View | null {
    this.wait();
    const home = this.home;
    this.home = null;
    return home;
  }

  /** A person moves the board: it is not moved back. */
  moveByHand(): void {
    this.movedByHandAt = Date.now();
    this.takeHome();
  }

  /** A person makes the board larger or smaller. */
  sizeByHand(): void {
    this.moveByHand();
    this.wasSized = true;
  }

  get isInHands(): boolean {
    return Date.now() - this.movedByHandAt < HANDS_OFF;
  }
}
