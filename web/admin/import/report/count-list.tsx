import { exactCount } from "#domain/text/count-label";
import styles from "./count-list.module.css";

interface CountListProps {
  counts: readonly { label: string; count: number; note?: string }[];
}

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
