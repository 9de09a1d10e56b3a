import styles from "./applied-filters.module.css";
import { Chip } from "./chip.tsx";
import type { AppliedFilter } from "./list-filters.ts";

/** Shows the applied filters, each a link that removes it; from two on, one more that clears all. */
export function AppliedFilters({ applied, clearHref }: { applied: AppliedFilter[]; clearHref: string | undefined }) {
  if (applied.length === 0) return null;
  return (
    <ul className={styles.applied} aria-label="Applied filters" data-filters="">
      {applied.map(({ label, removeHref }) => (
        <li key={label}>
          <Chip label={label} removeHref={removeHref} />
        </li>
      ))}
      {clearHref !== undefined && applied.length > 1 && (
        <li>
          <a className={styles.clear} href={clearHref}>
            Clear Filters
          </a>
        </li>
      )}
    </ul>
  );
}
