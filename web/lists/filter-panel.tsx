import disclosureButton from "../components/header/disclosure-button.module.css";
import { Icon } from "../components/icon.tsx";
import layout from "../styles/layout.module.css";
import styles from "./filter-panel.module.css";
import type { FilterGroup, FilterOption } from "./list-filters.ts";
import { lazyOpenAtForm } from "./open-at/lazy-open-at-form.tsx";
import type { OpenAtFormProps } from "./open-at/open-at-form.tsx";

interface FilterPanelProps {
  groups: FilterGroup[];
  appliedCount: number;
  openAt?: OpenAtFormProps;
}

/** Shows the facets of a list as links with counts: a sidebar on wide screens, otherwise a disclosure. */
export function FilterPanel({ groups, appliedCount, openAt }: FilterPanelProps) {
  return (
    <details className={styles.panel}>
      <summary className={disclosureButton.button}>
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
        {groups.map(({ title, options, more = [] }, index) => (
          <section key={title}>
            <h2 className={styles.title}>{title}</h2>
            <Options options={options} />
            {openAt && index === 0 && (
              <div className={styles.openAt}>
                <h3 className={styles.title}>Open at</h3>
                <lazyOpenAtForm.Component {...openAt} />
              </div>
            )}
            {more.length > 0 && (
              <details>
                <summary className={styles.more}>More {title.toLowerCase()}</summary>
                {more.map((group) => (
                  <div key={`${group.title} ${group.options[0]?.href}`}>
                    <h3 className={styles.title}>{group.title}</h3>
                    <Options options={group.options} />
                  </div>
                ))}
              </details>
            )}
          </section>
        ))}
      </nav>
    </details>
  );
}

function Options({ options }: { options: FilterOption[] }) {
  return (
    <ul>
      {options.map((option) => (
        <li key={option.href}>
          <Option option={option} />
        </li>
      ))}
    </ul>
  );
}

/** Its link is `nofollow`, since filtered lists are not indexed. */
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
