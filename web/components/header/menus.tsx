import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { Icon } from "../icon.tsx";
import { isCurrent, type MenuGroup } from "./menu-groups.ts";
import { MenuLinks } from "./menu-links.tsx";
import styles from "./menus.module.css";

/**
 * The menus of wide screens are `<details>`, which work without JavaScript (docs/decisions/0017). The first hover or focus loads opening on
 * hover and arrow keys.
 */
export function Menus({ groups }: { groups: readonly MenuGroup[] }) {
  const nav = useRef<HTMLElement>(null);
  const isLoaded = useRef(false);
  const { key, pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes them
  useEffect(() => {
    for (const menu of nav.current?.querySelectorAll("details") ?? []) menu.open = false;
  }, [key]);
  const loadBehaviour = () => {
    if (isLoaded.current) return;
    isLoaded.current = true;
    import("./menu-behaviour.ts").then(
      ({ attachMenuBehaviour }) => nav.current && attachMenuBehaviour(nav.current),
      () => {
        isLoaded.current = false;
      },
    );
  };
  return (
    <nav className={styles.menus} aria-label="Main" ref={nav} onPointerEnter={loadBehaviour} onFocus={loadBehaviour}>
      {groups.map((menu) => (
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
