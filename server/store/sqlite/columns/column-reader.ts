import { setImmediate as nextTurn } from "node:timers/promises";
import type { Database } from "better-sqlite3";
import type { ColumnStore, ListingRow } from "../../columns/column-store.ts";
import { ColumnSync, type ListingSlice } from "../../columns/sync.ts";
import type { Transactions } from "../connection/transactions.ts";
import type { Counters } from "../write/counters.ts";
import { openListingChanges } from "../write/listing-changes.ts";

/** Listings read per turn of the event loop: one or two milliseconds. */
const SLICE = 1_000;

const LISTING_ROW = `id, rank, city_id, category_id, pattern_id, state_id, postcode_id, country_id, rating,
  is_verified, latitude, longitude, missing_data, price_level, attribute_ids`;

/**
 * Keeps the columns of all listings in step with the changes of every process. They are loaded at first use; afterwards only new and
 * changed listings are read, in slices between which other requests are answered.
 */
export function openColumnReader(db: Database, counters: Counters, read: Transactions["read"]) {
  const changes = openListingChanges(db);
  const after = db.prepare<[number, number], ListingRow>(
    `SELECT ${LISTING_ROW} FROM listings WHERE id > ? ORDER BY id LIMIT ?`,
  );
  const one = db.prepare<[number], ListingRow>(`SELECT ${LISTING_ROW} FROM listings WHERE id = ?`);
  after.raw();
  one.raw();
  const sync = new ColumnSync();
  let catchingUp: Promise<void> | undefined;

  function firstSlice(): ListingSlice {
    const added = after.all(0, SLICE);
    const firstId = added[0]?.[0] ?? counters.get("lastBusinessId") + 1;
    const restart = { generation: counters.get("generation"), firstId };
    return { restart, changed: [], lastChange: changes.last(), added, isLast: added.length < SLICE };
  }

  function nextSlice(): ListingSlice {
    const { generation, lastChange, lastId } = sync.cursor;
    const ids = generation === counters.get("generation") ? changes.since(lastChange, SLICE) : undefined;
    if (ids === undefined) return firstSlice();
    const changedRows = Array.from(new Set(ids), (id) => [id, one.get(id)] as const);
    const room = SLICE - ids.length;
    const added = room === 0 ? [] : after.all(lastId, room);
    return { changed: changedRows, lastChange: lastChange + ids.length, added, isLast: added.length < room };
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
        const done = await read(() => {
          const columns = advance();
          return columns && { result: work(columns) };
        });
        if (done) return done.result;
        await (catchingUp ??= catchUp());
      }
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
