import { exactCount } from "#domain/text/count-label";
import styles from "./count-list.module.css";

interface CountListProps {
  /** In this order. */
  counts: readonly { label: string; count: number; note?: string }[];
}

/** Numbers with what they count: side by side, on a phone below one another, where a million does not fit a card. */
export function CountList({ counts }: CountListProps) {
  return (
    <dl className={styles.counts}>
      {counts.map(({ label, count, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{exactCount(count)}</dd>
          {note !== undefined && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
