// Waiting for the browser to paint.

/** Milliseconds after which it is done although no frame is drawn: nobody sees the page. */
const UNSEEN = 250;

/** After so many frames were painted: what would come before that would only hold them up. */
export const afterFrames = (count: number, act: () => void): void => {
  let frame = 0;
  const timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    act();
  }, UNSEEN);
  const next = (left: number): void => {
    frame = requestAnimationFrame(() => {
      if (left > 1) next(left - 1);
      else {
        clearTimeout(timer);
        setTimeout(act);
      }
    });
  };
  next(count);
};
