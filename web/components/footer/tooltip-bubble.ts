import styles from "./tooltip.module.css";

/** In milliseconds (product.md §9): the pointer rests this long before one shows, not at all just after another. */
const DELAY = 700;
const SKIP_DELAY = 300;
/** In pixels: between the control and its tooltip, and between the tooltip and the window's edge. */
const GAP = 8;

/** The control that the pointer or focus is on, whether or not its tooltip shows yet. */
let control: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let bubble: HTMLElement | undefined;
let closedAt = Number.NEGATIVE_INFINITY;

/** The pointer has come to a control. */
export function hover(next: HTMLElement, text: string): void {
  if (next === control || !next.matches(":hover")) return;
  const isSoonAfter = performance.now() - closedAt < SKIP_DELAY;
  turnTo(next);
  timer = setTimeout(() => open(text), isSoonAfter ? 0 : DELAY);
}

/** The focus has come to a control; by the keyboard, else the pointer is what counts. */
export function focus(next: HTMLElement, text: string): void {
  if (next === document.activeElement && next.matches(":focus-visible")) {
    turnTo(next);
    open(text);
  }
}

function turnTo(next: HTMLElement): void {
  close();
  control = next;
  next.addEventListener("pointerleave", leave);
  next.addEventListener("pointerdown", close);
  next.addEventListener("blur", close);
  document.addEventListener("keydown", closeOnEscape);
  document.addEventListener("scroll", close, { passive: true, capture: true });
}

function close(): void {
  clearTimeout(timer);
  control?.removeEventListener("pointerleave", leave);
  control?.removeEventListener("pointerdown", close);
  control?.removeEventListener("blur", close);
  document.removeEventListener("keydown", closeOnEscape);
  document.removeEventListener("scroll", close, { capture: true });
  if (bubble?.matches(":popover-open")) {
    closedAt = performance.now();
    bubble.hidePopover();
    control?.removeAttribute("aria-describedby");
  }
  control = undefined;
}

/** Not to the tooltip itself, which may be read with a pointer that is in the way. */
function leave({ relatedTarget }: PointerEvent): void {
  if (relatedTarget !== bubble && relatedTarget !== control) close();
}

function closeOnEscape({ key }: KeyboardEvent): void {
  if (key === "Escape") close();
}

function open(text: string): void {
  if (!control?.isConnected) return;
  bubble ??= makeBubble();
  bubble.textContent = text;
  bubble.showPopover();
  place(bubble, control);
  // heard twice otherwise
  if (control.getAttribute("aria-label") !== text) control.setAttribute("aria-describedby", bubble.id);
}

function makeBubble(): HTMLElement {
  const made = document.createElement("div");
  made.id = "tooltip";
  made.className = styles["bubble"] ?? "";
  made.setAttribute("role", "tooltip");
  made.popover = "manual";
  made.addEventListener("pointerleave", leave);
  return document.body.appendChild(made);
}

/** Above the control where there is room, else below, within the window. */
function place(made: HTMLElement, beside: HTMLElement): void {
  const at = beside.getBoundingClientRect();
  const { width, height } = made.getBoundingClientRect();
  const above = at.top - height - GAP;
  const left = Math.min(at.left + (at.width - width) / 2, document.documentElement.clientWidth - width - GAP);
  made.style.top = `${above >= GAP ? above : at.bottom + GAP}px`;
  made.style.left = `${Math.max(GAP, left)}px`;
}
