// "Your turn" where one sees it while the page lies behind others: in the tab's title and in its icon.

import { useEffect } from "preact/hooks";
import { t } from "./words";

const PLAIN = "/icon.svg";

/** The page's icon with a dot in its corner. */
const DOTTED = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#2b2118"/>' +
    '<path d="M7 26V14a9 9 0 0 1 18 0v12" fill="none" stroke="#d8b36a" stroke-width="3"/>' +
    '<circle cx="24" cy="8" r="7" fill="#e0483e"/></svg>',
)}`;

/** The tab names the table, and says so where this seat is asked. */
export const useTurnInTab = (title: string | undefined, isAsked: boolean): void => {
  useEffect(() => {
    if (title === undefined) return undefined;
    document.title = `${isAsked ? `● ${t("yourTurn")} · ` : ""}${title} · Undercroft`;
    const icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
    icon?.setAttribute("href", isAsked ? DOTTED : PLAIN);
    return () => {
      document.title = "Undercroft";
      icon?.setAttribute("href", PLAIN);
    };
  }, [title, isAsked]);
};
