import { setImmediate as nextTurn } from "node:timers/promises";
import type { Database } from "better-sqlite3";
import type { Counters } from "./counters.ts";
import { openListingChanges } from "./listing-changes.ts";
import { LISTING_ROW, ListingColumns, type ListingRow } from "./listing-columns.ts";
import type { Transactions } from "./transactions.ts";

/** Listings that are read in one turn of the event loop: some milliseconds. */
const SLICE = 5_000;
/** Listings that are caught up with on the spot; if more changed, they are read in slices. */
const AT_ONCE = 20_000;

/**
 * The columns of all listings in memory, following what any program changes. They are first read when they are first
 * needed, in slices between which other requests are answered; afterwards only what is new or was changed is read.
 */
export function openCurrentColumns(db: Database, counters: Counters, read: Transactions["read"]) {
  const changes = openListingChanges(db);
  const after = db.prepare<[number, number], ListingRow>(
    `SELECT ${LISTING_ROW} FROM listings WHERE id > ? ORDER BY id LIMIT ?`,
  );
  const one = db.prepare<[number], ListingRow>(`SELECT ${LISTING_ROW} FROM listings WHERE id = ?`);
  after.raw();
  one.raw();

  let columns = new ListingColumns(0);
  let isLoaded = false;
  let loading: Promise<void> | undefined;
  let generation = -1;
  let revision = -1;
  let lastId = 0;
  let lastChange = 0;

  function startAgain() {
    isLoaded = false;
    generation = counters.get("generation");
    lastChange = changes.last();
    lastId = 0;
  }

  /** False when that was the end. */
  function readSlice(): boolean {
    if (generation !== counters.get("generation")) startAgain();
    const rows = after.all(lastId, SLICE);
    if (lastId === 0) columns = new ListingColumns(rows[0]?.[0] ?? counters.get("lastBusinessId") + 1);
    for (const row of rows) columns.put(row);
    lastId = rows.at(-1)?.[0] ?? lastId;
    isLoaded = rows.length < SLICE;
    return !isLoaded;
  }

  async function load() {
    try {
      while (await read(readSlice)) await nextTurn();
    } finally {
      loading = undefined;
    }
  }

  /** False for one that has no place before the first. */
  function readAgain(id: number): boolean {
    const row = one.get(id);
    if (row === undefined) columns.drop(id);
    else if (id < columns.firstId) return false;
    else columns.put(row);
    return true;
  }

  /** Reads what changed since; false when that is too much to be read on the spot. */
  function catchUp(): boolean {
    const changed = changes.since(lastChange);
    const isTooMuch = changed === undefined || changed.length > AT_ONCE;
    if (isTooMuch || !new Set(changed).values().every(readAgain)) {
      generation = -1;
      return false;
    }
    lastChange = changes.last();
    const added = after.all(lastId, AT_ONCE);
    for (const row of added) columns.put(row);
    lastId = added.at(-1)?.[0] ?? lastId;
    return added.length < AT_ONCE;
  }

  /** Within a transaction: the columns as the data is now; undefined while they are not in memory. */
  function now(): ListingColumns | undefined {
    if (generation !== counters.get("generation")) isLoaded = false;
    if (!isLoaded) return undefined;
    const latest = counters.get("revision");
    if (latest !== revision) isLoaded = catchUp();
    revision = isLoaded ? latest : -1;
    return isLoaded ? columns : undefined;
  }

  return {
    now,
    /** Does the work in a transaction in which the columns are current; waits until they are in memory. */
    async use<T>(work: (current: ListingColumns) => T): Promise<T> {
      for (;;) {
        if (!isLoaded) await (loading ??= load());
        const done = await read(() => {
          const current = now();
          return current && { result: work(current) };
        });
        if (done) return done.result;
      }
    },
  };
}
