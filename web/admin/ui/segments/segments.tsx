import { Link } from "react-router-dom";
import styles from "./segments.module.css";

interface Segment<Value extends string> {
  value: Value;
  label: string;
  /** Language of the label, if it differs from that of the page. */
  lang?: string;
}

interface SegmentLinksProps<Value extends string> {
  label: string;
  segments: readonly (Segment<Value> & { href: string })[];
  value: Value;
}

/** Links to the sections of a tab, of which one is open. */
export function SegmentLinks<Value extends string>({ label, segments, value }: SegmentLinksProps<Value>) {
  return (
    <nav className={styles.segments} aria-label={label}>
      {segments.map((segment) => (
        <Link
          key={segment.value}
          to={segment.href}
          className={styles.segment}
          aria-current={segment.value === value ? "page" : undefined}
        >
          {segment.label}
        </Link>
      ))}
    </nav>
  );
}

interface SegmentButtonsProps<Value extends string> {
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Buttons of which exactly one is pressed. */
export function SegmentButtons<Value extends string>(props: SegmentButtonsProps<Value>) {
  const { label, segments, value, onChange } = props;
  return (
    <div className={styles.segments} role="group" aria-label={label}>
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          lang={segment.lang}
          className={styles.segment}
          aria-pressed={segment.value === value}
          onClick={() => onChange(segment.value)}
        >
          {segment.label}
        </button>
      ))}
    </div>
  );
}
