// The few things of a browser that the connection needs, where no browser is.

import { vi } from "vitest";

vi.stubGlobal("location", { protocol: "http:", host: "table.test" });
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
const page = new EventTarget();
vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
vi.stubGlobal("dispatchEvent", page.dispatchEvent.bind(page));
vi.stubGlobal(
  "document",
  Object.assign(new EventTarget(), { visibilityState: "visible", documentElement: { dataset: {} } }),
);
vi.stubGlobal("requestAnimationFrame", (act: () => void) => setTimeout(act, 16));
vi.stubGlobal("cancelAnimationFrame", (frame: number) => clearTimeout(frame));
