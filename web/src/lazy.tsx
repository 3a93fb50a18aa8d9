// Parts of the page that are loaded when they are needed, or a little before.

import type { ComponentChildren, FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "./words";

/** A part of the page that is fetched once. */
export class LazyPart<P extends object> {
  found: FunctionComponent<P> | undefined;
  private coming: Promise<void> | undefined;

  constructor(private readonly fetchPart: () => Promise<FunctionComponent<P>>) {}

  fetch(): Promise<void> {
    this.coming ??= this.fetchPart().then(
      (part) => {
        this.found = part;
      },
      (error: unknown) => {
        this.coming = undefined; // tried again by the next who needs it
        throw error;
      },
    );
    return this.coming;
  }

  /** It will be needed soon. */
  readonly prepare = (): void => {
    this.fetch().catch(() => undefined);
  };
}

interface LaterProps<P extends object> {
  part: LazyPart<P>;
  meanwhile: ComponentChildren;
  /** What the part is given. */
  given: P;
  /** What is shown where it cannot be loaded; left out: that the page must be loaded anew. */
  otherwise?: ComponentChildren;
}

/** A part of the page as soon as it is here. */
export function Later<P extends object>({ part, meanwhile, given, otherwise = <NotLoaded /> }: LaterProps<P>) {
  const [state, setState] = useState<"waiting" | "here" | "failed">("waiting");
  useEffect(() => {
    part.fetch().then(
      () => setState("here"),
      () => setState("failed"),
    );
  }, [part]);
  const Found = part.found;
  if (Found !== undefined) return <Found {...given} />;
  return state === "failed" ? otherwise : meanwhile;
}

/** The server does not answer, or has another page by now: the whole page is loaded anew. */
function NotLoaded() {
  return (
    <div class="nothing">
      <main>
        <h1>{t("failed")}</h1>
        <button type="button" class="primary" onClick={() => location.reload()}>
          {t("tryAgain")}
        </button>
      </main>
    </div>
  );
}

export function Connecting() {
  return (
    <div class="nothing">
      <main>
        <h1 class="hidden">Undercroft</h1>
        <p role="status">{t("connecting")}</p>
      </main>
    </div>
  );
}
