import { setImmediate as nextTurn } from "node:timers/promises";
import type { Database } from "better-sqlite3";
import type { Transactions } from "../connection/transactions.ts";
import type { Counters } from "../write/counters.ts";
import { openListingChanges } from "../write/listing-changes.ts";
import { ColumnStore, LISTING_ROW, type ListingRow } from "./columns.ts";

/** Listings that are read in one turn of the event loop: a millisecond or two. */
const SLICE = 1_000;

/**
 * The columns of all listings in memory, following what any program changes. They are first read when they are first
 * needed, afterwards only what is new or was changed is read; what is more than a slice, in slices between which other
 * requests are answered.
 */
export function openColumnSync(db: Database, counters: Counters, read: Transactions["read"]) {
  const changes = openListingChanges(db);
  const after = db.prepare<[number, number], ListingRow>(
    `SELECT ${LISTING_ROW} FROM listings WHERE id > ? ORDER BY id LIMIT ?`,
  );
  const one = db.prepare<[number], ListingRow>(`SELECT ${LISTING_ROW} FROM listings WHERE id = ?`);
  after.raw();
  one.raw();

  let columns = new ColumnStore(0);
  let generation = -1;
  let revision = -1;
  let lastId = 0;
  let lastChange = 0;
  let catchingUp: Promise<void> | undefined;

  function startAgain() {
    columns = new ColumnStore(after.get(0, 1)?.[0] ?? counters.get("lastBusinessId") + 1);
    generation = counters.get("generation");
    lastChange = changes.last();
    lastId = 0;
  }

  /** False for one that has no place before the first. */
  function readAgain(id: number): boolean {
    const row = one.get(id);
    if (row === undefined) columns.drop(id);
    else if (id < columns.firstId) return false;
    else columns.put(row);
    return true;
  }

  /** How many of what was changed since was read again; undefined when that can only be found out by reading everything. */
  function readChanged(): number | undefined {
    const changed = changes.since(lastChange, SLICE);
    if (changed === undefined || !new Set(changed).values().every(readAgain)) return undefined;
    lastChange += changed.length;
    return changed.length;
  }

  /** False when that was the end. */
  function readSlice(): boolean {
    let changed = generation === counters.get("generation") ? readChanged() : undefined;
    if (changed === undefined) {
      startAgain();
      changed = 0;
    }
    const room = SLICE - changed;
    const rows = room === 0 ? [] : after.all(lastId, room);
    for (const row of rows) columns.put(row);
    lastId = rows.at(-1)?.[0] ?? lastId;
    return rows.length === room;
  }

  /** Within a transaction: the columns as the data is now; undefined while there is more to read than a slice. */
  function current(): ColumnStore | undefined {
    const latest = counters.get("revision");
    if (latest !== revision) revision = readSlice() ? -1 : latest;
    return latest === revision ? columns : undefined;
  }

  async function catchUp() {
    try {
      while ((await read(current)) === undefined) await nextTurn();
    } finally {
      catchingUp = undefined;
    }
  }

  return {
    /** Does the work in a transaction in which the columns are current; waits until they are in memory. */
    async use<T>(work: (current: ColumnStore) => T): Promise<T> {
      for (;;) {
        const done = await read(() => {
          const columnsNow = current();
          return columnsNow && { result: work(columnsNow) };
        });
        if (done) return done.result;
        await (catchingUp ??= catchUp());
      }
    },

    /** Within a transaction: reads what changed, unless nobody has needed the columns yet, so that nobody waits for it. */
    follow() {
      if (generation === -1 || counters.get("revision") === revision) return;
      catchingUp ??= nextTurn().then(catchUp);
      // whoever needs them meets the error again
      catchingUp.catch(() => undefined);
    },
  };
}
