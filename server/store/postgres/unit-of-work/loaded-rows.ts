import type { BusinessInsert } from "#domain/business/business-keys";
import { type BusinessRow, businessRecord } from "../../records/business-record.ts";
import type {
  BusinessRows,
  BusinessVersion,
  NewBusiness,
  StoredBusiness,
  TombstoneKind,
} from "../../unit-of-work/tables.ts";
import type { Transaction } from "../connection/transaction.ts";
import { readHandEdits } from "../write/hand-edits.ts";
import { type LoadedBusiness, readBusinesses, setValues, valuesOf } from "./loaded-business.ts";
import { LoadedKeys } from "./loaded-keys.ts";
import type { LoadedSlugs } from "./loaded-slugs.ts";

/** A business that the unit of work has loaded or added. */
export interface Entry {
  /** The row to write. */
  row: BusinessRow;
  /** The business in the database; undefined for a new one. */
  storedBusiness: LoadedBusiness | undefined;
  /** Source of its listing; undefined while nothing changed. */
  business?: BusinessInsert;
  isRemoved: boolean;
}

/** The rows of businesses that a unit of work has loaded, with its changes. */
export class LoadedRows implements BusinessRows {
  readonly entries = new Map<number, Entry>();
  /** Hand-edited fields by business id, if they changed. */
  readonly changedEdits = new Map<number, readonly string[]>();
  /** Businesses that count as added by hand from now on. */
  readonly detachedIds: number[] = [];
  readonly #loadedIds = new LoadedKeys<number>("Rows");
  readonly #loadedPlaces = new LoadedKeys<string>("Place ids");
  readonly #byPlaceId = new Map<string, number>();
  readonly #tombstones = new Map<string, TombstoneKind>();
  readonly #edits = new Map<number, readonly string[]>();
  readonly #slugs: LoadedSlugs;

  constructor(slugs: LoadedSlugs) {
    this.#slugs = slugs;
  }

  /** Loads businesses by id and by place id. Returns the ids, those of unknown businesses too. */
  async load(tx: Transaction, ids: Iterable<number>, placeIds: Iterable<string>): Promise<number[]> {
    const newIds = this.#loadedIds.addNew(ids);
    const newPlaceIds = this.#loadedPlaces.addNew([...placeIds].filter((placeId) => !this.#byPlaceId.has(placeId)));
    for (const business of await readBusinesses(tx, newIds, newPlaceIds)) {
      const { row } = business;
      this.#loadedIds.add([row.id]);
      if (this.entries.has(row.id)) continue;
      this.entries.set(row.id, { row: { ...row }, storedBusiness: business, isRemoved: false });
      this.#byPlaceId.set(String(row["place_id"]), row.id);
    }
    await this.#loadTombstones(tx, newPlaceIds);
    const loadedIds = [...newIds, ...newPlaceIds.flatMap((placeId) => this.#byPlaceId.get(placeId) ?? [])];
    for (const [id, fields] of await readHandEdits(tx, loadedIds)) this.#edits.set(id, fields);
    return loadedIds;
  }

  async #loadTombstones(tx: Transaction, placeIds: readonly string[]): Promise<void> {
    if (placeIds.length === 0) return;
    const rows = await tx.arrays<[placeId: string, kind: TombstoneKind]>(
      `SELECT d.place_id, CASE WHEN d.record::json ->> 'undoneImportId' IS NOT NULL THEN 'undone'
         WHEN EXISTS (SELECT 1 FROM merges m WHERE m.merged_id = d.id) THEN 'merged' ELSE 'deleted' END
       FROM deleted_businesses d WHERE d.place_id = ANY($1)`,
      [placeIds],
    );
    for (const [placeId, kind] of rows) this.#tombstones.set(placeId, kind);
  }

  idOf(placeId: string): number | undefined {
    const id = this.#byPlaceId.get(placeId);
    if (id === undefined) this.#loadedPlaces.require(placeId);
    return id;
  }

  tombstoneOf(placeId: string): TombstoneKind | undefined {
    this.#loadedPlaces.require(placeId);
    return this.#tombstones.get(placeId);
  }

  has(id: number): boolean {
    return this.#entry(id) !== undefined;
  }

  nameOf(id: number): string | undefined {
    const row = this.#entry(id)?.row;
    return row && String(row["name"]);
  }

  storedBusiness(id: number): StoredBusiness | undefined {
    const row = this.#entry(id)?.row;
    if (row === undefined) return undefined;
    const importId = row["import_id"] as number | null;
    return { id, importId, createdAt: Number(row["created_at"]), updatedAt: row.updated_at, values: valuesOf(row) };
  }

  record(id: number) {
    const row = this.#entry(id)?.row;
    return row && { business: businessRecord(row), importId: row["import_id"] as number | null };
  }

  editedFields(id: number): string[] {
    this.#loadedIds.require(id);
    return [...(this.#edits.get(id) ?? [])];
  }

  setEditedFields(id: number, fields: readonly string[]): void {
    this.#edits.set(id, fields);
    this.changedEdits.set(id, fields);
  }

  insert({ id, slug, importId, createdAt, ...version }: NewBusiness): boolean {
    if ((this.#slugs.ownerOf(slug) ?? id) !== id) return false;
    this.#slugs.claim(slug, id);
    const { placeId } = version.business;
    const times = { created_at: createdAt, updated_at: version.updatedAt };
    const row = { id, place_id: placeId, slug, import_id: importId, ...times, city: "" };
    const entry: Entry = { row, storedBusiness: this.entries.get(id)?.storedBusiness, isRemoved: false };
    this.entries.set(id, entry);
    this.#loadedIds.add([id]);
    this.#byPlaceId.set(placeId, id);
    setVersion(entry, version);
    return true;
  }

  update({ id }: StoredBusiness, version: BusinessVersion): void {
    setVersion(this.#required(id), version);
  }

  setSlug(id: number, slug: string): void {
    this.#required(id).row["slug"] = slug;
    this.#slugs.claim(slug, id);
  }

  detachFromImport(id: number): void {
    this.#required(id).row["import_id"] = null;
    this.detachedIds.push(id);
  }

  remove(id: number): void {
    const entry = this.#entry(id);
    if (entry === undefined) return;
    entry.isRemoved = true;
    this.#byPlaceId.delete(String(entry.row["place_id"]));
  }

  #entry(id: number): Entry | undefined {
    this.#loadedIds.require(id);
    const entry = this.entries.get(id);
    return entry?.isRemoved ? undefined : entry;
  }

  #required(id: number): Entry {
    const entry = this.#entry(id);
    if (entry === undefined) throw new Error(`Business ${id} was not loaded`);
    return entry;
  }
}

function setVersion(entry: Entry, { business, values, updatedAt }: BusinessVersion): void {
  setValues(entry.row, values);
  entry.row["category_group"] = business.group;
  entry.row["category_slug"] = business.categorySlug;
  entry.row["kind"] = business.kind;
  entry.row.updated_at = updatedAt;
  entry.business = business;
}
