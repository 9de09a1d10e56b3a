import type { DeletedRecord } from "../../records/business-changes.ts";
import type { Tombstones } from "../../unit-of-work/tables.ts";
import type { Transaction } from "../connection/transaction.ts";
import { deletedBusinesses } from "../write/deleted-businesses.ts";

/** The tombstones that a unit of work has loaded, with its changes. */
export class LoadedTombstones implements Tombstones {
  readonly #records = new Map<number, DeletedRecord>();
  /** Ids by place id. */
  readonly #undone = new Map<string, number>();
  readonly #added: DeletedRecord[] = [];
  readonly #rewritten = new Map<number, DeletedRecord>();
  readonly #forgotten = new Set<number>();
  readonly #binned: { record: DeletedRecord; at: Date }[] = [];

  async load(tx: Transaction, ids: readonly number[]): Promise<void> {
    const wanted = ids.filter((id) => !this.#records.has(id) && !this.#forgotten.has(id));
    for (const [id, record] of await deletedBusinesses.records(tx, wanted)) this.#records.set(id, record);
  }

  /** Loads the records of businesses that the undo of an import deleted, and returns them. */
  async loadUndone(tx: Transaction, placeIds: readonly string[]): Promise<DeletedRecord[]> {
    const records = await deletedBusinesses.recordsOfPlaces(tx, placeIds);
    for (const record of records) {
      this.#records.set(record.business.id, record);
      this.#undone.set(record.business.placeId, record.business.id);
    }
    return records;
  }

  record(id: number): DeletedRecord | undefined {
    return this.#records.get(id);
  }

  undoneRecord(placeId: string): DeletedRecord | undefined {
    const id = this.#undone.get(placeId);
    return id === undefined ? undefined : this.#records.get(id);
  }

  add(record: DeletedRecord): void {
    this.#records.set(record.business.id, record);
    this.#added.push(record);
  }

  addToBin(record: DeletedRecord, at: Date): void {
    this.#binned.push({ record, at });
  }

  rewrite(record: DeletedRecord): void {
    this.#records.set(record.business.id, record);
    this.#rewritten.set(record.business.id, record);
  }

  forget(id: number): void {
    this.#records.delete(id);
    this.#forgotten.add(id);
  }

  async write(tx: Transaction): Promise<void> {
    await deletedBusinesses.rewrite(tx, [...this.#rewritten.values()]);
    await deletedBusinesses.forget(tx, [...this.#forgotten]);
    await deletedBusinesses.add(tx, this.#added);
    await deletedBusinesses.addToBin(tx, this.#binned);
  }
}
