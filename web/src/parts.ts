// What the first load leaves out: the table, the codex, a person's own page.

import { LazyPart } from "./lazy";

export const tablePart = new LazyPart(() => import("./table").then((module) => module.TablePage));
export const codexPart = new LazyPart(() => import("./codex").then((module) => module.CodexPage));
export const playerPart = new LazyPart(() => import("./player").then((module) => module.PlayerPageView));
