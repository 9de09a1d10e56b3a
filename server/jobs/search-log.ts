import type { Logger } from "pino";
import { isNarrowed } from "#contract/lists/list-parameters";
import type { PublicApi } from "#contract/public-api";
import { type LoggedSearch, missedSearch } from "#domain/search/missed-search";
import type { Store } from "../store/store.ts";

/** Maximum number of distinct searches per minute; writing them takes some milliseconds. */
const MAX_PENDING_SEARCHES = 500;
/** Interval of dropping old entries while nothing is counted. */
const DROP_INTERVAL_MS = 3_600_000;

export interface SearchLogOptions {
  store: { directory: Pick<Store["directory"], "statistics">; maintenance: Store["maintenance"] };
  /** Returns the setting `searches.log`. */
  isEnabled: () => boolean;
  now: () => Date;
  log: Logger;
}

export interface SearchLog {
  readonly isEnabled: boolean;
  /** Wraps the API so that searches with few results are counted. */
  watch<Details>(api: PublicApi<Details>): PublicApi<Details>;
  /** Writes the counts and drops old entries; while the log is off, drops all. Never rejects. */
  flush(): Promise<void>;
}

/**
 * Counts searches with few results by text, place and day, without anything about the person. Counts are buffered in memory, so no search
 * waits for a write. The response cache comes first, so a repeated search counts once a minute.
 */
export function createSearchLog({ store, isEnabled, now, log }: SearchLogOptions): SearchLog {
  let pendingSearches = new Map<string, LoggedSearch & { count: number }>();
  let writtenAt = Number.NEGATIVE_INFINITY;

  function add(search: LoggedSearch) {
    const key = `${search.text}\n${search.place}`;
    const entry = pendingSearches.get(key);
    if (entry !== undefined) entry.count++;
    else if (pendingSearches.size < MAX_PENDING_SEARCHES) pendingSearches.set(key, { ...search, count: 1 });
  }

  async function write(): Promise<void> {
    const addedAt = now();
    if (pendingSearches.size === 0 && addedAt.getTime() - writtenAt < DROP_INTERVAL_MS) return;
    writtenAt = addedAt.getTime();
    const searches = [...pendingSearches.values()];
    pendingSearches = new Map();
    if (!isEnabled()) return store.maintenance.forgetMissedSearches();
    // In an empty directory every search misses.
    const { totalBusinesses } = await store.directory.statistics();
    await store.maintenance.countMissedSearches(totalBusinesses === 0 ? [] : searches, addedAt);
  }

  return {
    get isEnabled() {
      return isEnabled();
    },
    watch: (api) => ({
      ...api,
      async search(query) {
        const result = await api.search(query);
        // The filter may be the reason for few results.
        const missedQuery = isEnabled() && !isNarrowed(query) ? missedSearch(query, result) : undefined;
        if (missedQuery !== undefined) add(missedQuery);
        return result;
      },
    }),
    flush: () => write().catch((error: unknown) => log.warn({ err: error }, "the search log could not be written")),
  };
}
