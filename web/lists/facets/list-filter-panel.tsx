import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PublicQuery } from "../../api/queries.ts";
import type { ShownFacets } from "../../api/shown-facets.ts";
import { OpenAtForm, type OpenAtFormProps } from "../open-at/open-at-form.tsx";
import styles from "./filter-panel.module.css";
import { FilterPanel } from "./filter-panel.tsx";
import { filterGroups, type ListFacetsProps, listFacets } from "./list-facets.ts";

interface ListFilterPanelProps extends ListFacetsProps {
  /** Fetches the facets with those that are folded. */
  allFacets: PublicQuery<ShownFacets>;
  /** The folded facets are shown from the beginning. */
  isUnfolded: boolean;
  clearHref: string | undefined;
  openAt: OpenAtFormProps;
}

/** Shows the facets of a list of businesses. Those that are folded are fetched when a visitor unfolds them. */
export function ListFilterPanel({ allFacets, isUnfolded, clearHref, openAt, ...props }: ListFilterPanelProps) {
  const [isWanted, setWanted] = useState(isUnfolded);
  const { data, isError } = useQuery({
    ...allFacets,
    enabled: isWanted && props.facets.isFolded,
    // The options stay while another list loads, so that they keep the focus.
    placeholderData: keepPreviousData,
  });
  const unfolded = data && props.facets.isFolded ? foldedOptions({ ...props, facets: data }) : undefined;
  const groups = listFacets(props).map((group) =>
    group.moreHref === undefined ? group : { ...group, more: unfolded },
  );
  return (
    <FilterPanel
      groups={groups}
      totalCount={props.totalCount}
      clearHref={clearHref}
      isUnfolded={isUnfolded}
      onUnfold={() => setWanted(true)}
      hasFailed={isError}
    >
      <div className={styles.openAt}>
        <h4 className={styles.title}>Open at</h4>
        <OpenAtForm {...openAt} />
      </div>
    </FilterPanel>
  );
}

function foldedOptions({ state, facets, totalCount, unit }: ListFacetsProps) {
  return filterGroups(state, facets, totalCount, unit).find(({ more }) => more !== undefined)?.more;
}
