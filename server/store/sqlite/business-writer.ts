import { createHash } from "node:crypto";
import type { Database } from "better-sqlite3";
import type { StorableBusiness } from "#domain/business-keys";
import { type Counters, openCounters } from "./counters.ts";
import { openDictionaries } from "./dictionaries.ts";
import { openListingChanges } from "./listing-changes.ts";
import { openSearchIndex, rankOf } from "./search-index.ts";
import { CONTENT_COLUMNS, contentOf, type DictionaryIds, type Value } from "./stored-business.ts";
import { openTally } from "./tally.ts";

/** Columns that a file which says nothing of them leaves as they are: generated text is not lost by an update. */
const KEPT_WHEN_ABSENT = new Set(
  ["seo_title", "seo_description", "canonical_url", "unique_content"].map((column) =>
    CONTENT_COLUMNS.indexOf(column as (typeof CONTENT_COLUMNS)[number]),
  ),
);
const WRITTEN = [...CONTENT_COLUMNS, "pattern_id", "category_id"];
/** Characters of the place id's hash that make a taken slug unique; mostly the first will do. */
const SLUG_HASH_LENGTHS = [6, 12, 32];

export type BusinessWriter = ReturnType<typeof openBusinessWriter>;

/**
 * Writes businesses with all that hangs on them: dictionaries, listing, search index, kept counts. Works within a
 * transaction: `begin` first, `end` last, `forget` when it was taken back.
 */
export function openBusinessWriter(db: Database, counters: Counters = openCounters(db)) {
  const dictionaries = openDictionaries(db);
  const tally = openTally(db, counters);
  const index = openSearchIndex(db);
  const changes = openListingChanges(db);
  const insert = db.prepare(
    `INSERT INTO businesses (id, place_id, slug, import_id, created_at, updated_at, ${WRITTEN.join(", ")})
     VALUES (?, ?, ?, ?, ?, ?, ${WRITTEN.map(() => "?").join(", ")}) ON CONFLICT DO NOTHING`,
  );
  const update = db.prepare(
    `UPDATE businesses SET updated_at = ?, ${WRITTEN.map((column) => `${column} = ?`).join(", ")} WHERE id = ?`,
  );
  const list = db.prepare(
    `INSERT INTO listings (id, rank, rating, review_count, created_at, city_id, category_id, state_id, postcode_id,
       country_id, is_verified, pattern_id, latitude, longitude, sort_name)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const unlist = db.prepare<[number], ListingRow>(
    `DELETE FROM listings WHERE id = ? RETURNING rank, city_id AS cityId, category_id AS categoryId, state_id AS stateId,
       postcode_id AS postcodeId, country_id AS countryId, is_verified AS isVerified`,
  );
  const closeForGood = db.prepare("INSERT INTO unlisted (id, country_id) VALUES (?, ?)");
  const reopen = db.prepare("DELETE FROM unlisted WHERE id = ?");
  const idOfPlace = db.prepare<[string], number>("SELECT id FROM businesses WHERE place_id = ?").pluck();
  const current = db.prepare<[number], Value[]>(
    `SELECT b.created_at, p.hours, p.time_zone, ${CONTENT_COLUMNS.join(", ")}
     FROM businesses b JOIN opening_patterns p ON p.id = b.pattern_id WHERE b.id = +?`,
  );
  current.raw();
  const slugTaken = db.prepare<[string, string]>(
    "SELECT 1 FROM businesses WHERE slug = ? UNION ALL SELECT 1 FROM old_slugs WHERE slug = ?",
  );
  const anyOldSlug = db.prepare("SELECT 1 FROM old_slugs LIMIT 1");
  const isDeleted = db.prepare<[string]>("SELECT 1 FROM deleted_businesses WHERE place_id = ?");
  const anyDeleted = db.prepare("SELECT 1 FROM deleted_businesses LIMIT 1");

  let generation = -1;
  let lastId = 0;
  let checkMarks = false;
  let checkOldSlugs = false;

  function addListing(id: number, draft: StorableBusiness, ids: DictionaryIds, createdAt: number) {
    if (draft.businessStatus === "CLOSED_PERMANENTLY") {
      closeForGood.run(id, ids.countryId);
      return;
    }
    const rank = rankOf(draft.quality);
    const pattern = draft.businessStatus === "OPERATIONAL" ? ids.patternId : null;
    list.run(
      id,
      rank,
      draft.rating,
      draft.reviewCount,
      createdAt,
      ids.cityId,
      ids.categoryId,
      ids.stateId,
      ids.postcodeId,
      ids.countryId,
      draft.isVerified ? 1 : 0,
      pattern,
      draft.latitude === null || draft.longitude === null ? null : draft.latitude,
      draft.longitude,
      draft.sortName,
    );
    index.add(rank, id, draft, ids);
    const { isVerified, city, state, country } = draft;
    tally.add({ ...ids, isVerified, city, state, country }, 1);
  }

  function removeListing(id: number, city: string, state: string, country: string) {
    changes.note(id);
    const row = unlist.get(id);
    if (row === undefined) {
      reopen.run(id);
      return;
    }
    index.remove(row.rank, id);
    tally.add({ ...row, isVerified: row.isVerified === 1, city, state, country }, -1);
  }

  /** The id of a business with this place id, if there is one or was one before it was deleted by hand. */
  function known(placeId: string): number | "deleted" | undefined {
    const id = idOfPlace.get(placeId);
    if (id !== undefined) return id;
    return checkMarks && isDeleted.get(placeId) !== undefined ? "deleted" : undefined;
  }

  /** What is stored beside what would be. */
  function compare(id: number, draft: StorableBusiness) {
    const [createdAt, hours, timeZone, ...old] = current.get(id) ?? [];
    const content = contentOf(draft).map((value, position) =>
      value === null && KEPT_WHEN_ABSENT.has(position) ? (old[position] ?? null) : value,
    );
    const changed =
      draft.openingHoursJson !== hours ||
      (draft.timeZone ?? "") !== timeZone ||
      content.some((value, position) => value !== old[position]);
    return { changed, createdAt: Number(createdAt), old, content };
  }

  return {
    known,

    begin() {
      const now = counters.get("generation");
      if (now !== generation) dictionaries.forget();
      generation = now;
      lastId = counters.get("lastBusinessId");
      checkMarks = anyDeleted.get() !== undefined;
      checkOldSlugs = anyOldSlug.get() !== undefined;
    },

    /** Stores a new business; false, and nothing done, when its place id is known. */
    add(draft: StorableBusiness, importId: number | null, at: number): boolean {
      if (known(draft.placeId) !== undefined) return false;
      const ids = dictionaries.idsOf(draft);
      const createdAt = draft.createdAt === null ? at : Date.parse(draft.createdAt);
      const values = [...contentOf(draft), ids.patternId, ids.categoryId];
      const wanted = draft.slug ?? draft.slugBase;
      const put = (slug: string) =>
        insert.run(lastId + 1, draft.placeId, slug, importId, createdAt, at, ...values).changes === 1;
      const taken = checkOldSlugs && slugTaken.get(wanted, wanted) !== undefined;
      if (taken || !put(wanted)) put(freeSlug(draft));
      lastId++;
      addListing(lastId, draft, ids, createdAt);
      return true;
    },

    /** Whether an update would change anything; undefined for a business that is new. */
    wouldChange(draft: StorableBusiness): boolean | undefined {
      checkMarks = anyDeleted.get() !== undefined;
      const id = known(draft.placeId);
      return typeof id === "number" ? compare(id, draft).changed : id === "deleted" ? false : undefined;
    },

    /** Writes the draft over a stored business, which keeps its slug; false when that changes nothing. */
    update(id: number, draft: StorableBusiness, at: number): boolean {
      const { changed, createdAt, old, content } = compare(id, draft);
      if (!changed) return false;
      const ids = dictionaries.idsOf(draft);
      removeListing(id, text(old, "city"), text(old, "state"), text(old, "country"));
      update.run(at, ...content, ids.patternId, ids.categoryId, id);
      addListing(id, draft, ids, createdAt);
      return true;
    },

    end() {
      counters.set("lastBusinessId", lastId);
      tally.write();
      changes.prune();
      // last, because every statement that follows makes the index write out what it has gathered
      index.write();
    },

    forget() {
      generation = -1;
      dictionaries.forget();
      index.forget();
      tally.forget();
    },
  };

  function freeSlug(draft: StorableBusiness): string {
    const hash = createHash("sha256").update(draft.placeId).digest("hex");
    const slugs = SLUG_HASH_LENGTHS.map((length) => `${draft.slugBase}-${hash.slice(0, length)}`);
    if (draft.slug !== null) slugs.unshift(draft.slugBase);
    return slugs.find((slug) => slugTaken.get(slug, slug) === undefined) ?? `${draft.slugBase}-${hash}`;
  }
}

interface ListingRow {
  rank: number;
  cityId: number | null;
  categoryId: number;
  stateId: number | null;
  postcodeId: number | null;
  countryId: number | null;
  isVerified: number;
}

function text(values: Value[], column: (typeof CONTENT_COLUMNS)[number]): string {
  return String(values[CONTENT_COLUMNS.indexOf(column)] ?? "");
}
