// All styles in one sheet. Of rules that weigh the same the later one holds, so the order below is part of the look.

import "./setup.css";
import "../director/film.css";
import "./ending.css";
import "../board/board.css";
import "../stage/town.css";
import "../stage/parts.css";
import "../stage/haven.css";
import "../stage/machina.css";
import "../stage/sanctum.css";
import "../stage/thunderstone.css";
import "./fonts.css";
import "./tokens.css";
import "./base.css";
import "./frame.css";
import "./forecast.css";
import "./why-not.css";
import "./cards.css";
import "./items.css";
import "./lobby.css";
import "./together.css";
