// The stage of Buttons & Bugs: both tables of blows on the left, monsters on the right, the hero and their cards below.

import { plain } from "../text";
import type { Panel, Road } from "../wire";
import type { Compose, Regions, Scene } from "./compose";
import { composeDefault } from "./default";
import { composeHaven } from "./haven";
import { itemsOf, panelOf } from "./parts";
import { RoadView } from "./road";
import { roadOf } from "./town";

export const composeBugs: Compose = (scene) => {
  const road = roadOf(scene.panels);
  if (itemsOf(scene.panels, "board").length === 0) return composeBeginning(scene, road);
  return composeHaven(scene, (map) => ({
    scenario: panelOf(scene, "scenario"),
    map,
    order: panelOf(scene, "order"),
    monsters: panelOf(scene, "monsters"),
    own: ["self", "cards", "items"].map((id) => panelOf(scene, id)).filter((panel) => panel !== undefined),
    others: [],
    tables: itemsOf([panelOf(scene, "tables")], "sum"),
  }));
};

/** Before a scenario: the road of a campaign, what happens there, and what is chosen for it. */
const composeBeginning = (scene: Scene, road: Road | undefined): Regions => {
  const isAside = (panel: Panel): boolean => panel.id === "campaign" || panel.id === "scenario";
  const scenario = panelOf(scene, "scenario");
  const regions = composeDefault({ ...scene, panels: scene.panels.filter((panel) => !isAside(panel)) });
  const hasRows = panelOf(scene, "supply") !== undefined;
  const tale = scenario === undefined ? null : <Tale panel={scenario} />;
  const begin = (
    <div class="centre beginning" tabIndex={0}>
      {road === undefined ? null : <RoadView road={road} game={scene.game} isSmall />}
      {tale}
      {hasRows ? regions.board : null}
    </div>
  );
  regions.board = begin;
  if (regions.tabs !== undefined) {
    const node = (
      <div class="centre beginning" tabIndex={0}>
        {road === undefined ? null : <RoadView road={road} game={scene.game} />}
        {tale}
      </div>
    );
    const title = plain(road?.title) || plain(scenario?.title);
    regions.tabs = [{ id: "campaign", title, node, panels: [] }, ...regions.tabs];
  }
  return regions;
};

/** What the scenario is about, in large letters. */
function Tale({ panel }: { panel: Panel }) {
  return (
    <section class="tale pane" aria-label={plain(panel.title)} data-panel={panel.id}>
      <h2>{plain(panel.title)}</h2>
      {itemsOf([panel], "goal").flatMap((goal) =>
        goal.lines.map((line, i) => (
          <p key={i} class="place-goal">
            {plain(line)}
          </p>
        )),
      )}
      {itemsOf([panel], "text").flatMap((text) => text.lines.map((line, i) => <p key={i}>{plain(line)}</p>))}
    </section>
  );
}
