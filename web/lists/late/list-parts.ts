import "../../lazy/shared-list-modules.ts";
import "../../lazy/shared-modules.ts";

export { ListFilterPanel } from "../facets/list-filter-panel.tsx";
export { QuickFilters } from "../facets/quick-filters.tsx";
/** Parts of a list that are loaded after the page, in one chunk. */
export { FeedLink } from "../feed-link.tsx";
export { NearMe } from "../near-me/near-me.tsx";
