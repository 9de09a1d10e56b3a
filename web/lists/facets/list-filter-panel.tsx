import { OpenAtForm, type OpenAtFormProps } from "../open-at/open-at-form.tsx";
import styles from "./filter-panel.module.css";
import { FilterPanel } from "./filter-panel.tsx";
import { type ListFacetsProps, listFacets } from "./list-facets.ts";

interface ListFilterPanelProps extends ListFacetsProps {
  clearHref: string | undefined;
  openAt: OpenAtFormProps;
}

/** Shows the facets of a list of businesses. */
export function ListFilterPanel({ clearHref, openAt, ...props }: ListFilterPanelProps) {
  return (
    <FilterPanel groups={listFacets(props)} totalCount={props.totalCount} clearHref={clearHref}>
      <div className={styles.openAt}>
        <h4 className={styles.title}>Open at</h4>
        <OpenAtForm {...openAt} />
      </div>
    </FilterPanel>
  );
}
