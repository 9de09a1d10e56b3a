import chip from "../chip.module.css";
import { type FilterOption, type ListFacetsProps, listFacets } from "./list-facets.ts";

/** Titles of the groups that give chips, each with the number of its first options. */
const CHIPS: readonly (readonly [title: string, count: number])[] = [
  ["Show only", 1],
  ["Rating", 1],
  ["Price", 3],
  ["Features", 3],
];

/** Shows the most useful filters as chips, which small screens have in one row. Applied ones have chips of their own. */
export function QuickFilters(props: ListFacetsProps) {
  const groups = listFacets(props);
  const options = CHIPS.flatMap(
    ([title, count]) => groups.find((group) => group.title === title)?.options.slice(0, count) ?? [],
  );
  return (
    <ul className={chip.quick} aria-label="Quick filters" data-filters="">
      {options.filter(isOffered).map(({ label, shortLabel = label, href }) => (
        <li key={label}>
          <a
            className={chip.choice}
            href={href}
            rel="nofollow"
            aria-label={label !== shortLabel && label.startsWith(shortLabel) ? label : undefined}
          >
            {shortLabel}
          </a>
        </li>
      ))}
    </ul>
  );
}

function isOffered({ isChosen, href }: FilterOption): boolean {
  return !isChosen && href !== undefined;
}
