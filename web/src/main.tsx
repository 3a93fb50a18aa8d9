// The page: lobby or table, by the address behind the #, which never leaves the browser.

import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { LobbyPage } from "./lobby";
import { applyTheme, onPreferences, preferences } from "./storage";
import { TablePage } from "./table";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/frame.css";
import "./style/cards.css";
import "./style/items.css";
import "./style/lobby.css";

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
  const found = /^#\/t\/([A-Za-z0-9_-]{16,64})(\?invite)?$/.exec(hash);
  return found === null ? (
    <LobbyPage language={preferences.language} />
  ) : (
    <TablePage key={found[1]} token={found[1] ?? ""} inviting={found[2] !== undefined} />
  );
}

applyTheme();
render(<App />, document.getElementById("app") as HTMLElement);
