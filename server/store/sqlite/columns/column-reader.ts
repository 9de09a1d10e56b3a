import { setImmediate as nextTurn } from "node:timers/promises";
import type { Database } from "better-sqlite3";
import type { ColumnStore, ListingRow } from "../../columns/column-store.ts";
import { ColumnSync, type ListingSlice } from "../../columns/sync.ts";
import type { Transactions } from "../connection/transactions.ts";
import type { Counters } from "../write/counters.ts";
import { openListingChanges } from "../write/listing-changes.ts";

/** Listings read per turn of the event loop: one or two milliseconds. */
const SLICE_LISTINGS = 1_000;

const LISTING_ROW = `id, rank, city_id, category_id, pattern_id, state_id, postcode_id, country_id, rating,
  is_verified, latitude, longitude, missing_data, price_level, attribute_ids, cell`;

/**
 * Keeps the columns of all listings in step with the changes of every process. They are loaded at first use; afterwards only new and
 * changed listings are read, in slices between which other requests are answered.
 */
export function openColumnReader(db: Database, counters: Counters, read: Transactions["read"]) {
  const changes = openListingChanges(db);
  const selectAfter = db.prepare<[number, number], ListingRow>(
    `SELECT ${LISTING_ROW} FROM listings WHERE id > ? ORDER BY id LIMIT ?`,
  );
  const selectListing = db.prepare<[number], ListingRow>(`SELECT ${LISTING_ROW} FROM listings WHERE id = ?`);
  selectAfter.raw();
  selectListing.raw();
  const sync = new ColumnSync();
  let catchingUp: Promise<void> | undefined;

  function firstSlice(): ListingSlice {
    const addedRows = selectAfter.all(0, SLICE_LISTINGS);
    const firstId = addedRows[0]?.[0] ?? counters.get("lastBusinessId") + 1;
    const restart = { generation: counters.get("generation"), firstId };
    return {
      restart,
      changed: [],
      lastChange: changes.last(),
      added: addedRows,
      isLast: addedRows.length < SLICE_LISTINGS,
    };
  }

  function nextSlice(): ListingSlice {
    const { generation, lastChange, lastId } = sync.cursor;
    const ids = generation === counters.get("generation") ? changes.since(lastChange, SLICE_LISTINGS) : undefined;
    if (ids === undefined) return firstSlice();
    const changedRows = Array.from(new Set(ids), (id) => [id, selectListing.get(id)] as const);
    const room = SLICE_LISTINGS - ids.length;
    const addedRows = room === 0 ? [] : selectAfter.all(lastId, room);
    return {
      changed: changedRows,
      lastChange: lastChange + ids.length,
      added: addedRows,
      isLast: addedRows.length < room,
    };
  }

  /** Returns, within a transaction, the columns of the current data; undefined while there is another slice to read. */
  function advance(): ColumnStore | undefined {
    const revision = counters.get("revision");
    if (sync.at(revision) === undefined && !sync.apply(nextSlice(), revision)) sync.apply(firstSlice(), revision);
    return sync.at(revision);
  }

  async function catchUp() {
    try {
      while ((await read(advance)) === undefined) await nextTurn();
    } finally {
      catchingUp = undefined;
    }
  }

  return {
    /** Runs `work` in a transaction whose data the columns match; waits until they are loaded. */
    async use<T>(work: (columns: ColumnStore) => T): Promise<T> {
      for (;;) {
        const result = await read(() => {
          const columns = advance();
          return columns && { result: work(columns) };
        });
        if (result) return result.result;
        await (catchingUp ??= catchUp());
      }
    },

    /** Loads the columns in the background, until the signal is aborted. A request that needs them meanwhile loads on from there. */
    async load(signal: AbortSignal): Promise<void> {
      while (!signal.aborted && (await read(advance)) === undefined) await nextTurn();
    },

    /** Returns, within a transaction, the columns if they match the current data. */
    current: () => sync.at(counters.get("revision")),

    /** Prefetches changes within a transaction, in the background, if the columns were ever used. */
    prefetch() {
      if (sync.cursor.generation === -1 || sync.at(counters.get("revision"))) return;
      catchingUp ??= nextTurn().then(catchUp);
      // The next use of the columns meets the error again.
      catchingUp.catch(() => undefined);
    },
  };
}
