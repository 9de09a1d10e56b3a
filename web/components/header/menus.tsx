import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { Icon } from "../icon.tsx";
import { isCurrent, MENU_GROUPS } from "./menu-groups.ts";
import { MenuLinks } from "./menu-links.tsx";
import styles from "./menus.module.css";

/**
 * The two menus of larger screens: <details>, which open by a click without JavaScript too (docs/decisions/0017). What
 * opens them on hover and moves by arrow keys is fetched when the pointer or the focus first comes to them.
 */
export function Menus() {
  const nav = useRef<HTMLElement>(null);
  const isAsked = useRef(false);
  const { key, pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place closes them
  useEffect(() => {
    for (const menu of nav.current?.querySelectorAll("details") ?? []) menu.open = false;
  }, [key]);
  const control = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    import("./menu-control.ts").then(
      ({ attachMenuBehaviour: controlMenus }) => nav.current && controlMenus(nav.current),
      () => {
        isAsked.current = false;
      },
    );
  };
  return (
    <nav className={styles.menus} aria-label="Main" ref={nav} onPointerEnter={control} onFocus={control}>
      {MENU_GROUPS.map((menu) => (
        <details
          key={menu.title}
          className={styles.menu}
          name="menu"
          data-current={menu.links.some((link) => isCurrent(link, pathname)) || undefined}
        >
          <summary>
            {menu.title} <Icon name="down" size={16} />
          </summary>
          <div className={styles.panel}>
            <MenuLinks menu={menu} />
          </div>
        </details>
      ))}
    </nav>
  );
}
