import type { ReactNode } from "react";
import layout from "../styles/layout.module.css";
import styles from "./empty-list.module.css";

interface EmptyListProps {
  text: string;
  /** Address of the list without filters; undefined when none is applied. */
  clearHref: string | undefined;
  /** Links to next steps. */
  children: ReactNode;
}

/** The empty state of a list: a message and the next steps. */
export function EmptyList({ text, clearHref, children }: EmptyListProps) {
  return (
    <div className={styles.empty}>
      <div className={styles.street} aria-hidden="true" />
      <p>{text}</p>
      <div className={styles.steps}>
        {clearHref !== undefined && (
          <a className={layout.button} href={clearHref}>
            Clear Filters
          </a>
        )}
        {children}
      </div>
    </div>
  );
}
