import { type ReactNode, type ToggleEvent, useId, useRef } from "react";
import { Button } from "./button.tsx";
import { shieldClicks } from "./dialogs/click-shield.ts";
import styles from "./row-menu.module.css";

/** Gap in pixels to the button and to the edges of the window. */
const GAP_PX = 4;

interface RowMenuProps {
  /** The button's label, which names the subject of the actions. */
  label: string;
  /** Buttons and links. */
  children: ReactNode;
  /** Content of the button in place of "⋯". */
  face?: ReactNode;
}

/** A "⋯" button with further actions in a popover, which Escape or any click closes. */
export function RowMenu({ label, face, children }: RowMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const positionMenu = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    if (newState !== "open" || !button.current || !menu.current) return;
    const { style, offsetWidth, offsetHeight } = menu.current;
    const { top, bottom, right } = button.current.getBoundingClientRect();
    const isAbove = bottom + GAP_PX + offsetHeight > window.innerHeight;
    style.left = `${Math.max(GAP_PX, right - offsetWidth)}px`;
    style.top = `${Math.max(GAP_PX, isAbove ? top - GAP_PX - offsetHeight : bottom + GAP_PX)}px`;
  };
  const close = () => {
    menu.current?.hidePopover();
    shieldClicks();
  };
  return (
    <>
      <Button
        look="icon"
        ref={button}
        popoverTarget={id}
        aria-label={label}
        className={face === undefined ? styles.button : styles.wide}
      >
        {face ?? <span aria-hidden="true">⋯</span>}
      </Button>
      {/** biome-ignore lint/a11y/useKeyWithClickEvents: the buttons inside take the keys */}
      {/** biome-ignore lint/a11y/noStaticElementInteractions: it only closes after one of them */}
      <div id={id} ref={menu} popover="auto" className={styles.menu} onToggle={positionMenu} onClick={close}>
        {children}
      </div>
    </>
  );
}
