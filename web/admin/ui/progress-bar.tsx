import styles from "./progress-bar.module.css";

interface ProgressBarProps {
  label: string;
  /** Fraction from 0 to 1; null if indeterminate. */
  fraction: number | null;
  note?: string;
}

/** A `progress` element with label, percentage and note. */
export function ProgressBar({ label, fraction, note }: ProgressBarProps) {
  const percent = fraction === null ? null : Math.round(fraction * 100);
  return (
    <div className={styles.progress}>
      <div className={styles.text}>
        <span>{label}</span>
        {percent !== null && <span className={styles.percent}>{percent}%</span>}
      </div>
      <progress className={styles.bar} aria-label={label} {...(percent !== null && { value: percent, max: 100 })} />
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  );
}
