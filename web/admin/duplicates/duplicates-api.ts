import { queryOptions } from "@tanstack/react-query";
import type { DuplicatePairs, MergeAnswer, MergedBusiness } from "#contract/admin-api";
import { adminJson, adminSend } from "../api/admin-fetch.ts";
import type { NamedBusiness } from "../api/businesses-api.ts";
import { pollInterval } from "../api/poll-interval.ts";

/** Number of pairs in the first view, and added by each further one. */
export const PAIRS_PER_VIEW = 20;
export const MAX_SHOWN_PAIRS = 100;
const MAX_SHOWN_MERGES = 20;
/** Interval of requests while the server looks for pairs. */
const POLL_MS = 2_000;

export const duplicateQueries = {
  /** `limit` is at most `MAX_SHOWN_PAIRS`. */
  pairs: (limit: number) =>
    queryOptions({
      queryKey: ["admin/duplicates", limit],
      queryFn: () => adminJson<DuplicatePairs>(`duplicates?limit=${limit}`),
      refetchInterval: (query) => (query.state.data?.isSearching ? pollInterval(POLL_MS)(query) : false),
    }),
  merges: queryOptions({
    queryKey: ["admin/duplicates", "merges"],
    queryFn: () => adminJson<MergedBusiness[]>(`duplicates/merges?limit=${MAX_SHOWN_MERGES}`),
  }),
};

/** Choice of the business that survives a merge. */
export interface MergeChoice {
  survivor: NamedBusiness;
  merged: NamedBusiness;
}

/**
 * Merges two businesses. This and the functions below throw what `adminFetch` throws, with 409 or 410 when one of the two was changed or is
 * gone.
 */
export function mergeBusinesses({ survivor, merged }: MergeChoice): Promise<MergeAnswer> {
  return adminSend("POST", "duplicates/merge", { survivorId: survivor.id, mergedId: merged.id });
}

export function undoMerge({ id }: NamedBusiness): Promise<NamedBusiness> {
  return adminSend("POST", "duplicates/undo-merge", { mergedId: id });
}

export function setDistinct(choice: { ids: [number, number]; isDistinct: boolean }): Promise<void> {
  return adminSend("POST", "duplicates/distinct", choice);
}
