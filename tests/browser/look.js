// What a person could not see, read or reach at a question: a list of faults in words, empty where all is well.
// `offers` are the question's answers with the thing that each lies on.
(offers) => {
  const faults = [];
  const isPhone = document.documentElement.dataset.size === "phone";
  const root = document.documentElement;
  const styles = new Map();
  /** The styles that matter here, looked up once for each element. */
  const style = (element) => {
    let found = styles.get(element);
    if (found === undefined) {
      const { overflowX, overflowY, position } = getComputedStyle(element);
      found = { overflowX, overflowY, position };
      styles.set(element, found);
    }
    return found;
  };
  const nameOf = (element) => {
    const names = [];
    for (let at = element; at !== null && at !== document.body && names.length < 4; at = at.parentElement) {
      names.unshift(`${at.localName}${at.getAttribute("class") ? `.${at.getAttribute("class").trim().split(/\s+/).join(".")}` : ""}`);
    }
    return names.join(" > ");
  };
  const boxOf = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const common = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const hasArea = (box) => box.right - box.left > 1 && box.bottom - box.top > 1;
  const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const isDrawn = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  // --- the page as a whole ---
  if (root.scrollWidth > innerWidth) faults.push(`the page is ${root.scrollWidth} wide in a window of ${innerWidth}`);
  const most = isPhone ? 2 * innerHeight : innerHeight;
  if (root.scrollHeight > most) faults.push(`the page is ${root.scrollHeight} high, and may be ${most}`);

  // --- what can be chosen ---
  const scrolls = (element, axis) =>
    /auto|scroll/.test(style(element)[`overflow${axis}`]) || element.classList.contains("map-window");
  const cuts = (element, axis) => style(element)[`overflow${axis}`] !== "visible";
  /** How many times its own size a flick of the finger moves a part that scrolls. */
  const SWIPE = 5;
  /** Why an element cannot be used; empty where it can, at once or after one swipe. */
  const whyNot = (element) => {
    if (!isDrawn(element)) return "is not drawn";
    let box = boxOf(element);
    if (!hasArea(box)) return "has no size";
    for (let at = element.parentElement; at !== null; at = at.parentElement) {
      if (!cuts(at, "X") && !cuts(at, "Y")) continue;
      const around = at === document.body || at === root ? window_ : boxOf(at);
      const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
      for (const [axis, place, from, to] of [
        ["X", middle.x, around.left, around.right],
        ["Y", middle.y, around.top, around.bottom],
      ]) {
        if (!cuts(at, axis) || (place >= from && place <= to)) continue;
        if (!scrolls(at, axis)) return `is cut off by ${nameOf(at)}`;
        const away = place < from ? from - place : place - to;
        if (away > SWIPE * (to - from)) return `is ${Math.round(away)} px away in ${nameOf(at)}`;
        if (!hasArea(common(around, window_))) return `lies in ${nameOf(at)}, which is out of view`;
        return ""; // one swipe brings it
      }
      box = common(box, around);
    }
    const seen = common(box, window_);
    if (!hasArea(seen)) return isPhone && scrollsPage(box) ? "" : "is out of view";
    const isHitAt = (x, y) => {
      const hit = document.elementFromPoint(x, y);
      if (hit === null) return false;
      const target = element.dataset.target ?? "";
      const chosen = hit.closest("[data-target]")?.dataset.target ?? hit.closest("[data-chooses]")?.dataset.chooses;
      return element.contains(hit) || (target !== "" && chosen === target);
    };
    const points = [0.1, 0.3, 0.5, 0.7, 0.9];
    const along = (from, to, part) => from + (to - from) * part;
    if (isHitAt(along(seen.left, seen.right, 0.5), along(seen.top, seen.bottom, 0.5))) return "";
    const hits = points.flatMap((x) =>
      points.map((y) => isHitAt(along(seen.left, seen.right, x), along(seen.top, seen.bottom, y))),
    );
    const share = hits.filter(Boolean).length / hits.length;
    if (share >= 0.25) return "";
    const over = document.elementFromPoint(along(seen.left, seen.right, 0.5), along(seen.top, seen.bottom, 0.5));
    return `is covered by ${over === null ? "nothing" : nameOf(over)} (${Math.round(share * 100)}% free)`;
  };
  const scrollsPage = (box) => root.scrollHeight > innerHeight && box.top < 2 * innerHeight;
  const otherTab = document.querySelector(".tabs .has-target[aria-selected=false]") !== null;
  for (const { key, at } of offers) {
    const places = [
      ...(at === "" ? [] : document.querySelectorAll(`[data-target="${CSS.escape(at)}"]`)),
      ...document.querySelectorAll(`.option[data-key="${CSS.escape(key)}"]`),
    ];
    if (places.length === 0) {
      if (at === "" || !otherTab) faults.push(`answer ${key} (at ${at || "no place"}) is nowhere`);
      continue;
    }
    const reasons = places.map((place) => [whyNot(place), place]);
    if (reasons.every(([why]) => why !== "")) {
      faults.push(...reasons.slice(0, 1).map(([why, place]) => `answer ${key}: ${nameOf(place)} ${why}`));
    }
  }

  // --- the question ---
  const bar = document.querySelector(".ask-bar");
  for (const part of bar?.querySelectorAll("h2, button, .hint") ?? []) {
    if (!isDrawn(part)) continue;
    const box = boxOf(part);
    if (!hasArea(box)) continue;
    const seen = common(box, window_);
    if (!hasArea(seen) || seen.bottom - seen.top < (box.bottom - box.top) - 1 || seen.right - seen.left < (box.right - box.left) - 1) {
      faults.push(`the question's ${nameOf(part)} is out of view`);
      continue;
    }
    const around = boxOf(bar);
    if (box.left < around.left - 2 || box.right > around.right + 2) faults.push(`the question's ${nameOf(part)} hangs out of its bar`);
    for (const x of [0.15, 0.5, 0.85]) {
      const over = document.elementFromPoint(box.left + (box.right - box.left) * x, (box.top + box.bottom) / 2);
      if (over !== null && !bar.contains(over) && !over.contains(part)) {
        faults.push(`the question's ${nameOf(part)} is covered by ${nameOf(over)}`);
        break;
      }
    }
  }

  // --- the hand lies between the mat and the piles; a card that stands aslant reaches a little farther ---
  const ASLANT = 16;
  const cards = isPhone ? [] : [...document.querySelectorAll(".hand .fan > *")];
  for (const [name, card] of [[".mat", cards.at(0)], [".piles", cards.at(-1)]]) {
    const beside = document.querySelector(`.hand-area > ${name}`);
    if (card === undefined || beside === null) continue;
    const seen = common(boxOf(card), boxOf(beside));
    if (seen.right - seen.left > ASLANT) faults.push(`a card of the hand lies ${Math.round(seen.right - seen.left)} px over ${name}`);
  }

  // --- the head: its parts stand side by side ---
  for (const part of document.querySelectorAll(".head > *")) {
    if (!isDrawn(part) || cuts(part, "X") || part.scrollWidth <= part.clientWidth + 4) continue;
    faults.push(`${nameOf(part)} spills ${part.scrollWidth - part.clientWidth} px over its neighbour`);
  }

  // --- words ---
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cutTexts = new Map();
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.data.trim() === "") continue;
    const element = node.parentElement;
    if (element.closest(".hidden, .skip, script, style, kbd, option, select") !== null || !isDrawn(element)) continue;
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const cut = cutBy(element, rect);
      if (cut !== null) {
        const name = `“${node.data.trim().slice(0, 60)}” in ${nameOf(element)} is cut by ${cut}`;
        cutTexts.set(nameOf(element), name);
        break;
      }
    }
  }
  faults.push(...cutTexts.values());

  function cutBy(element, rect) {
    if (element.closest('button[aria-expanded="false"]') !== null) return null; // a folded line: a touch opens all of it
    for (let at = element; at !== null && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position } = style(at);
      if (at.classList.contains("map-window")) return null;
      const around = at.getBoundingClientRect();
      if (around.width <= 2 && around.height <= 2) return null; // words for readers alone
      if (/hidden|clip/.test(overflowX) && (rect.right > around.right + 2 || rect.left < around.left - 2)) {
        return `${nameOf(at)} (${Math.round(Math.max(rect.right - around.right, around.left - rect.left))} px wide)`;
      }
      if (/hidden|clip/.test(overflowY) && (rect.bottom > around.bottom + 3 || rect.top < around.top - 3)) {
        return `${nameOf(at)} (${Math.round(Math.max(rect.bottom - around.bottom, around.top - rect.top))} px high)`;
      }
      if (/auto|scroll/.test(overflowX + overflowY) || position === "fixed") return null;
    }
    return null;
  }
  return faults;
}
