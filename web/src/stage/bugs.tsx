// The stage of Buttons & Bugs: both tables of blows on the left, monsters on the right, the hero and their cards below.

import type { Compose } from "./compose";
import { composeHaven, itemsOf, panelOf } from "./haven";

export const composeBugs: Compose = (scene) =>
  composeHaven(scene, (map) => ({
    scenario: panelOf(scene, "scenario"),
    map,
    order: panelOf(scene, "order"),
    monsters: panelOf(scene, "monsters"),
    own: ["self", "cards", "items"].map((id) => panelOf(scene, id)).filter((panel) => panel !== undefined),
    others: [],
    tables: itemsOf([panelOf(scene, "tables")], "sum"),
  }));
