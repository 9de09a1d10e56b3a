import type { DeletedRecord } from "../../records/business-changes.ts";
import type { Tombstones } from "../../unit-of-work/tables.ts";
import type { Transaction } from "../connection/transaction.ts";
import { deletedBusinesses } from "../write/deleted-businesses.ts";
import { LoadedKeys } from "./loaded-keys.ts";

/** The tombstones that a unit of work has loaded, with its changes. */
export class LoadedTombstones implements Tombstones {
  readonly #loadedIds = new LoadedKeys<number>("Tombstones");
  readonly #loadedUndonePlaceIds = new LoadedKeys<string>("Tombstones of an undo");
  readonly #records = new Map<number, DeletedRecord>();
  /** Ids by place id of businesses that the undo of an import deleted. */
  readonly #undoneIds = new Map<string, number>();
  readonly #newRecords: DeletedRecord[] = [];
  readonly #rewrittenRecords = new Map<number, DeletedRecord>();
  readonly #forgottenIds = new Set<number>();
  readonly #binnedRecords: { record: DeletedRecord; at: Date }[] = [];

  async load(tx: Transaction, ids: readonly number[]): Promise<void> {
    const newIds = this.#loadedIds.addNew(ids);
    for (const [id, record] of await deletedBusinesses.records(tx, newIds)) this.#records.set(id, record);
  }

  /** Loads the records of businesses that the undo of an import deleted, and returns them. The other place ids have none. */
  async loadUndone(
    tx: Transaction,
    undonePlaceIds: readonly string[],
    otherPlaceIds: readonly string[],
  ): Promise<DeletedRecord[]> {
    this.#loadedUndonePlaceIds.add([...undonePlaceIds, ...otherPlaceIds]);
    if (undonePlaceIds.length === 0) return [];
    const records = await deletedBusinesses.recordsOfPlaces(tx, undonePlaceIds);
    this.#loadedIds.add(records.map(({ business }) => business.id));
    for (const record of records) {
      this.#records.set(record.business.id, record);
      this.#undoneIds.set(record.business.placeId, record.business.id);
    }
    return records;
  }

  record(id: number): DeletedRecord | undefined {
    this.#loadedIds.require(id);
    return this.#records.get(id);
  }

  undoneRecord(placeId: string): DeletedRecord | undefined {
    this.#loadedUndonePlaceIds.require(placeId);
    const id = this.#undoneIds.get(placeId);
    return id === undefined ? undefined : this.#records.get(id);
  }

  add(record: DeletedRecord): void {
    this.#loadedIds.add([record.business.id]);
    this.#records.set(record.business.id, record);
    this.#newRecords.push(record);
  }

  addToBin(record: DeletedRecord, at: Date): void {
    this.#binnedRecords.push({ record, at });
  }

  rewrite(record: DeletedRecord): void {
    this.#records.set(record.business.id, record);
    this.#rewrittenRecords.set(record.business.id, record);
  }

  forget(id: number): void {
    this.#loadedIds.add([id]);
    this.#records.delete(id);
    this.#forgottenIds.add(id);
  }

  async write(tx: Transaction): Promise<void> {
    await deletedBusinesses.rewrite(tx, [...this.#rewrittenRecords.values()]);
    await deletedBusinesses.forget(tx, [...this.#forgottenIds]);
    await deletedBusinesses.add(tx, this.#newRecords);
    await deletedBusinesses.addToBin(tx, this.#binnedRecords);
  }
}
