import type { OpenAtFormProps } from "../open-at/open-at-form.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { type ListFacetsProps, listFacets } from "./list-facets.ts";

interface ListFilterPanelProps extends ListFacetsProps {
  clearHref: string | undefined;
  openAt: OpenAtFormProps;
}

/** Shows the facets of a list of businesses. */
export function ListFilterPanel({ clearHref, openAt, ...props }: ListFilterPanelProps) {
  return <FilterPanel groups={listFacets(props)} totalCount={props.totalCount} clearHref={clearHref} openAt={openAt} />;
}
