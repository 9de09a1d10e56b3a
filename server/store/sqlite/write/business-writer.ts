import type { Database } from "better-sqlite3";
import { type BusinessInsert, businessKeys } from "#domain/business/business-keys";
import { keepEditedFields } from "#domain/business/keep-edited-fields";
import { repairFields } from "#domain/business/repair-fields";
import type { DeletedRecord, PreviousValues, RowPreview } from "../../records/business-changes.ts";
import {
  type BusinessRow,
  businessRecord,
  CONTENT_FIELDS,
  contentValues,
  OWN_COLUMNS,
  type Value,
} from "../../records/business-record.ts";
import { changedFields, hasSeoTexts, keepStored, pickValues, textOf } from "../../records/content-values.ts";
import { SELECT_BUSINESS, selectBusiness } from "../read/select-business.ts";
import { openRuleFollowing } from "../rules/rule-following.ts";
import { type Counters, openCounters } from "./counters.ts";
import { openDictionaries } from "./dictionaries.ts";
import { openHandEdits } from "./hand-edits.ts";
import { openListingWriter } from "./listing-writer.ts";
import { openSlugs } from "./slugs.ts";

const WRITTEN_COLUMNS = [...OWN_COLUMNS, "pattern_id", "category_id"];
const SELECT_STORED = selectBusiness(["importId", "updatedAt", "createdAt", ...CONTENT_FIELDS]);

export type BusinessWriter = ReturnType<typeof openBusinessWriter>;

/**
 * Writes businesses with everything that depends on them: dictionaries, listing, search index, counts. Works within a
 * transaction: `begin` first, `end` last, `forget` after a rollback.
 */
export function openBusinessWriter(db: Database, counters: Counters = openCounters(db)) {
  const dictionaries = openDictionaries(db);
  const listing = openListingWriter(db, counters);
  const edits = openHandEdits(db);
  const slugs = openSlugs(db);
  const rules = openRuleFollowing(db);
  const insert = db.prepare(
    `INSERT INTO businesses (id, place_id, slug, import_id, created_at, updated_at, ${WRITTEN_COLUMNS.join(", ")})
     VALUES (?, ?, ?, ?, ?, ?, ${WRITTEN_COLUMNS.map(() => "?").join(", ")}) ON CONFLICT DO NOTHING`,
  );
  const update = db.prepare(
    `UPDATE businesses SET updated_at = ?, ${WRITTEN_COLUMNS.map((column) => `${column} = ?`).join(", ")} WHERE id = ?`,
  );
  const erase = db.prepare<[number], { city: string; state: string; country: string }>(
    "DELETE FROM businesses WHERE id = ? RETURNING city, state, country",
  );
  const idOfPlace = db.prepare<[string], number>("SELECT id FROM businesses WHERE place_id = ?").pluck();
  const recordRow = db.prepare<[number], BusinessRow>(`${SELECT_BUSINESS} WHERE b.id = +?`);
  const importOf = db.prepare<[number], number | null>("SELECT import_id FROM businesses WHERE id = ?").pluck();
  const storedRow = db.prepare<[number], Value[]>(`${SELECT_STORED} WHERE b.id = +?`);
  storedRow.raw();
  const isDeleted = db.prepare<[string]>("SELECT 1 FROM deleted_businesses WHERE place_id = ?");
  const isMerged = db.prepare<[string]>(
    "SELECT 1 FROM merges m JOIN deleted_businesses d ON d.id = m.merged_id WHERE d.place_id = ?",
  );
  const isUndone = db.prepare<[string]>(
    "SELECT 1 FROM deleted_businesses WHERE place_id = ? AND record ->> '$.undoneImportId' IS NOT NULL",
  );
  const anyDeleted = db.prepare("SELECT 1 FROM deleted_businesses LIMIT 1");

  let generation = -1;
  let lastId = 0;
  let hasDeleted = false;
  let hasPastSlugs = false;
  let hasEdits = false;

  function known(placeId: string): number | "deleted" | undefined {
    const id = idOfPlace.get(placeId);
    if (id !== undefined) return id;
    return hasDeleted && isDeleted.get(placeId) !== undefined ? "deleted" : undefined;
  }

  function storedBusiness(id: number): StoredBusiness {
    const [importId, updatedAt, createdAt, ...values] = storedRow.get(id) ?? [];
    const times = { updatedAt: Number(updatedAt), createdAt: Number(createdAt) };
    return { importId: importId as number | null, ...times, values };
  }

  /** What an import may write over a stored business. */
  function withoutEditedFields(id: number, incoming: BusinessInsert): BusinessInsert {
    const fields = hasEdits ? edits.of(id) : [];
    const row = fields.length === 0 ? undefined : recordRow.get(id);
    return row === undefined ? incoming : keepEditedFields(incoming, businessRecord(row), fields);
  }

  function write(id: number, business: BusinessInsert, at: number, stored: StoredBusiness, values: Value[]) {
    const ids = dictionaries.idsOf(business);
    const { values: old, createdAt } = stored;
    listing.remove(id, textOf(old, "city"), textOf(old, "state"), textOf(old, "country"));
    update.run(at, ...values.slice(0, OWN_COLUMNS.length), ids.patternId, ids.categoryId, id);
    listing.add(id, business, ids, createdAt, hasSeoTexts(values));
  }

  /** Where its slug is taken, the business gets another one. */
  function insertBusiness(id: number, business: BusinessInsert, importId: number | null, times: [number, number]) {
    const ids = dictionaries.idsOf(business);
    const values = contentValues(business);
    const own = values.slice(0, OWN_COLUMNS.length);
    const slug = business.slug ?? business.slugBase;
    const tryInsert = (free: string) =>
      insert.run(id, business.placeId, free, importId, ...times, ...own, ids.patternId, ids.categoryId).changes === 1;
    const isTaken = hasPastSlugs && (slugs.ownerOf(slug) ?? id) !== id;
    if (isTaken || !tryInsert(slug)) tryInsert(slugs.free(business));
    listing.add(id, business, ids, times[0], hasSeoTexts(values));
  }

  function refresh() {
    hasDeleted = anyDeleted.get() !== undefined;
    hasPastSlugs = slugs.anyPast();
    hasEdits = edits.any();
    rules.refresh();
  }

  return {
    /** The id of the business with this place id, "deleted" if it was deleted by hand. */
    known,

    begin() {
      const current = counters.get("generation");
      if (current !== generation) dictionaries.forget();
      generation = current;
      lastId = counters.get("lastBusinessId");
      refresh();
    },

    /** The highest id so far. */
    lastId: () => lastId,
    /** Whether there are tombstones, as of `begin`. */
    hasDeleted: () => hasDeleted,

    /** Stores a new business. Does nothing and returns false if its place id is known. */
    add(incoming: BusinessInsert, importId: number | null, at: number): boolean {
      if (known(incoming.placeId) !== undefined) return false;
      const ruled = rules.apply(incoming);
      const { business } = ruled;
      const createdAt = business.createdAt === null ? at : Date.parse(business.createdAt);
      insertBusiness(lastId + 1, business, importId, [createdAt, at]);
      lastId++;
      rules.record(lastId, { given: incoming, ruled, isEdited: importId === null });
      return true;
    },

    /** Instead of `begin`, where `preview` is all that follows. */
    beginPreview: refresh,

    preview(incoming: BusinessInsert): RowPreview | "deleted" | "merged" {
      const id = known(incoming.placeId);
      const isReturning = id === "deleted" && isUndone.get(incoming.placeId) !== undefined;
      if (id === "deleted" && !isReturning) return isMerged.get(incoming.placeId) === undefined ? id : "merged";
      const { business } = rules.apply(incoming);
      if (id === undefined || id === "deleted") {
        return { values: contentValues(business), stored: undefined, changedFields: [], conflicts: [] };
      }
      const { values: stored } = storedBusiness(id);
      const changes = (to: BusinessInsert) => changedFields(stored, keepStored(contentValues(to), stored));
      const written = withoutEditedFields(id, business);
      const editedFields = written === business ? [] : edits.of(id);
      const conflicts = editedFields.length === 0 ? [] : changes(business);
      return {
        values: contentValues(written),
        stored,
        changedFields: changes(written),
        conflicts: conflicts.filter((field) => editedFields.includes(field)),
      };
    },

    /**
     * Writes an import's row over a stored business, which keeps its slug and the fields edited by hand. undefined when
     * nothing changes.
     */
    update(id: number, incoming: BusinessInsert, at: number): PreviousValues | undefined {
      const ruled = rules.apply(incoming);
      rules.confirm(id, incoming, ruled);
      const business = withoutEditedFields(id, ruled.business);
      const stored = storedBusiness(id);
      const values = keepStored(contentValues(business), stored.values);
      const fields = changedFields(stored.values, values);
      if (fields.length === 0) return undefined;
      write(id, business, at, stored, values);
      const storedCity = textOf(stored.values, "city");
      if (business.city === ruled.business.city) rules.record(id, { given: incoming, ruled, storedCity });
      const { importId, updatedAt } = stored;
      return { importId, updatedAt, values: pickValues(stored.values, fields) };
    },

    /** Writes all of a business over a stored one, blanks and hand-edited fields too. The slug stays. */
    replace(id: number, incoming: BusinessInsert, at: number) {
      const ruled = rules.apply(incoming);
      const stored = storedBusiness(id);
      write(id, ruled.business, at, stored, contentValues(ruled.business));
      const storedCity = textOf(stored.values, "city");
      const isEdited = incoming.city !== storedCity || (hasEdits && edits.of(id).includes("city"));
      const times = { previousAt: stored.updatedAt, changedAt: at };
      rules.record(id, { given: incoming, ruled, storedCity, isEdited, times });
    },

    /** As `replace`, for a business that follows the rules already. */
    replaceRuled(id: number, business: BusinessInsert, at: number) {
      write(id, business, at, storedBusiness(id), contentValues(business));
    },

    /**
     * Computes the keys of a stored business again, and fields that newer rules read better, unless they were edited by hand or named
     * by a rule.
     * Its slug and time of change stay.
     */
    rekey(id: number) {
      const row = recordRow.get(id);
      if (row === undefined) return;
      const record = businessRecord(row);
      const stored = storedBusiness(id);
      const edited = hasEdits ? edits.of(id) : [];
      const repaired = repairFields(record, rules.isRuledCity(record.city) ? [...edited, "city"] : edited);
      // rules are for cities as files name them, not for those that the administrator has chosen
      const keyed = { ...repaired, ...businessKeys(repaired) };
      const business = repaired.city === record.city ? rules.applyGroups(keyed) : rules.apply(keyed).business;
      write(id, business, stored.updatedAt, stored, contentValues(business));
    },

    /** What must be remembered of a business that is to be deleted by hand; undefined when there is none. */
    record(id: number): DeletedRecord | undefined {
      const row = recordRow.get(id);
      if (row === undefined) return undefined;
      return { business: businessRecord(row), importId: importOf.get(id) ?? null, editedFields: edits.of(id) };
    },

    remove(id: number) {
      const place = erase.get(id);
      if (place === undefined) return;
      listing.remove(id, place.city, place.state, place.country);
      edits.forget(id);
    },

    /** Brings a removed business back with its id, by the rules of now. */
    restore({ business, importId, editedFields }: DeletedRecord) {
      const times: [number, number] = [Date.parse(business.createdAt), Date.parse(business.updatedAt)];
      const given = { ...business, ...businessKeys(business) };
      const ruled = rules.apply(given);
      insertBusiness(business.id, ruled.business, importId, times);
      rules.record(business.id, { given, ruled, isEdited: editedFields.includes("city") });
      edits.set(business.id, editedFields);
      hasEdits ||= editedFields.length > 0;
      listing.logChange(business.id);
    },

    end() {
      counters.set("lastBusinessId", lastId);
      listing.end();
    },

    forget() {
      generation = -1;
      dictionaries.forget();
      listing.forget();
    },
  };
}

interface StoredBusiness {
  importId: number | null;
  updatedAt: number;
  createdAt: number;
  values: Value[];
}
