import { type BusinessInsert, businessKeys } from "#domain/business/business-keys";
import { keepEditedFields } from "#domain/business/keep-edited-fields";
import { repairFields } from "#domain/business/repair-fields";
import type { RuledBusiness } from "#domain/rules/rules";
import type { DeletedRecord, PreviousValues, RowPreview } from "../../records/business-changes.ts";
import { type BusinessRow, businessRecord, contentValues, type Value } from "../../records/business-record.ts";
import { changedFields, keepStored, pickValues } from "../../records/content-values.ts";
import type { Transaction } from "../connection/transaction.ts";
import type { RuleFollowing } from "../rules/rule-following.ts";
import { SlugOwners } from "./slug-owners.ts";
import { readStoredBusinesses, type StoredBusiness, setValues, valuesOf } from "./stored-business.ts";

/** A business that the unit of work knows. */
export interface UnitEntry {
  /** As it will be. */
  row: BusinessRow;
  /** As it is in the database. */
  stored: StoredBusiness | undefined;
  /** What its listing is made from; undefined while nothing is written. */
  business?: BusinessInsert;
  /** It has another identity than the stored row. */
  isInserted: boolean;
  isRemoved: boolean;
}

/** Everything that was read for, and is to be written by, one unit of work. */
export interface UnitState {
  entries: Map<number, UnitEntry>;
  /** The fields edited by hand, of businesses whose fields changed. */
  changedEdits: Map<number, readonly string[]>;
  lastId: number;
  following: RuleFollowing;
}

export interface ToLoad {
  /** Rows of imports, and new businesses. */
  businesses?: Iterable<BusinessInsert>;
  ids?: Iterable<number>;
  /** Businesses that may be restored. */
  records?: Iterable<DeletedRecord>;
}

/**
 * Businesses of one transaction: `load` reads them in bulk, the other methods decide in memory, and `end` writes all that they
 * depend on. What was not loaded is not known.
 */
export class UnitOfWork {
  readonly #tx: Transaction;
  readonly #state: UnitState;
  readonly #write: (state: UnitState) => Promise<void>;
  readonly #byPlaceId = new Map<string, number>();
  /** Place ids of businesses that were deleted by hand. */
  readonly #tombstones = new Map<string, "deleted" | "merged">();
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

  /** Reads the businesses with these ids, and those that have one of the place ids. */
  async load({ businesses = [], ids = [], records = [] }: ToLoad): Promise<void> {
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
    const rows = await this.#tx.arrays<[placeId: string, isMerged: boolean]>(
      `SELECT d.place_id, EXISTS (SELECT 1 FROM merges m WHERE m.merged_id = d.id) FROM deleted_businesses d WHERE d.place_id = ANY($1)`,
      [placeIds],
    );
    for (const [placeId, isMerged] of rows) this.#tombstones.set(placeId, isMerged ? "merged" : "deleted");
  }

  async #loadEdits(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    const rows = await this.#tx.arrays<[id: number, fields: string]>(
      "SELECT business_id, fields FROM hand_edits WHERE business_id = ANY($1)",
      [ids],
    );
    for (const [id, fields] of rows) this.#edits.set(id, JSON.parse(fields));
  }

  /** The id of the business with this place id, "deleted" if it was deleted by hand. */
  known(placeId: string): number | "deleted" | undefined {
    return this.#byPlaceId.get(placeId) ?? (this.#tombstones.has(placeId) ? "deleted" : undefined);
  }

  /** The highest id so far. */
  lastId(): number {
    return this.#state.lastId;
  }

  /** Stores a new business. Does nothing and returns false if its place id is known. */
  add(incoming: BusinessInsert, importId: number | null, at: number): boolean {
    if (this.known(incoming.placeId) !== undefined) return false;
    const ruled = this.#ruledOf(incoming);
    const { business } = ruled;
    const id = ++this.#state.lastId;
    this.#insert(id, business, importId, [business.createdAt === null ? at : Date.parse(business.createdAt), at]);
    this.following.record(id, { given: incoming, ruled, isEdited: importId === null });
    return true;
  }

  /** What an import would do with a row, see `RowPreview`. */
  preview(incoming: BusinessInsert): RowPreview | "deleted" | "merged" {
    const id = this.known(incoming.placeId);
    if (id === "deleted") return this.#tombstones.get(incoming.placeId) ?? id;
    const { business } = this.#ruledOf(incoming);
    const entry = this.#entry(id);
    if (id === undefined || entry === undefined) {
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

  /** Writes an import's row over a business, which keeps its slug and the fields edited by hand. undefined when nothing changes. */
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

  /** Writes all of a business over a stored one, blanks and hand-edited fields too. The slug stays. */
  replace(id: number, incoming: BusinessInsert, at: number): void {
    const entry = this.#required(id);
    const ruled = this.#ruledOf(incoming);
    const { city: storedCity, updated_at: previousAt } = entry.row;
    setBusiness(entry, ruled.business, at);
    const isEdited = incoming.city !== storedCity || this.editedFields(id).includes("city");
    this.following.record(id, { given: incoming, ruled, storedCity, isEdited, times: { previousAt, changedAt: at } });
  }

  /** As `replace`, for a business that follows the rules already. */
  replaceRuled(id: number, business: BusinessInsert, at: number): void {
    setBusiness(this.#required(id), business, at);
  }

  /**
   * Computes the keys of a business again, and fields that newer rules read better, unless they were edited by hand or named by a
   * rule. Its slug and time of change stay.
   */
  rekey(id: number): void {
    const entry = this.#entry(id);
    if (entry === undefined) return;
    const record = businessRecord(entry.row);
    const edited = this.editedFields(id);
    const repaired = repairFields(record, this.following.isRuledCity(record.city) ? [...edited, "city"] : edited);
    // rules are for cities as files name them, not for those that the administrator has chosen
    const keyed = { ...repaired, ...businessKeys(repaired) };
    const isSameCity = repaired.city === record.city;
    const business = isSameCity ? this.following.applyGroups(keyed) : this.following.apply(keyed).business;
    const values = repaired === record ? valuesOf(entry.row) : contentValues(business);
    setBusiness(entry, business, entry.row.updated_at, values);
  }

  /** What must be remembered of a business that is to be deleted by hand; undefined when there is none. */
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

  /** Brings a removed business back with its id, by the rules of now. */
  restore({ business, importId, editedFields }: DeletedRecord): void {
    const given = { ...business, ...businessKeys(business) };
    const ruled = this.following.apply(given);
    this.#insert(business.id, ruled.business, importId, [
      Date.parse(business.createdAt),
      Date.parse(business.updatedAt),
    ]);
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

  /** Writes everything. */
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

  /** What an import may write over a business. */
  #withoutEditedFields({ row }: UnitEntry, incoming: BusinessInsert): BusinessInsert {
    const fields = this.#edits.get(row.id) ?? [];
    return fields.length === 0 ? incoming : keepEditedFields(incoming, businessRecord(row), fields);
  }
}

/** `values`: what is stored, where that is not what the business says. */
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
