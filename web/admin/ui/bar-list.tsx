import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import styles from "./bar-list.module.css";

interface BarItem {
  label: string;
  /** Fraction of the full width, 0 to 1. */
  share: number;
  figure: ReactNode;
  href: string;
}

/** A bar chart as a list of links. */
export function BarList({ items }: { items: readonly BarItem[] }) {
  return (
    <div className={styles.frame}>
      <ul className={styles.list}>
        {items.map(({ label, share, figure, href }) => (
          <li key={label}>
            <Link className={styles.item} to={href}>
              <span className={styles.label}>{label}</span>
              <span className={styles.figure}>{figure}</span>
              <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect className={styles.ground} width="100" height="1" />
                <rect className={styles.filled} width={100 * share} height="1" />
              </svg>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
