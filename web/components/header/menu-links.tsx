import { useLocation } from "react-router-dom";
import { Icon } from "../icon.tsx";
import { isCurrent, type MenuGroup, type MenuLink } from "./menu-groups.ts";
import styles from "./menu-links.module.css";

/** Shows the links of one menu; the current page is marked. */
export function MenuLinks({ menu: { links, all } }: { menu: MenuGroup }) {
  const { pathname } = useLocation();
  const ariaCurrent = (link: MenuLink) => (isCurrent(link, pathname) ? "page" : undefined);
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <a className={styles.link} href={link.href} aria-current={ariaCurrent(link)}>
            {link.group && (
              <svg className={styles.awning} data-group={link.group} width="20" height="14" aria-hidden="true">
                <path d="M3.5 0h13L20 8a2.5 2.5 0 0 1-5 1.5 2.5 2.5 0 0 1-5 0 2.5 2.5 0 0 1-5 0A2.5 2.5 0 0 1 0 8Z" />
              </svg>
            )}
            {link.label}
            {link.note !== undefined && <span className={styles.note}>{link.note}</span>}
          </a>
        </li>
      ))}
      <li className={styles.all}>
        <a className={styles.link} href={all.href} aria-current={ariaCurrent(all)}>
          {all.label} <Icon name="right" size={16} />
        </a>
      </li>
    </ul>
  );
}
