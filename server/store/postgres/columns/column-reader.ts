import { setTimeout as pause } from "node:timers/promises";
import type { ColumnStore, ListingRow } from "../../columns/column-store.ts";
import { ColumnSync, type ListingSlice } from "../../columns/sync.ts";
import { singleFlight } from "../../single-flight.ts";
import type { Transaction } from "../connection/transaction.ts";
import type { Transactions } from "../connection/transactions.ts";
import { ReadWriteLock } from "./read-write-lock.ts";

/** Number of listings per read: some milliseconds. */
const SLICE_ROWS = 2_500;
/**
 * Maximum attempts: a snapshot may be older than the columns, on a standby or if it began before the last change. Then the read is
 * repeated.
 */
const MAX_ATTEMPTS = 20;
const PAUSE_MS = 100;

const LISTING_ROW = `id, rank, city_id, category_id, pattern_id, state_id, postcode_id, country_id, rating,
  is_verified, latitude, longitude, missing_data, price_level, attribute_ids, cell`;
const AFTER = `SELECT ${LISTING_ROW} FROM listings WHERE id > $1 ORDER BY id LIMIT $2`;
const BY_ID = `SELECT ${LISTING_ROW} FROM listings WHERE id = ANY($1)`;
const CHANGES = "SELECT seq, business_id FROM listing_changes WHERE seq > $1 ORDER BY seq LIMIT $2";
const LOG = "SELECT coalesce(min(seq), 0), coalesce(max(seq), 0) FROM listing_changes";

type Read = Transactions["read"];
/** Runs in a transaction whose snapshot the columns match. They may change after it. */
type Work<T> = (tx: Transaction, columns: ColumnStore) => Promise<T>;

interface UpdateOptions {
  /** The columns may be reloaded from a snapshot that is older than they are. */
  mayGoBack: boolean;
  signal?: AbortSignal;
}

export interface ColumnReader {
  /** Waits until the columns are loaded. `read` reads from the primary by default. */
  use<T>(work: Work<T>, read?: Read): Promise<T>;
  /** Loads the columns until the signal is aborted. A use of them meanwhile loads on from there. */
  load(signal: AbortSignal): Promise<void>;
  /** Updates the columns in the background, if they were ever used. */
  prefetch(tx: Transaction, read?: Read): void;
  /** Lets the next snapshot be older than the columns, which are then reloaded. */
  allowOlder(): void;
}

/**
 * Keeps the columns of all listings up to date with the changes of every server. They are loaded at first use; later only new and changed
 * listings are read. A read–write lock protects them from changes while they are in use.
 */
export function openColumnReader(readPrimary: Read): ColumnReader {
  const sync = new ColumnSync();
  const lock = new ReadWriteLock();
  /** Revision of the last snapshot that was applied. */
  let lastRevision = -1;
  let isOlderAllowed = false;

  /** Returns undefined if the columns do not match the snapshot. */
  async function runInCurrentColumns<T>(work: Work<T>, read: Read): Promise<{ result: T } | undefined> {
    const heldLock = await lock.shared();
    try {
      return await read(async (tx) => {
        const columns = sync.at(tx.counter("revision"));
        return columns && { result: await work(tx, columns) };
      });
    } finally {
      heldLock.release();
    }
  }

  /** Updates the columns first. Returns undefined if they do not match the snapshot. */
  async function runInUpdatedColumns<T>(
    work: Work<T>,
    read: Read,
    { mayGoBack, signal }: UpdateOptions,
  ): Promise<{ result: T } | undefined> {
    const heldLock = await lock.exclusive();
    let isShared = false;
    try {
      return await read(async (tx) => {
        const revision = tx.counter("revision");
        if (!isShared && revision < lastRevision && !mayGoBack && !isOlderAllowed) return undefined;
        // A read that failed on a standby is repeated on another server, when others may use the columns already.
        const columns = isShared ? sync.at(revision) : await update(tx, revision, signal);
        if (columns === undefined) return undefined;
        heldLock.downgrade();
        isShared = true;
        return { result: await work(tx, columns) };
      });
    } finally {
      heldLock.release();
    }
  }

  /** Returns undefined once aborted; the next call continues. */
  async function update(tx: Transaction, revision: number, signal?: AbortSignal): Promise<ColumnStore | undefined> {
    if (revision < lastRevision) sync.apply(await firstSlice(tx), revision);
    isOlderAllowed = false;
    lastRevision = revision;
    for (;;) {
      const columns = sync.at(revision);
      if (columns !== undefined || signal?.aborted) return columns;
      if (!sync.apply(await nextSlice(tx), revision)) sync.apply(await firstSlice(tx), revision);
    }
  }

  async function firstSlice(tx: Transaction): Promise<ListingSlice> {
    const newRows = await tx.arrays<ListingRow>(AFTER, [0, SLICE_ROWS]);
    const firstId = newRows[0]?.[0] ?? tx.counter("lastBusinessId") + 1;
    const restart = { generation: tx.counter("generation"), firstId };
    const [[, lastChange] = [0, 0]] = await tx.arrays<[number, number]>(LOG);
    return { restart, changed: [], lastChange, added: newRows, isLast: newRows.length < SLICE_ROWS };
  }

  async function nextSlice(tx: Transaction): Promise<ListingSlice> {
    const { generation, lastChange, lastId } = sync.cursor;
    if (generation !== tx.counter("generation")) return firstSlice(tx);
    const [[oldest, newest] = [0, 0]] = await tx.arrays<[number, number]>(LOG);
    // The log was truncated past the last change read, or restarted; gaps after rollbacks only cost a reload.
    if (newest < lastChange || (newest > lastChange && oldest > lastChange + 1)) return firstSlice(tx);
    const changes = newest === lastChange ? [] : await tx.arrays<[number, number]>(CHANGES, [lastChange, SLICE_ROWS]);
    const ids = [...new Set(changes.map(([, id]) => id))];
    const rows = ids.length === 0 ? [] : await tx.arrays<ListingRow>(BY_ID, [ids]);
    const rowById = new Map(rows.map((row) => [row[0], row]));
    const room = SLICE_ROWS - changes.length;
    const newRows = room === 0 ? [] : await tx.arrays<ListingRow>(AFTER, [lastId, room]);
    return {
      changed: ids.map((id) => [id, rowById.get(id)]),
      lastChange: changes.at(-1)?.[0] ?? lastChange,
      added: newRows,
      isLast: newRows.length < room,
    };
  }

  async function run<T>(work: Work<T>, read = readPrimary): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const mayGoBack = attempt >= MAX_ATTEMPTS;
      const result = (await runInCurrentColumns(work, read)) ?? (await runInUpdatedColumns(work, read, { mayGoBack }));
      if (result !== undefined) return result.result;
      if (attempt > 1) await pause(PAUSE_MS);
    }
  }

  const prefetchOnce = singleFlight((read?: Read) => run(async () => undefined, read));

  return {
    use: run,
    async load(signal) {
      for (let attempt = 1; !signal.aborted; attempt++) {
        const options = { mayGoBack: attempt >= MAX_ATTEMPTS, signal };
        if ((await runInUpdatedColumns(async () => undefined, readPrimary, options)) !== undefined) return;
        if (!signal.aborted) await pause(PAUSE_MS);
      }
    },
    prefetch(tx, read) {
      if (sync.cursor.generation === -1 || sync.at(tx.counter("revision"))) return;
      // The next use of the columns reports the error.
      prefetchOnce(read).catch(() => undefined);
    },
    allowOlder() {
      isOlderAllowed = true;
    },
  };
}
