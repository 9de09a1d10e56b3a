import "../../lazy/shared-modules.ts";
/** Adds hover, keyboard and outside clicks to the <details> in `nav`; only one menu is open at a time. */
export function attachMenuBehaviour(nav: HTMLElement): void {
  const menus = [...nav.querySelectorAll("details")];
  openMenusOnHover(menus);
  for (const menu of menus) {
    menu.addEventListener("toggle", () => {
      // Browsers without exclusive <details> need this.
      if (menu.open) closeMenus(menus.filter((otherMenu) => otherMenu !== menu));
    });
    menu.addEventListener("keydown", (event) => moveFocusByKey(event, menu, menus));
    menu.addEventListener("focusout", ({ relatedTarget }) => {
      if (isOutside(menu, relatedTarget)) closeMenus([menu]);
    });
  }
  document.addEventListener("click", ({ target }) => closeMenus(menus.filter((menu) => isOutside(menu, target))));
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") closeMenus(menus);
  });
}

function closeMenus(menus: HTMLDetailsElement[]): void {
  for (const menu of menus) menu.open = false;
}

function isOutside(menu: HTMLDetailsElement, target: EventTarget | null): boolean {
  return target instanceof Node && !menu.contains(target);
}

/** Moves focus by arrows, Home and End among the links of a menu or among the menus; Escape returns to the button. */
function moveFocusByKey(event: KeyboardEvent, menu: HTMLDetailsElement, menus: HTMLDetailsElement[]): void {
  const target = targetOf(event.key, menu, menus);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function targetOf(key: string, menu: HTMLDetailsElement, menus: HTMLDetailsElement[]): HTMLElement | null | undefined {
  const summary = menu.querySelector("summary");
  const links = [...menu.querySelectorAll("a")];
  const summaries = menus.map((details) => details.querySelector("summary"));
  if (key === "Escape") return menu.open ? summary : undefined;
  if (key === "ArrowRight") return step(summaries, summary, 1);
  if (key === "ArrowLeft") return step(summaries, summary, -1);
  const link = links.find((element) => element === document.activeElement);
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

/** Steps through the items, wrapping around. */
function step<Item>(items: Item[], item: Item, offset: number): Item | undefined {
  return items[(items.indexOf(item) + offset + items.length) % items.length];
}

type Menu = HTMLDetailsElement;

/** Hover time before a menu opens, so that a pointer that only passes over it opens nothing. */
const OPEN_DELAY_MS = 200;
const CLOSE_DELAY_MS = 150;
/** Skip delay: within this time after a menu closed, the next opens at once. */
const SKIP_DELAY_MS = 300;

/** Opens menus on hover. A click on a menu opened by hover keeps it open; the next click closes it. */
function openMenusOnHover(menus: Menu[]): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let openedByPointer: Menu | undefined;
  let closedByClick: Menu | undefined;
  let lastOpen = Number.NEGATIVE_INFINITY;

  const callAfter = (delay: number, action: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(action, delay);
  };
  const enter = (menu: Menu) => {
    clearTimeout(timer);
    if (menu.open || menu === closedByClick) return;
    const isSoonAfter = menus.some(({ open }) => open) || performance.now() - lastOpen < SKIP_DELAY_MS;
    callAfter(isSoonAfter ? 0 : OPEN_DELAY_MS, () => {
      for (const otherMenu of menus) otherMenu.open = otherMenu === menu;
      openedByPointer = menu;
    });
  };
  const leave = (menu: Menu) => {
    clearTimeout(timer);
    closedByClick = undefined;
    const isUsedByKeyboard = menu.contains(document.activeElement?.closest("a") ?? null);
    if (menu.open && !isUsedByKeyboard)
      callAfter(CLOSE_DELAY_MS, () => {
        menu.open = false;
      });
  };
  const click = (menu: Menu, event: Event) => {
    clearTimeout(timer);
    const staysOpen = menu.open && menu === openedByPointer;
    if (staysOpen) event.preventDefault();
    closedByClick = menu.open && !staysOpen ? menu : undefined;
    openedByPointer = undefined;
  };

  for (const menu of menus) {
    const onlyForMouse = (action: (menu: Menu) => void) => (event: PointerEvent) => {
      if (event.pointerType === "mouse") action(menu);
    };
    menu.addEventListener("pointerenter", onlyForMouse(enter));
    menu.addEventListener("pointerleave", onlyForMouse(leave));
    menu.querySelector("summary")?.addEventListener("click", (event) => click(menu, event));
    menu.addEventListener("toggle", () => {
      if (menu.open) return;
      lastOpen = performance.now();
      if (openedByPointer === menu) openedByPointer = undefined;
    });
    // Handles the hover that loaded this module.
    if (matchMedia("(hover: hover)").matches && menu.matches(":hover")) enter(menu);
  }
}
