import styles from "./click-shield.module.css";

/** Time of the shield, longer than the pause in a double click. */
const SHIELD_MS = 500;

const BLOCKED = ["pointerdown", "pointerup", "mousedown", "mouseup", "touchstart", "click", "dblclick", "contextmenu"];

let shield: HTMLElement | undefined;
let removal: ReturnType<typeof setTimeout> | undefined;

/**
 * Covers the page for half a second after a dialog has closed: the second click of a double click would hit what lay behind the dialog.
 * Keys go on working. Browser only.
 */
export function shieldClicks(): void {
  shield ??= coverPage();
  clearTimeout(removal);
  removal = setTimeout(() => {
    shield?.remove();
    shield = undefined;
  }, SHIELD_MS);
}

function coverPage(): HTMLElement {
  const cover = document.createElement("div");
  cover.className = styles.shield ?? "";
  cover.ariaHidden = "true";
  for (const type of BLOCKED) cover.addEventListener(type, block, { passive: false });
  return document.body.appendChild(cover);
}

/** Blocks the event, so that a dialog which is still open keeps the focus and does not close on an outside click. */
function block(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
