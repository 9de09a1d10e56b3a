import { type RefObject, type ToggleEvent, useId, useRef } from "react";

/** Gap in pixels to the button and to the edges of the window. */
const GAP_PX = 4;

/** Connects a button with a popover that opens beside it; Escape or a click elsewhere closes it, and the focus returns. */
export function usePopover() {
  const id = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const popoverRef = useRef<HTMLDivElement>(null);
  const onToggle = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    if (newState === "open") place(buttonRef, popoverRef);
  };
  return {
    button: { ref: buttonRef, popoverTarget: id },
    popover: { id, ref: popoverRef, popover: "auto" as const, onToggle },
    close: () => popoverRef.current?.hidePopover(),
  };
}

/** Places the popover under the button, or above it if there is no room; its right edge is the button's. */
function place(button: RefObject<HTMLButtonElement | null>, popover: RefObject<HTMLDivElement | null>) {
  if (!button.current || !popover.current) return;
  const { style, offsetWidth, offsetHeight } = popover.current;
  const { top, bottom, right } = button.current.getBoundingClientRect();
  const isAbove = bottom + GAP_PX + offsetHeight > window.innerHeight && top > window.innerHeight / 2;
  style.left = `${Math.max(GAP_PX, right - offsetWidth)}px`;
  style.top = `${Math.max(GAP_PX, isAbove ? top - GAP_PX - offsetHeight : bottom + GAP_PX)}px`;
}
