import { ColumnStore, type ListingRow } from "./column-store.ts";

/** State up to which the columns follow the data. */
export interface SyncCursor {
  /** Generation of the dictionaries whose ids the columns hold; -1 before the first slice. */
  generation: number;
  /** Sequence number of the last change that was read. */
  lastChange: number;
  /** Listings up to this id were read. */
  lastId: number;
}

/** Rows that an engine reads for the columns in one transaction: what changed since the cursor, then listings after it. */
export interface ListingSlice {
  /** Set if the cursor cannot be continued: start again with empty columns. Then nothing is in `changed`. */
  restart?: { generation: number; firstId: number };
  /** Listings by id, undefined for a deleted one. */
  changed: readonly (readonly [id: number, row: ListingRow | undefined])[];
  lastChange: number;
  /** Reads businesses in ascending order of ids, beginning after the cursor's `lastId`. */
  added: readonly ListingRow[];
  /** Tells whether the revision is read completely. */
  isLast: boolean;
}

/** Keeps a column store in step with the data, slice by slice. */
export class ColumnSync {
  #columns = new ColumnStore(0);
  #cursor: SyncCursor = { generation: -1, lastChange: 0, lastId: 0 };
  #revision = -1;

  get cursor(): Readonly<SyncCursor> {
    return this.#cursor;
  }

  /** Returns the columns if they match the data of this revision. */
  at(revision: number): ColumnStore | undefined {
    return revision === this.#revision ? this.#columns : undefined;
  }

  /**
   * Applies a slice read at this revision. Returns false, with nothing applied, when a listing has an id before the first position: then
   * the engine must read a slice that restarts.
   */
  apply({ restart, changed, lastChange, added, isLast }: ListingSlice, revision: number): boolean {
    if (restart) {
      this.#columns = new ColumnStore(restart.firstId);
      this.#cursor = { generation: restart.generation, lastChange, lastId: 0 };
    }
    const columns = this.#columns;
    if (changed.some(([id, row]) => row !== undefined && id < columns.firstId)) return false;
    for (const [id, row] of changed) {
      if (row === undefined) columns.delete(id);
      else columns.put(row);
    }
    for (const row of added) columns.put(row);
    this.#cursor.lastChange = lastChange;
    this.#cursor.lastId = added.at(-1)?.[0] ?? this.#cursor.lastId;
    this.#revision = isLast ? revision : -1;
    return true;
  }
}
