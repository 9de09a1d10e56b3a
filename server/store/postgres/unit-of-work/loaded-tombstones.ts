import type { DeletedRecord } from "../../records/business-changes.ts";
import type { Tombstones } from "../../unit-of-work/tables.ts";
import type { Transaction } from "../connection/transaction.ts";
import { deletedBusinesses } from "../write/deleted-businesses.ts";
import { LoadedKeys } from "./loaded-keys.ts";

/** The tombstones that a unit of work has loaded, with its changes. */
export class LoadedTombstones implements Tombstones {
  readonly #loaded = new LoadedKeys<number>("Tombstones");
  readonly #undoneLoaded = new LoadedKeys<string>("Tombstones of an undo");
  readonly #records = new Map<number, DeletedRecord>();
  /** Ids by place id. */
  readonly #undone = new Map<string, number>();
  readonly #added: DeletedRecord[] = [];
  readonly #rewritten = new Map<number, DeletedRecord>();
  readonly #forgotten = new Set<number>();
  readonly #binned: { record: DeletedRecord; at: Date }[] = [];

  async load(tx: Transaction, ids: readonly number[]): Promise<void> {
    const newIds = this.#loaded.addNew(ids);
    for (const [id, record] of await deletedBusinesses.records(tx, newIds)) this.#records.set(id, record);
  }

  /** Loads the records of businesses that the undo of an import deleted, and returns them. The other place ids have none. */
  async loadUndone(
    tx: Transaction,
    undonePlaceIds: readonly string[],
    otherPlaceIds: readonly string[],
  ): Promise<DeletedRecord[]> {
    this.#undoneLoaded.add([...undonePlaceIds, ...otherPlaceIds]);
    if (undonePlaceIds.length === 0) return [];
    const records = await deletedBusinesses.recordsOfPlaces(tx, undonePlaceIds);
    this.#loaded.add(records.map(({ business }) => business.id));
    for (const record of records) {
      this.#records.set(record.business.id, record);
      this.#undone.set(record.business.placeId, record.business.id);
    }
    return records;
  }

  record(id: number): DeletedRecord | undefined {
    this.#loaded.require(id);
    return this.#records.get(id);
  }

  undoneRecord(placeId: string): DeletedRecord | undefined {
    this.#undoneLoaded.require(placeId);
    const id = this.#undone.get(placeId);
    return id === undefined ? undefined : this.#records.get(id);
  }

  add(record: DeletedRecord): void {
    this.#loaded.add([record.business.id]);
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
    this.#loaded.add([id]);
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
