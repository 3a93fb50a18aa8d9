// The stage of Jaws of the Lion: companions on the left, monsters on the right, one's acting character below.

import type { Compose } from "./compose";
import { composeHaven } from "./haven";
import { actingPanel, itemsOf, offersOf, panelOf } from "./parts";
import { composeParty, composeTown, roadOf } from "./town";

export const composeJaws: Compose = (scene) => {
  const party = panelOf(scene, "party");
  if (party !== undefined) return composeParty(scene, party);
  const road = roadOf(scene.panels);
  if (road !== undefined && itemsOf(scene.panels, "board").length === 0) return composeTown(scene, road);
  return composeHaven(scene, (map) => {
    const order = panelOf(scene, "order");
    const turns = itemsOf([order], "order").flatMap((each) => each.turns);
    const heroes = scene.panels.filter((panel) => panel.role === "mine" || panel.role === "player");
    const mine = heroes.filter((panel) => panel.role === "mine");
    const acting = actingPanel(mine, turns, offersOf(scene));
    return {
      scenario: panelOf(scene, "scenario"),
      map,
      order,
      monsters: panelOf(scene, "monsters"),
      own: acting === undefined ? [] : [acting],
      others: heroes.filter((panel) => panel !== acting),
      tables: [],
    };
  });
};
