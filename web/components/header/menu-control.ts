import { moveFocusByKey } from "./menu-keys.ts";
import { openMenusOnHover } from "./menu-pointer.ts";

/** Adds hover, keyboard and outside clicks to the <details> in `nav`; one menu is open at a time. */
export function attachMenuBehaviour(nav: HTMLElement): void {
  const menus = [...nav.querySelectorAll("details")];
  openMenusOnHover(menus);
  for (const menu of menus) {
    menu.addEventListener("toggle", () => {
      // Browsers without exclusive <details> need this.
      if (menu.open) closeMenus(menus.filter((other) => other !== menu));
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
