import type { Database } from "better-sqlite3";
import {
  type BusinessRow,
  businessRecord,
  CONTENT_FIELDS,
  OWN_COLUMNS,
  RECORD_FIELDS,
  type Value,
} from "../../records/business-record.ts";
import { textOf } from "../../records/content-values.ts";
import type { BusinessRows, TombstoneKind } from "../../unit-of-work/tables.ts";
import { selectBusiness } from "../read/select-business.ts";
import type { Counters } from "./counters.ts";
import { openDictionaries } from "./dictionaries.ts";
import { openHandEdits } from "./hand-edits.ts";
import { openListingWriter } from "./listing-writer.ts";
import { openSlugs } from "./slugs.ts";

const WRITTEN_COLUMNS = [...OWN_COLUMNS, "pattern_id", "category_id"];
const SELECT_STORED = selectBusiness(["importId", "updatedAt", "createdAt", ...CONTENT_FIELDS]);
const SELECT_RECORD = selectBusiness(["importId", ...RECORD_FIELDS]);

/** The rows of businesses. Call `begin` first, `end` last, and `forget` after a rollback. */
export function openBusinessRows(db: Database, counters: Counters) {
  const dictionaries = openDictionaries(db);
  const listing = openListingWriter(db, counters);
  const edits = openHandEdits(db);
  const slugs = openSlugs(db);
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
  const setSlug = db.prepare("UPDATE businesses SET slug = ? WHERE id = ?");
  const detach = db.prepare("UPDATE businesses SET import_id = NULL WHERE id = ?");
  const idOfPlace = db.prepare<[string], number>("SELECT id FROM businesses WHERE place_id = ?").pluck();
  const name = db.prepare<[number], string>("SELECT name FROM businesses WHERE id = ?").pluck();
  const recordRow = db.prepare<[number], BusinessRow>(`${SELECT_RECORD} WHERE b.id = +?`);
  const storedRow = db.prepare<[number], Value[]>(`${SELECT_STORED} WHERE b.id = +?`);
  storedRow.raw();
  const tombstone = db.prepare<[string], TombstoneKind>(
    `SELECT CASE WHEN record ->> '$.undoneImportId' IS NOT NULL THEN 'undone'
       WHEN EXISTS (SELECT 1 FROM merges WHERE merged_id = d.id) THEN 'merged' ELSE 'deleted' END
     FROM deleted_businesses d WHERE place_id = ?`,
  );
  tombstone.pluck();
  const selectAnyDeleted = db.prepare("SELECT 1 FROM deleted_businesses LIMIT 1");

  let generation = -1;
  let lastId = 0;
  let hasDeleted = false;
  let hasPastSlugs = false;
  let hasEdits = false;

  const rows: BusinessRows = {
    idOf: (placeId) => idOfPlace.get(placeId),
    tombstoneOf: (placeId) => (hasDeleted ? tombstone.get(placeId) : undefined),
    nameOf: (id) => name.get(id),
    storedBusiness(id) {
      const row = storedRow.get(id);
      if (row === undefined) return undefined;
      const [importId, updatedAt, createdAt, ...values] = row;
      return {
        id,
        importId: importId as number | null,
        updatedAt: Number(updatedAt),
        createdAt: Number(createdAt),
        values,
      };
    },
    record(id) {
      const row = recordRow.get(id);
      return row && { business: businessRecord(row), importId: row["import_id"] as number | null };
    },
    editedFields: (id) => (hasEdits ? edits.fieldsOf(id) : []),
    setEditedFields(id, fields) {
      if (!hasEdits && fields.length === 0) return;
      edits.set(id, fields);
      hasEdits = true;
    },
    insert({ id, business, values, slug, importId, createdAt, updatedAt }) {
      if (hasPastSlugs && (slugs.ownerOf(slug) ?? id) !== id) return false;
      const ids = dictionaries.idsOf(business);
      const ownValues = values.slice(0, OWN_COLUMNS.length);
      const times = [createdAt, updatedAt];
      const { placeId } = business;
      const { changes } = insert.run(
        id,
        placeId,
        slug,
        importId,
        ...times,
        ...ownValues,
        ids.patternId,
        ids.categoryId,
      );
      if (changes === 0) return false;
      listing.add(id, business, ids, createdAt, values);
      if (id <= lastId) listing.logChange(id);
      return true;
    },
    update({ id, values: oldValues, createdAt }, { business, values, updatedAt }) {
      const ids = dictionaries.idsOf(business);
      listing.remove(id, textOf(oldValues, "city"), textOf(oldValues, "state"), textOf(oldValues, "country"));
      update.run(updatedAt, ...values.slice(0, OWN_COLUMNS.length), ids.patternId, ids.categoryId, id);
      listing.add(id, business, ids, createdAt, values);
    },
    setSlug: (id, slug) => setSlug.run(slug, id),
    detachFromImport: (id) => detach.run(id),
    remove(id) {
      const place = erase.get(id);
      if (place !== undefined) listing.remove(id, place.city, place.state, place.country);
    },
  };

  return {
    ...rows,
    begin() {
      const currentGeneration = counters.get("generation");
      if (currentGeneration !== generation) dictionaries.forget();
      generation = currentGeneration;
      lastId = counters.get("lastBusinessId");
      hasDeleted = selectAnyDeleted.get() !== undefined;
      hasPastSlugs = slugs.anyPast();
      hasEdits = edits.any();
    },
    /** The highest id when the transaction began. */
    lastId: () => lastId,
    end: () => listing.end(),
    forget() {
      generation = -1;
      dictionaries.forget();
      listing.forget();
    },
  };
}
