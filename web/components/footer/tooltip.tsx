import type { FocusEvent, PointerEvent, ReactNode } from "react";
import styles from "./tooltip.module.css";

/**
 * Shows what an icon-only control does, beside it. `children` is that one control, which says the same to everyone by
 * its `aria-label`: whoever cannot hover misses nothing. What shows tooltips is fetched with the first of them.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const show = async ({ type, currentTarget }: PointerEvent | FocusEvent) => {
    const control = currentTarget.firstElementChild;
    const { hover, focus } = await import("./tooltip-bubble.ts");
    if (control instanceof HTMLElement) (type === "focus" ? focus : hover)(control, text);
  };
  // a tooltip that cannot be fetched is not missed
  const showIfPossible = (event: PointerEvent | FocusEvent) => void show(event).catch(() => undefined);
  return (
    <span
      className={styles.control}
      onPointerEnter={(event) => event.pointerType !== "touch" && showIfPossible(event)}
      onFocus={showIfPossible}
    >
      {children}
    </span>
  );
}
