import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { searchUrl } from "#domain/publishing/page-url";
import { Icon } from "../icon.tsx";
import { focusSearch } from "../search/focus-search.ts";
import styles from "./drawer.module.css";
import { MENU_GROUPS } from "./menu-groups.ts";
import { MenuLinks } from "./menu-links.tsx";

/**
 * The button of small screens and the drawer that it opens. Without JavaScript the drawer is a popover; with it, a modal
 * dialog, which keeps the focus inside while it is open and gives it back.
 */
export function Drawer() {
  const drawer = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const open = (event: MouseEvent) => {
    // opened before the scripts were there, the popover closes as it opened
    if (drawer.current?.matches(":popover-open")) return;
    event.preventDefault();
    drawer.current?.showModal();
  };
  const close = () => {
    if (drawer.current?.matches(":popover-open")) drawer.current.hidePopover();
    else drawer.current?.close();
  };
  // so does leaving the place, as by Back; one that was opened before the scripts were there stays open with them
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place closes it
  useEffect(() => close, [key]);
  const closeBeside = (event: MouseEvent) => {
    if (event.target === drawer.current || (event.target as Element).closest("a")) close();
  };
  const openSearch = (event: MouseEvent) => {
    close();
    if (focusSearch()) event.preventDefault();
  };
  return (
    <>
      <button
        className={styles.open}
        type="button"
        popoverTarget="menu"
        aria-label="Menu"
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon name="menu" size={24} />
      </button>
      <dialog
        id="menu"
        className={styles.drawer}
        aria-label="Menu"
        popover="auto"
        ref={drawer}
        onClick={closeBeside}
        onKeyDown={keepFocusInside}
      >
        <nav className={styles.inside} aria-label="Menu">
          <div className={styles.top}>
            <a className={styles.search} href={searchUrl()} onClick={openSearch}>
              <Icon name="search" /> Search
            </a>
            <button
              className={styles.close}
              type="button"
              popoverTarget="menu"
              popoverTargetAction="hide"
              aria-label="Close"
              onClick={close}
            >
              <Icon name="close" size={24} />
            </button>
          </div>
          {MENU_GROUPS.map((menu) => (
            <section key={menu.title}>
              <h2 className={styles.title}>{menu.title}</h2>
              <MenuLinks menu={menu} />
            </section>
          ))}
        </nav>
      </dialog>
    </>
  );
}

/** From the last one to the first and back, not by way of the browser's own bars. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== "Tab" || !event.currentTarget.open) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("a, button")];
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
