/** Moves focus by arrows, Home and End among the links of a menu or among the menus; Escape returns to the button. */
export function moveFocusByKey(event: KeyboardEvent, menu: HTMLDetailsElement, menus: HTMLDetailsElement[]): void {
  const target = targetOf(event.key, menu, menus);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function targetOf(key: string, menu: HTMLDetailsElement, menus: HTMLDetailsElement[]): HTMLElement | null | undefined {
  const summary = menu.querySelector("summary");
  const links = [...menu.querySelectorAll("a")];
  const summaries = menus.map((other) => other.querySelector("summary"));
  if (key === "Escape") return menu.open ? summary : undefined;
  if (key === "ArrowRight") return step(summaries, summary, 1);
  if (key === "ArrowLeft") return step(summaries, summary, -1);
  const link = links.find((other) => other === document.activeElement);
  if (!link) return targetFromSummary(key, menu, links, summaries);
  if (key === "ArrowDown") return step(links, link, 1);
  if (key === "ArrowUp") return step(links, link, -1);
  if (key === "Home") return links[0];
  return key === "End" ? links.at(-1) : undefined;
}

function targetFromSummary(
  key: string,
  menu: HTMLDetailsElement,
  links: HTMLElement[],
  summaries: (HTMLElement | null)[],
): HTMLElement | null | undefined {
  if (key === "Home") return summaries[0];
  if (key === "End") return summaries.at(-1);
  if (key !== "ArrowDown" && key !== "ArrowUp") return undefined;
  menu.open = true;
  return key === "ArrowDown" ? links[0] : links.at(-1);
}

/** Wraps around. */
function step<Item>(items: Item[], item: Item, by: number): Item | undefined {
  return items[(items.indexOf(item) + by + items.length) % items.length];
}
