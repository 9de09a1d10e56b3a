import { useState } from "react";
import type { ChosenBusinesses } from "../../api/businesses-api.ts";
import type { BusinessFilters } from "../table-params.ts";

interface SelectionState {
  /** The filters that the selection belongs to. */
  key: string;
  ids: ReadonlySet<number>;
  /** Number of businesses when all that match were chosen. */
  allCount: number | undefined;
}

const NONE: ReadonlySet<number> = new Set();

/** Keeps selected ids across pages, or all businesses that the filters match. Other filters clear the selection. */
export function useSelection(filters: BusinessFilters) {
  const { sort: _, ...conditions } = filters;
  const key = JSON.stringify(conditions);
  const [state, setState] = useState<SelectionState>({ key, ids: NONE, allCount: undefined });
  const { ids, allCount } = state.key === key ? state : { ids: NONE, allCount: undefined };
  const isAll = allCount !== undefined;
  const chosen: ChosenBusinesses = isAll ? { filters, count: allCount } : { ids: [...ids] };
  return {
    ids,
    isAll,
    chosen,
    count: allCount ?? ids.size,
    /** A choice of single rows ends the choice of all. */
    select: (nextIds: ReadonlySet<number>) => setState({ key, ids: nextIds, allCount: undefined }),
    selectAll: (count: number) => setState({ key, ids, allCount: count }),
    clear: () => setState({ key, ids: NONE, allCount: undefined }),
  };
}

export type Selection = ReturnType<typeof useSelection>;
