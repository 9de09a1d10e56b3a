import type { ComponentProps } from "react";
import { lazyComponent } from "../../lazy/lazy-component.tsx";
import type { ListFilterPanel } from "../facets/list-filter-panel.tsx";
import type { QuickFilters } from "../facets/quick-filters.tsx";
import type { FeedLink } from "../feed-link.tsx";
import type { NearMeProps } from "../near-me/near-me.tsx";

/** Shows `QuickFilters`. Its links work without its code. */
export const lazyQuickFilters = lazyComponent<ComponentProps<typeof QuickFilters>>("web/lists/late/list-parts.ts", () =>
  import("./list-parts.ts").then(({ QuickFilters }) => ({ Component: QuickFilters })),
);

/** Shows a `ListFilterPanel`. Its links work without its code. */
export const lazyFilterPanel = lazyComponent<ComponentProps<typeof ListFilterPanel>>(
  "web/lists/late/list-parts.ts",
  () => import("./list-parts.ts").then(({ ListFilterPanel }) => ({ Component: ListFilterPanel })),
);

/** Shows a `FeedLink`. */
export const lazyFeedLink = lazyComponent<ComponentProps<typeof FeedLink>>("web/lists/late/list-parts.ts", () =>
  import("./list-parts.ts").then(({ FeedLink }) => ({ Component: FeedLink })),
);

/** Shows `NearMe`, which is a button that works only with its code. */
export const lazyNearMe = lazyComponent<NearMeProps>("web/lists/late/list-parts.ts", () =>
  import("./list-parts.ts").then(({ NearMe }) => ({ Component: NearMe })),
);
