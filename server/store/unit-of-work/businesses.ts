import type { OnDuplicate } from "#contract/import-report";
import { type BusinessInsert, businessKeys, formerSlugBase } from "#domain/business/business-keys";
import { keepEditedFields } from "#domain/business/keep-edited-fields";
import { repairFields } from "#domain/business/repair-fields";
import { isOtherName } from "#domain/duplicates/other-name";
import { keepOwnValues } from "#domain/own-fields/keep-own-values";
import type { BusinessRecord } from "../port/directory.ts";
import type { DeletedRecord, PreviousValues, RowPreview } from "../records/business-changes.ts";
import { contentValues } from "../records/business-record.ts";
import { changedFields, keepStored, replacedValues, textOf } from "../records/content-values.ts";
import { freeSlugs } from "../records/free-slugs.ts";
import type { BusinessRows, NewBusiness, SideTables, StoredBusiness } from "./tables.ts";

interface BusinessTables extends Pick<SideTables, "slugs" | "rules"> {
  rows: BusinessRows;
}

/** The businesses of one transaction: decides what is stored of them, with keys, rules, hand edits and slugs. */
export class Businesses {
  readonly #rows: BusinessRows;
  readonly #slugs: SideTables["slugs"];
  readonly #rules: SideTables["rules"];
  #lastId: number;

  constructor({ rows, slugs, rules }: BusinessTables, lastId: number) {
    this.#rows = rows;
    this.#slugs = slugs;
    this.#rules = rules;
    this.#lastId = lastId;
  }

  /** Returns the id of the business with this place id; "deleted" if only a tombstone has it. */
  statusOf(placeId: string): number | "deleted" | undefined {
    const id = this.#rows.idOf(placeId);
    if (id !== undefined) return id;
    return this.#rows.tombstoneOf(placeId) === undefined ? undefined : "deleted";
  }

  /** Tells whether a row with the id of this business has another name, which nobody typed by hand. */
  hasOtherName(id: number, incoming: BusinessInsert, onDuplicate: OnDuplicate): boolean {
    const storedName = this.#rows.nameOf(id);
    if (storedName === undefined || !isOtherName(storedName, incoming.name, onDuplicate)) return false;
    return !this.editedFields(id).includes("name");
  }

  /** Returns the highest id so far. */
  lastId(): number {
    return this.#lastId;
  }

  /** Adds a business whose place id has no status, and returns its id. */
  add(newBusiness: BusinessInsert, importId: number | null, at: number): number {
    const afterRules = this.#rules.apply(newBusiness);
    const { business } = afterRules;
    const id = this.#lastId + 1;
    this.#insert(id, business, importId, [business.createdAt === null ? at : Date.parse(business.createdAt), at]);
    this.#lastId = id;
    this.#rules.record(id, { beforeRules: newBusiness, afterRules, isEdited: importId === null });
    return id;
  }

  /** Previews an import's row. */
  preview(newBusiness: BusinessInsert): RowPreview | "deleted" | "merged" {
    const id = this.#rows.idOf(newBusiness.placeId);
    const tombstone = id === undefined ? this.#rows.tombstoneOf(newBusiness.placeId) : undefined;
    // The next import restores businesses that the undo of an import deleted.
    if (tombstone === "deleted" || tombstone === "merged") return tombstone;
    const { business: businessByRules } = this.#rules.apply(newBusiness);
    const storedValues = id === undefined ? undefined : this.#rows.storedBusiness(id)?.values;
    if (id === undefined || storedValues === undefined) {
      return { values: contentValues(businessByRules), stored: undefined, changedFields: [], conflicts: [] };
    }
    const business = keepOwnValues(businessByRules, textOf(storedValues, "ownValues"));
    const changes = (to: BusinessInsert) => changedFields(storedValues, keepStored(contentValues(to), storedValues));
    const importedVersion = this.#withoutEditedFields(id, business);
    const editedFields = importedVersion === business ? [] : this.editedFields(id);
    const conflicts = editedFields.length === 0 ? [] : changes(business);
    return {
      values: contentValues(importedVersion),
      stored: storedValues,
      changedFields: changes(importedVersion),
      conflicts: conflicts.filter(
        (field) =>
          editedFields.includes(field) ||
          (field === "ownValues" && business.ownValuesJson !== importedVersion.ownValuesJson),
      ),
    };
  }

  /** Updates a business from an import's row; its slug and hand-edited fields stay. Returns the overwritten values, undefined for none. */
  update(id: number, newBusiness: BusinessInsert, at: number): PreviousValues | undefined {
    const afterRules = this.#rules.apply(newBusiness);
    this.#rules.confirm(id, newBusiness, afterRules);
    const storedBusiness = this.#stored(id);
    const ownValues = textOf(storedBusiness.values, "ownValues");
    const business = this.#withoutEditedFields(id, keepOwnValues(afterRules.business, ownValues));
    const values = keepStored(contentValues(business), storedBusiness.values);
    const fields = changedFields(storedBusiness.values, values);
    if (fields.length === 0) return undefined;
    this.#rows.update(storedBusiness, { business, values, updatedAt: at });
    const storedCity = textOf(storedBusiness.values, "city");
    if (business.city === afterRules.business.city)
      this.#rules.record(id, { beforeRules: newBusiness, afterRules, storedCity });
    const { importId, updatedAt } = storedBusiness;
    return { importId, updatedAt, values: replacedValues(storedBusiness.values, values, fields) };
  }

  /** Replaces all fields of a business, even by blanks and if they were edited by hand. The slug stays. */
  replace(id: number, newBusiness: BusinessInsert, at: number): void {
    const afterRules = this.#rules.apply(newBusiness);
    const storedBusiness = this.#stored(id);
    this.#rewrite(storedBusiness, afterRules.business, at);
    const storedCity = textOf(storedBusiness.values, "city");
    const isEdited = newBusiness.city !== storedCity || this.editedFields(id).includes("city");
    const times = { previousAt: storedBusiness.updatedAt, changedAt: at };
    this.#rules.record(id, { beforeRules: newBusiness, afterRules, storedCity, isEdited, times });
  }

  /** Replaces as `replace` does, with keys computed from the record. */
  replaceRecord(record: BusinessRecord, at = Date.parse(record.updatedAt)): void {
    this.replace(record.id, { ...record, ...businessKeys(record) }, at);
  }

  /** Replaces a business like `replace`, after the rules were applied to it. */
  replaceRenamed(id: number, business: BusinessInsert, at: number): void {
    this.#rewrite(this.#stored(id), business, at);
  }

  /**
   * Recomputes the keys of a business, and fields that this program version parses better, unless they were edited by hand or set by a
   * rule. Its time of change stays, and its slug unless `renewedSlugs` has a better one.
   */
  rekey(id: number): void {
    const record = this.#rows.record(id)?.business;
    if (record === undefined) return;
    const slug = this.renewedSlugs(id).find((candidate) => (this.#slugs.ownerOf(candidate) ?? id) === id);
    const storedBusiness = this.#stored(id);
    const editedFields = this.editedFields(id);
    const repairedBusiness = repairFields(
      record,
      this.#rules.isCityOfRule(record.city) ? [...editedFields, "city"] : editedFields,
    );
    // Rules apply to cities as files name them, not to those that an administrator chose.
    const businessWithKeys = { ...repairedBusiness, ...businessKeys(repairedBusiness) };
    const isSameCity = repairedBusiness.city === record.city;
    const business = isSameCity
      ? this.#rules.applyGroups(businessWithKeys)
      : this.#rules.apply(businessWithKeys).business;
    this.#rewrite(storedBusiness, business, storedBusiness.updatedAt);
    if (slug !== undefined) this.rename(id, record.slug, slug);
  }

  /** Returns slugs for a business whose slug has Chinese readings of a Japanese or Korean name, best first; none for another business. */
  renewedSlugs(id: number): string[] {
    const record = this.#rows.record(id)?.business;
    const formerBase = record && formerSlugBase(record);
    if (
      record === undefined ||
      formerBase === undefined ||
      (record.slug !== formerBase && !record.slug.startsWith(`${formerBase}-`))
    )
      return [];
    const businessWithKeys = { ...record, ...businessKeys(record) };
    return businessWithKeys.slugBase === formerBase ? [] : freeSlugs(businessWithKeys);
  }

  /** Returns the record by which a business can be restored after its deletion; undefined for an unknown business. */
  record(id: number): DeletedRecord | undefined {
    const storedBusiness = this.#rows.record(id);
    return storedBusiness && { ...storedBusiness, editedFields: this.editedFields(id) };
  }

  remove(id: number): void {
    this.#rows.remove(id);
    this.setEditedFields(id, []);
  }

  /** Restores a deleted business with its id, and applies the current rules. */
  restore({ business, importId, editedFields }: DeletedRecord): void {
    const { id } = business;
    const beforeRules = { ...business, ...businessKeys(business) };
    const afterRules = this.#rules.apply(beforeRules);
    this.#insert(id, afterRules.business, importId, [Date.parse(business.createdAt), Date.parse(business.updatedAt)]);
    this.#rules.record(id, { beforeRules, afterRules, isEdited: editedFields.includes("city") });
    this.setEditedFields(id, editedFields);
  }

  /** Gives a business another slug. The former one redirects to it. */
  rename(id: number, from: string, to: string): void {
    this.#slugs.release(to);
    this.#rows.setSlug(id, to);
    this.#slugs.reassign([from], id);
  }

  /** Makes a business that an import added count as added by hand. */
  detachFromImport(id: number): void {
    this.#rows.detachFromImport(id);
  }

  editedFields(id: number): string[] {
    return this.#rows.editedFields(id);
  }

  setEditedFields(id: number, fields: readonly string[]): void {
    this.#rows.setEditedFields(id, fields);
  }

  /** Inserts a business; if its slug is in use, it gets another one. */
  #insert(
    id: number,
    business: BusinessInsert,
    importId: number | null,
    [createdAt, updatedAt]: [number, number],
  ): void {
    const row: NewBusiness = {
      id,
      business,
      importId,
      createdAt,
      updatedAt,
      slug: business.slug ?? business.slugBase,
      values: contentValues(business),
    };
    if (this.#rows.insert(row)) return;
    const slugs = freeSlugs(business);
    const slug = slugs.find((candidate) => this.#slugs.ownerOf(candidate) === undefined) ?? row.slug;
    this.#rows.insert({ ...row, slug });
  }

  #rewrite(storedBusiness: StoredBusiness, business: BusinessInsert, updatedAt: number): void {
    this.#rows.update(storedBusiness, { business, values: contentValues(business), updatedAt });
  }

  #stored(id: number): StoredBusiness {
    const storedBusiness = this.#rows.storedBusiness(id);
    if (storedBusiness === undefined) throw new Error(`Business ${id} is not in the directory, or was not loaded`);
    return storedBusiness;
  }

  /** Returns the business that an import may write: hand-edited fields keep their stored values. */
  #withoutEditedFields(id: number, newBusiness: BusinessInsert): BusinessInsert {
    const fields = this.editedFields(id);
    const record = fields.length === 0 ? undefined : this.#rows.record(id)?.business;
    return record === undefined ? newBusiness : keepEditedFields(newBusiness, record, fields);
  }
}
