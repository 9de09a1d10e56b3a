import opener from "../components/header/disclosure-button.module.css";
import { Icon } from "../components/icon.tsx";
import layout from "../styles/layout.module.css";
import styles from "./filter-panel.module.css";
import type { FilterGroup, FilterOption } from "./list-filters.ts";

/**
 * What a list can be narrowed to, as links, each with the number of businesses behind it. Beside the list where there is
 * room, otherwise folded away.
 */
export function FilterPanel({ groups, appliedCount }: { groups: FilterGroup[]; appliedCount: number }) {
  return (
    <details className={styles.panel}>
      <summary className={opener.opener}>
        <Icon name="filter" /> Filters
        {appliedCount > 0 && (
          <>
            <span className={styles.applied} aria-hidden="true">
              {appliedCount}
            </span>
            <span className={layout.visuallyHidden}>, {appliedCount} applied</span>
          </>
        )}
      </summary>
      <nav className={styles.groups} aria-label="Filters" data-filters="">
        {groups.map(({ title, options }) => (
          <section key={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul>
              {options.map((option) => (
                <li key={option.label}>
                  <Option option={option} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </details>
  );
}

/** Crawlers need not follow: what is narrowed is not for them. */
function Option({ option: { label, count, href, isChosen } }: { option: FilterOption }) {
  const content = (
    <>
      {label}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </>
  );
  if (href === undefined) return <span className={styles.option}>{content}</span>;
  return (
    <a className={styles.option} href={href} rel="nofollow" aria-current={isChosen ? "true" : undefined}>
      {content}
    </a>
  );
}
