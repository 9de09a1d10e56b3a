import "../lazy/shared-list-modules.ts";
import "../lazy/shared-modules.ts";

/** Parts of a list that are loaded after the page, in one chunk. */
export { ListFilterPanel } from "./facets/list-filter-panel.tsx";
export { QuickFilters } from "./facets/quick-filters.tsx";
export { NearMe } from "./near-me/near-me.tsx";
