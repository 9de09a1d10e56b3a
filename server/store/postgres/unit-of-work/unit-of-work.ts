import { type BusinessInsert, businessKeys } from "#domain/business/business-keys";
import { keepEditedFields } from "#domain/business/keep-edited-fields";
import { repairFields } from "#domain/business/repair-fields";
import type { RuledBusiness } from "#domain/rules/rules";
import type { DeletedRecord, PreviousValues, RowPreview } from "../../records/business-changes.ts";
import { type BusinessRow, businessRecord, contentValues, type Value } from "../../records/business-record.ts";
import { changedFields, keepStored, pickValues } from "../../records/content-values.ts";
import type { Transaction } from "../connection/transaction.ts";
import type { RuleFollowing } from "../rules/rule-following.ts";
import { readHandEdits } from "../write/hand-edits.ts";
import { SlugOwners } from "./slug-owners.ts";
import { readStoredBusinesses, type StoredBusiness, setValues, valuesOf } from "./stored-business.ts";

/** A business that the unit of work has loaded or added. */
export interface UnitEntry {
  /** The row to write. */
  row: BusinessRow;
  /** The business in the database; undefined for a new one. */
  stored: StoredBusiness | undefined;
  /** Source of its listing; undefined while nothing changed. */
  business?: BusinessInsert;
  /** Whether it is new or restored, with a slug of its own, not the stored one. */
  isInserted: boolean;
  isRemoved: boolean;
}

/** What one unit of work has read and will write. */
export interface UnitState {
  entries: Map<number, UnitEntry>;
  /** Hand-edited fields by business id, where they changed. */
  changedEdits: Map<number, readonly string[]>;
  lastId: number;
  following: RuleFollowing;
}

export interface LoadRequest {
  /** Rows of an import, or new businesses. */
  businesses?: Iterable<BusinessInsert>;
  ids?: Iterable<number>;
  /** Deleted businesses that may be restored. */
  records?: Iterable<DeletedRecord>;
}

/**
 * The businesses of one transaction: `load` reads them in bulk, the other methods change them in memory, and `end` writes them with all that
 * depends on them. Businesses that were not loaded are unknown.
 */
export class UnitOfWork {
  readonly #tx: Transaction;
  readonly #state: UnitState;
  readonly #write: (state: UnitState) => Promise<void>;
  readonly #byPlaceId = new Map<string, number>();
  /** Place ids of businesses that were deleted by hand. */
  readonly #tombstones = new Map<string, "deleted" | "merged" | "undone">();
  readonly #edits = new Map<number, readonly string[]>();
  readonly #ruled = new Map<BusinessInsert, RuledBusiness>();
  readonly #slugs = new SlugOwners();

  constructor(tx: Transaction, following: RuleFollowing, write: (state: UnitState) => Promise<void>) {
    this.#tx = tx;
    this.#write = write;
    this.#state = { entries: new Map(), changedEdits: new Map(), lastId: tx.counter("lastBusinessId"), following };
  }

  get following(): RuleFollowing {
    return this.#state.following;
  }

  /** Reads the businesses with these ids, and those with the place ids of these businesses and records. */
  async load({ businesses = [], ids = [], records = [] }: LoadRequest): Promise<void> {
    const deleted = Array.from(records, ({ business }) => business);
    const incoming = [...businesses, ...deleted.map((business) => ({ ...business, ...businessKeys(business) }))];
    const placeIds = [...new Set(incoming.map(({ placeId }) => placeId))].filter(
      (placeId) => !this.#byPlaceId.has(placeId),
    );
    const wanted = [...new Set(ids)].filter((id) => !this.#state.entries.has(id));
    for (const stored of await readStoredBusinesses(this.#tx, wanted, placeIds)) {
      const { row } = stored;
      if (this.#state.entries.has(row.id)) continue;
      this.#state.entries.set(row.id, { row: { ...row }, stored, isInserted: false, isRemoved: false });
      this.#byPlaceId.set(String(row["place_id"]), row.id);
    }
    await this.#loadTombstones(placeIds);
    const known = [...wanted, ...placeIds.flatMap((placeId) => this.#byPlaceId.get(placeId) ?? [])];
    await this.#loadEdits(known);
    await this.following.load([...known, ...deleted.map(({ id }) => id)]);
    const added = incoming.filter(({ placeId }) => !this.#byPlaceId.has(placeId));
    await this.#slugs.load(
      this.#tx,
      added.map((business) => this.#ruledOf(business).business),
    );
  }

  async #loadTombstones(placeIds: readonly string[]): Promise<void> {
    const rows = await this.#tx.arrays<[placeId: string, kind: "deleted" | "merged" | "undone"]>(
      `SELECT d.place_id, CASE WHEN d.record::json ->> 'undoneImportId' IS NOT NULL THEN 'undone'
         WHEN EXISTS (SELECT 1 FROM merges m WHERE m.merged_id = d.id) THEN 'merged' ELSE 'deleted' END
       FROM deleted_businesses d WHERE d.place_id = ANY($1)`,
      [placeIds],
    );
    for (const [placeId, kind] of rows) this.#tombstones.set(placeId, kind);
  }

  async #loadEdits(ids: readonly number[]): Promise<void> {
    for (const [id, fields] of await readHandEdits(this.#tx, ids)) this.#edits.set(id, fields);
  }

  /** The id of the business with this place id; "deleted" if it was deleted by hand. */
  known(placeId: string): number | "deleted" | undefined {
    return this.#byPlaceId.get(placeId) ?? (this.#tombstones.has(placeId) ? "deleted" : undefined);
  }

  /** The highest id so far. */
  lastId(): number {
    return this.#state.lastId;
  }

  /** Whether the undo of an import deleted the business with this place id, so that the next import brings it back. */
  isReturning(placeId: string): boolean {
    return this.known(placeId) === "deleted" && this.#tombstones.get(placeId) === "undone";
  }

  /** Adds a new business. Returns false, and does nothing, if its place id is known. */
  add(incoming: BusinessInsert, importId: number | null, at: number): boolean {
    if (this.known(incoming.placeId) !== undefined) return false;
    const ruled = this.#ruledOf(incoming);
    const { business } = ruled;
    const id = ++this.#state.lastId;
    this.#insert(id, business, importId, [business.createdAt === null ? at : Date.parse(business.createdAt), at]);
    this.following.record(id, { given: incoming, ruled, isEdited: importId === null });
    return true;
  }

  /** What an import would do with a row. */
  preview(incoming: BusinessInsert): RowPreview | "deleted" | "merged" {
    const id = this.known(incoming.placeId);
    const tombstone = id === "deleted" ? (this.#tombstones.get(incoming.placeId) ?? id) : "undone";
    if (tombstone !== "undone") return tombstone;
    const { business } = this.#ruledOf(incoming);
    const entry = id === "deleted" ? undefined : this.#entry(id);
    if (typeof id !== "number" || entry === undefined) {
      return { values: contentValues(business), stored: undefined, changedFields: [], conflicts: [] };
    }
    const stored = valuesOf(entry.row);
    const changes = (to: BusinessInsert) => changedFields(stored, keepStored(contentValues(to), stored));
    const written = this.#withoutEditedFields(entry, business);
    const editedFields = written === business ? [] : this.editedFields(id);
    const conflicts = editedFields.length === 0 ? [] : changes(business);
    return {
      values: contentValues(written),
      stored,
      changedFields: changes(written),
      conflicts: conflicts.filter((field) => editedFields.includes(field)),
    };
  }

  /** Updates a business from an import's row; its slug and hand-edited fields stay. Returns what it overwrote, undefined for nothing. */
  update(id: number, incoming: BusinessInsert, at: number): PreviousValues | undefined {
    const entry = this.#required(id);
    const ruled = this.#ruledOf(incoming);
    this.following.confirm(id, incoming, ruled);
    const business = this.#withoutEditedFields(entry, ruled.business);
    const stored = valuesOf(entry.row);
    const values = keepStored(contentValues(business), stored);
    const fields = changedFields(stored, values);
    if (fields.length === 0) return undefined;
    const { import_id: importId, updated_at: updatedAt, city: storedCity } = entry.row;
    setBusiness(entry, business, at, values);
    if (business.city === ruled.business.city) this.following.record(id, { given: incoming, ruled, storedCity });
    return { importId: importId as number | null, updatedAt, values: pickValues(stored, fields) };
  }

  /** Replaces all fields of a business, even by blanks and where they were edited by hand. The slug stays. */
  replace(id: number, incoming: BusinessInsert, at: number): void {
    const entry = this.#required(id);
    const ruled = this.#ruledOf(incoming);
    const { city: storedCity, updated_at: previousAt } = entry.row;
    setBusiness(entry, ruled.business, at);
    const isEdited = incoming.city !== storedCity || this.editedFields(id).includes("city");
    this.following.record(id, { given: incoming, ruled, storedCity, isEdited, times: { previousAt, changedAt: at } });
  }

  /** As `replace`, for a business to which the rules were applied already. */
  replaceRuled(id: number, business: BusinessInsert, at: number): void {
    setBusiness(this.#required(id), business, at);
  }

  /**
   * Recomputes the keys of a business, and fields that this program version parses better, unless they were edited by hand or set by a rule.
   * Its slug and time of change stay.
   */
  rekey(id: number): void {
    const entry = this.#entry(id);
    if (entry === undefined) return;
    const record = businessRecord(entry.row);
    const edited = this.editedFields(id);
    const repaired = repairFields(record, this.following.isRuledCity(record.city) ? [...edited, "city"] : edited);
    // rules apply to cities as files name them, not to those that an administrator chose
    const keyed = { ...repaired, ...businessKeys(repaired) };
    const isSameCity = repaired.city === record.city;
    const business = isSameCity ? this.following.applyGroups(keyed) : this.following.apply(keyed).business;
    setBusiness(entry, business, entry.row.updated_at);
  }

  /** The record by which a business can be restored after its deletion; undefined for an unknown business. */
  record(id: number): DeletedRecord | undefined {
    const entry = this.#entry(id);
    if (entry === undefined) return undefined;
    const importId = entry.row["import_id"] as number | null;
    return { business: businessRecord(entry.row), importId, editedFields: this.editedFields(id) };
  }

  remove(id: number): void {
    const entry = this.#entry(id);
    if (entry === undefined) return;
    entry.isRemoved = true;
    this.#byPlaceId.delete(String(entry.row["place_id"]));
    this.setEditedFields(id, []);
  }

  /** Restores a deleted business with its id, and applies the current rules. */
  restore({ business, importId, editedFields }: DeletedRecord): void {
    const given = { ...business, ...businessKeys(business) };
    const ruled = this.following.apply(given);
    const times: [number, number] = [Date.parse(business.createdAt), Date.parse(business.updatedAt)];
    this.#insert(business.id, ruled.business, importId, times);
    this.following.record(business.id, { given, ruled, isEdited: editedFields.includes("city") });
    this.setEditedFields(business.id, editedFields);
  }

  editedFields(id: number): string[] {
    return [...(this.#edits.get(id) ?? [])];
  }

  setEditedFields(id: number, fields: readonly string[]): void {
    this.#edits.set(id, fields);
    this.#state.changedEdits.set(id, fields);
  }

  /** Writes all changes. */
  end(): Promise<void> {
    return this.#write(this.#state);
  }

  #insert(
    id: number,
    business: BusinessInsert,
    importId: number | null,
    [createdAt, updatedAt]: [number, number],
  ): void {
    const slug = this.#slugs.claim(id, business);
    const times = { created_at: createdAt, updated_at: updatedAt };
    const row = { id, place_id: business.placeId, slug, import_id: importId, ...times, city: "" };
    const stored = this.#state.entries.get(id)?.stored;
    const entry: UnitEntry = { row, stored, isInserted: true, isRemoved: false };
    setBusiness(entry, business, updatedAt);
    this.#state.entries.set(id, entry);
    this.#byPlaceId.set(business.placeId, id);
  }

  #entry(id: number | undefined): UnitEntry | undefined {
    const entry = id === undefined ? undefined : this.#state.entries.get(id);
    return entry?.isRemoved ? undefined : entry;
  }

  #required(id: number): UnitEntry {
    const entry = this.#entry(id);
    if (entry === undefined) throw new Error(`Business ${id} was not loaded`);
    return entry;
  }

  #ruledOf(incoming: BusinessInsert): RuledBusiness {
    const known = this.#ruled.get(incoming);
    if (known !== undefined) return known;
    const ruled = this.following.apply(incoming);
    this.#ruled.set(incoming, ruled);
    return ruled;
  }

  /** The business that an import may write: hand-edited fields keep their stored values. */
  #withoutEditedFields({ row }: UnitEntry, incoming: BusinessInsert): BusinessInsert {
    const fields = this.#edits.get(row.id) ?? [];
    return fields.length === 0 ? incoming : keepEditedFields(incoming, businessRecord(row), fields);
  }
}

/** `values`: the values to store, if they are not those of the business. */
function setBusiness(
  entry: UnitEntry,
  business: BusinessInsert,
  updatedAt: number,
  values: readonly Value[] = contentValues(business),
): void {
  setValues(entry.row, values);
  entry.row["category_group"] = business.group;
  entry.row.updated_at = updatedAt;
  entry.business = business;
}
