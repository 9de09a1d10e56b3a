type Menu = HTMLDetailsElement;

/** Delays of product.md §9. Milliseconds. */
const OPEN_DELAY = 200;
const CLOSE_DELAY = 150;
/** After one was closed, the next opens at once. Milliseconds. */
const SKIP_DELAY = 300;

/** Opens menus on hover. A click on a menu opened by hover keeps it open; the next click closes it. */
export function openMenusOnHover(menus: Menu[]): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let openedByPointer: Menu | undefined;
  let closedByClick: Menu | undefined;
  let lastOpen = Number.NEGATIVE_INFINITY;

  const after = (delay: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, delay);
  };
  const enter = (menu: Menu) => {
    clearTimeout(timer);
    if (menu.open || menu === closedByClick) return;
    const isSoonAfter = menus.some(({ open }) => open) || performance.now() - lastOpen < SKIP_DELAY;
    after(isSoonAfter ? 0 : OPEN_DELAY, () => {
      for (const other of menus) other.open = other === menu;
      openedByPointer = menu;
    });
  };
  const leave = (menu: Menu) => {
    clearTimeout(timer);
    closedByClick = undefined;
    const isUsedByKeyboard = menu.contains(document.activeElement?.closest("a") ?? null);
    if (menu.open && !isUsedByKeyboard)
      after(CLOSE_DELAY, () => {
        menu.open = false;
      });
  };
  const click = (menu: Menu, event: Event) => {
    clearTimeout(timer);
    const isKept = menu.open && menu === openedByPointer;
    if (isKept) event.preventDefault();
    closedByClick = menu.open && !isKept ? menu : undefined;
    openedByPointer = undefined;
  };

  for (const menu of menus) {
    const ofMouse = (act: (menu: Menu) => void) => (event: PointerEvent) => {
      if (event.pointerType === "mouse") act(menu);
    };
    menu.addEventListener("pointerenter", ofMouse(enter));
    menu.addEventListener("pointerleave", ofMouse(leave));
    menu.querySelector("summary")?.addEventListener("click", (event) => click(menu, event));
    menu.addEventListener("toggle", () => {
      if (menu.open) return;
      lastOpen = performance.now();
      if (openedByPointer === menu) openedByPointer = undefined;
    });
    // The hover that loaded this module.
    if (matchMedia("(hover: hover)").matches && menu.matches(":hover")) enter(menu);
  }
}
