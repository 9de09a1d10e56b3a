import { type MouseEvent, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { savedUrl, searchUrl } from "#domain/publishing/page-url";
import { Icon } from "../icon.tsx";
import { focusSearch } from "../search/focus-search.ts";
import styles from "./drawer.module.css";
import type { MenuGroup } from "./menu-groups.ts";
import { MenuLinks } from "./menu-links.tsx";

/** The menu of small screens: a modal `<dialog>`, and without JavaScript a popover. */
export function Drawer({ groups }: { groups: readonly MenuGroup[] }) {
  const drawer = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const openDrawer = (event: MouseEvent) => {
    // If it opened as a popover before hydration, the button closes it.
    if (drawer.current?.matches(":popover-open")) return;
    event.preventDefault();
    drawer.current?.showModal();
  };
  const close = () => {
    if (drawer.current?.matches(":popover-open")) drawer.current.hidePopover();
    else drawer.current?.close();
  };
  // A drawer opened before hydration stays open: only leaving the page closes it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes it
  useEffect(() => close, [key]);
  const closeOnBackdropOrLink = (event: MouseEvent) => {
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
        onClick={openDrawer}
      >
        <Icon name="menu" size={24} />
      </button>
      <dialog
        id="menu"
        className={styles.drawer}
        aria-label="Menu"
        popover="auto"
        ref={drawer}
        onClick={closeOnBackdropOrLink}
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
          <a className={styles.search} href={savedUrl} rel="nofollow">
            <Icon name="heart" /> Saved places
          </a>
          {groups.map((menu) => (
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
