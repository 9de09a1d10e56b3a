import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { exactCount } from "#domain/text/count-label";
import { Icon } from "../../components/icon.tsx";
import layout from "../../styles/layout.module.css";
import { FILTERS_ID } from "./filter-button.tsx";
import styles from "./filter-panel.module.css";
import type { FilterGroup, FilterOption } from "./list-facets.ts";

interface FilterPanelProps {
  groups: FilterGroup[];
  /** Number of results, shown on the button that closes the sheet. */
  totalCount: number;
  /** Address without filters; undefined when none is applied. */
  clearHref: string | undefined;
  /** Tells whether folded options are shown initially. */
  isUnfolded?: boolean;
  /** Called when a visitor asks for further options. */
  onUnfold?: () => void;
  /** Tells whether fetching the folded options failed. */
  hasFailed?: boolean;
  /** Follows the options of the first group. */
  children?: ReactNode;
}

/** Shows the facets of a list as links with counts: a column on wide screens, otherwise a sheet, which is a popover. */
export function FilterPanel({ groups, totalCount, clearHref, children, ...folding }: FilterPanelProps) {
  return (
    <div id={FILTERS_ID} className={styles.panel} popover="auto" tabIndex={-1} data-filters="">
      <div className={styles.top}>
        <h2>Filters</h2>
        <button
          className={styles.close}
          type="button"
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
          aria-label="Close"
        >
          <Icon name="close" size={24} />
        </button>
      </div>
      <nav className={styles.groups} aria-label="Filters">
        {groups.map((group, index) => (
          <Group key={group.title} group={group} {...folding}>
            {index === 0 && children}
          </Group>
        ))}
      </nav>
      <div className={styles.end}>
        {clearHref !== undefined && (
          <a className={layout.quietButton} href={clearHref}>
            Clear
          </a>
        )}
        <button className={layout.button} type="button" popoverTarget={FILTERS_ID} popoverTargetAction="hide">
          Show {exactCount(totalCount)}
        </button>
      </div>
    </div>
  );
}

type GroupProps = Pick<FilterPanelProps, "isUnfolded" | "onUnfold" | "hasFailed" | "children"> & { group: FilterGroup };

function Group({ group, children, ...folding }: GroupProps) {
  const { title, options, more = [], moreHref } = group;
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <Options options={options} />
      {children}
      {(more.length > 0 || moreHref !== undefined) && <MoreOptions group={group} {...folding} />}
    </section>
  );
}

/** Shows further options, which are fetched when this is opened; without JavaScript, and if that fails, a link leads to them. */
function MoreOptions({ group, isUnfolded, onUnfold, hasFailed }: Omit<GroupProps, "children">) {
  const { title, more = [], moreHref } = group;
  const label = title.toLowerCase();
  const details = useRef<HTMLDetailsElement>(null);
  const unfold = () => {
    if (details.current?.open) onUnfold?.();
  };
  // A visitor may open it before this code is loaded.
  const unfoldEarly = useEffectEvent(unfold);
  useEffect(() => unfoldEarly(), []);
  return (
    <details ref={details} open={isUnfolded} onToggle={unfold}>
      <summary className={styles.more}>More {label}</summary>
      {more.length === 0 && moreHref !== undefined && (
        <a
          className={hasFailed ? styles.more : `${styles.more} ${layout.withoutScript}`}
          href={moreHref}
          rel="nofollow"
        >
          All {label}
        </a>
      )}
      {more.map((group) => (
        <div key={`${group.title} ${group.options[0]?.label}`}>
          <h4 className={styles.title}>{group.title}</h4>
          <Options options={group.options} />
        </div>
      ))}
    </details>
  );
}

function Options({ options }: { options: FilterOption[] }) {
  return (
    <ul>
      {options.map((option) => (
        // The label is a stable key when the URL changes, so that a chosen option keeps the focus.
        <li key={option.label}>{optionLink(option)}</li>
      ))}
    </ul>
  );
}

/**
 * Renders an option. Its link is `nofollow` unless it leads to an indexed page, since filtered lists are not indexed. It is a plain
 * function, since a list has a hundred options, and each component costs the server time.
 */
function optionLink({ label, count, href, isChosen, isIndexed = false }: FilterOption): ReactNode {
  const countMark = count !== undefined && <span className={styles.count}>{count}</span>;
  if (href === undefined)
    return (
      <span className={styles.option}>
        {label}
        {countMark}
      </span>
    );
  return (
    <a
      className={styles.option}
      href={href}
      rel={isIndexed ? undefined : "nofollow"}
      aria-current={isChosen ? "true" : undefined}
    >
      {label}
      {countMark}
    </a>
  );
}
