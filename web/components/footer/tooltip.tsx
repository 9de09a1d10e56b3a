import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import styles from "./tooltip.module.css";

/** Time that the pointer rests on a control before its tooltip opens. */
const DELAY_MS = 700;
/** Skip delay: within this time after a tooltip closed, the next opens at once. */
const SKIP_DELAY_MS = 300;

let lastClosedAt = Number.NEGATIVE_INFINITY;

/** Shows the name of an icon-only control above it. The control has the same text as its `aria-label`. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = () => {
    clearTimeout(timer.current);
    if (isOpen) lastClosedAt = performance.now();
    setOpen(false);
  };
  const closeOnEscape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "Escape") close();
  });
  const openOnHover = () => {
    const isSkipped = performance.now() - lastClosedAt < SKIP_DELAY_MS;
    timer.current = setTimeout(() => setOpen(true), isSkipped ? 0 : DELAY_MS);
  };
  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    document.addEventListener("keydown", (event) => closeOnEscape(event), { signal: listening.signal });
    return () => listening.abort();
  }, [isOpen]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <span
      className={styles.control}
      onPointerEnter={({ pointerType }) => pointerType !== "touch" && openOnHover()}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={({ target }) => target.matches(":focus-visible") && setOpen(true)}
      onBlur={close}
    >
      {children}
      {isOpen && (
        <span className={styles.bubble} role="tooltip">
          {text}
        </span>
      )}
    </span>
  );
}
