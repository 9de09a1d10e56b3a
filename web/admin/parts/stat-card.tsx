import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { exactCount } from "#domain/text/count-label";
import styles from "./stat-card.module.css";

interface StatCardProps {
  label: string;
  /** Absent while it is being fetched. */
  value: number | undefined;
  note?: string;
  /** How the number is written; in English where absent. */
  format?: (value: number) => string;
  /** Where its parts can be seen. */
  href?: string;
}

/** One number and what it counts. */
export function StatCard({ label, value, note, href, format = exactCount }: StatCardProps) {
  return (
    <div className={styles.card}>
      <p className={styles.label}>{href === undefined ? label : <Link to={href}>{label}</Link>}</p>
      <p className={styles.value} aria-busy={value === undefined}>
        {value === undefined ? <span className={styles.wait} /> : format(value)}
      </p>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  );
}

/** Stat cards beside one another. */
export function StatCards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}
