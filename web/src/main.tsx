// The page: lobby or table, by the address behind the #, which never leaves the browser.

import "./style/all";
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Connecting, Later } from "./lazy";
import { readMoment } from "./linked-moment";
import { LobbyPage } from "./lobby";
import { codexPart, playerPart, tablePart } from "./parts";
import { sounds } from "./sound";
import { applyTheme, onPreferences, preferences, tables } from "./storage";

function App() {
  const [hash, setHash] = useState(location.hash);
  const [, again] = useState(0);
  useEffect(() => {
    const moved = (): void => setHash(location.hash);
    addEventListener("hashchange", moved);
    const off = onPreferences(() => again((count) => count + 1));
    const light = matchMedia("(prefers-color-scheme: light)");
    light.addEventListener("change", applyTheme);
    return () => {
      removeEventListener("hashchange", moved);
      light.removeEventListener("change", applyTheme);
      off();
    };
  }, []);
  const wanted = /^#\/table\/([A-Za-z0-9]{1,40})$/.exec(hash)?.[1];
  useEffect(() => {
    // A letter or a notice names the table; the key to it is in this browser.
    const saved = wanted === undefined ? undefined : tables().find((each) => each.table === wanted);
    if (wanted !== undefined)
      location.replace(`#/${saved === undefined ? "" : `t/${saved.mine[0]?.token ?? saved.watch}`}`);
  }, [wanted]);
  const page = /^#\/me(?:\/([A-Za-z0-9_-]{16,64}))?$/.exec(hash);
  if (page !== null) {
    const given = { language: preferences.language, offered: page[1] ?? "" };
    return <Later key="player" part={playerPart} meanwhile={null} given={given} />;
  }
  const book = /^#\/codex\/([a-z]+)(?:\/([^/]+))?$/.exec(hash);
  if (book !== null) {
    const id = decodeURIComponent(book[2] ?? "");
    const given = { game: book[1] ?? "", id, language: preferences.language };
    return <Later key="codex" part={codexPart} meanwhile={null} given={given} />;
  }
  const shared = readMoment(hash);
  if (shared !== null) {
    const given = { token: shared.token, inviting: false, moment: shared.moment };
    return <Later key={hash} part={tablePart} meanwhile={<Connecting />} given={given} />;
  }
  const found = /^#\/t\/([A-Za-z0-9_-]{16,64})(\?invite)?$/.exec(hash);
  return found === null ? (
    <LobbyPage language={preferences.language} />
  ) : (
    <Later
      key={found[1]}
      part={tablePart}
      meanwhile={<Connecting />}
      given={{ token: found[1] ?? "", inviting: found[2] !== undefined, moment: null }}
    />
  );
}

applyTheme();
sounds.wakeOnGesture();
render(<App />, document.getElementById("app") as HTMLElement);
