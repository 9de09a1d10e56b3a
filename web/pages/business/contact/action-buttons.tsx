import { actionLinks } from "#domain/business/facts/action-links";
import type { ShownBusiness } from "../../../api/shown-business.ts";
import layout from "../../../styles/layout.module.css";
import styles from "./action-buttons.module.css";

/** Shows the links to reserve, book, order and see the menu as buttons; renders nothing without any. */
export function ActionButtons({ business }: { business: ShownBusiness }) {
  const links = actionLinks(business);
  if (links.length === 0) return null;
  return (
    <p className={styles.actions}>
      {links.map(({ label, href }) => (
        <a key={label} className={layout.quietButton} href={href} rel="nofollow noopener">
          {label}
        </a>
      ))}
    </p>
  );
}
