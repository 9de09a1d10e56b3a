import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { exactCount } from "#domain/text/count-label";
import styles from "./stat-card.module.css";

interface StatCardProps {
  label: string;
  /** Undefined while it is loading. */
  value: number | undefined;
  note?: string;
  /** Defaults to `exactCount`. */
  format?: (value: number) => string;
  href?: string;
}

/** Shows a number and what it counts. */
export function StatCard({ label, value, note, href, format = exactCount }: StatCardProps) {
  return (
    <div className={styles.card}>
      <p className={styles.label}>{href === undefined ? label : <Link to={href}>{label}</Link>}</p>
      <p className={styles.value} aria-busy={value === undefined}>
        {value === undefined ? <span className={styles.skeleton} /> : format(value)}
      </p>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  );
}

export function StatCards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}
