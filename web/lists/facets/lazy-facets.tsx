import type { ComponentProps } from "react";
import { lazyComponent } from "../../lazy/lazy-component.tsx";
import type { ListFilterPanel } from "./list-filter-panel.tsx";
import type { QuickFilters } from "./quick-filters.tsx";

/** Shows `QuickFilters`. Its links work without its code. */
export const lazyQuickFilters = lazyComponent<ComponentProps<typeof QuickFilters>>("web/lists/list-parts.ts", () =>
  import("../list-parts.ts").then(({ QuickFilters }) => ({ Component: QuickFilters })),
);

/** Shows a `ListFilterPanel`. Its links work without its code. */
export const lazyFilterPanel = lazyComponent<ComponentProps<typeof ListFilterPanel>>("web/lists/list-parts.ts", () =>
  import("../list-parts.ts").then(({ ListFilterPanel }) => ({ Component: ListFilterPanel })),
);
