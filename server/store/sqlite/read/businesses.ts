import type { Database } from "better-sqlite3";
import { foldText } from "#domain/text/fold";
import { slugify } from "#domain/text/slug";
import type { BusinessRecord } from "../../port/directory.ts";
import { CARD_FIELDS, cardDetails } from "../../records/business-cards.ts";
import { type BusinessRow, businessRecord } from "../../records/business-record.ts";
import { SELECT_BUSINESS, selectBusiness } from "./select-business.ts";

/** Characters of the place id at the end of a details link; all of a shorter one. */
const LINK_SUFFIX = 7;
/** Businesses that a details link is compared with. */
const MAX_CANDIDATES = 2_000;
/** In the order of a JSON array of ids: one statement takes three quarters of the time of one per id. */
const JOIN_IDS = " JOIN json_each(+?) ids ON ids.value = b.id ORDER BY ids.key";

/** Reads businesses by id, by slug and in order of ids. Within a transaction. */
export function openBusinesses(db: Database) {
  const byId = db.prepare<[number], BusinessRow>(`${SELECT_BUSINESS} WHERE b.id = +?`);
  const byIds = db.prepare<[string], BusinessRow>(SELECT_BUSINESS + JOIN_IDS);
  const cardsByIds = db.prepare<[string], BusinessRow>(selectBusiness(CARD_FIELDS) + JOIN_IDS);
  const bySlug = db.prepare<[string], BusinessRow>(`${SELECT_BUSINESS} WHERE b.slug = +?`);
  const byOldSlug = db.prepare<[string], BusinessRow>(
    `${SELECT_BUSINESS} WHERE b.id = (SELECT business_id FROM old_slugs WHERE slug = +?)`,
  );
  const deletedId = db.prepare<[number]>("SELECT 1 FROM deleted_businesses WHERE id = ?");
  const deletedSlug = db.prepare<[{ slug: string }]>(
    `SELECT 1 FROM deleted_businesses WHERE slug = @slug
     UNION ALL SELECT 1 FROM old_slugs o JOIN deleted_businesses d ON d.id = o.business_id WHERE o.slug = @slug`,
  );
  const slugRange = db.prepare<[string, string], LinkTarget>(
    `SELECT id, place_id, slug, name FROM businesses WHERE slug >= ? AND slug < ? ORDER BY slug LIMIT ${MAX_CANDIDATES}`,
  );
  const placeRange = db.prepare<[string, string], LinkTarget>(
    `SELECT id, place_id, slug, name FROM businesses WHERE place_id >= ? AND place_id < ? LIMIT ${MAX_CANDIDATES}`,
  );
  /** The survivors of merges, by what the merged business was called. */
  const ofMerged = db.prepare<[string], LinkTarget>(
    `SELECT m.survivor_id AS id, m.place_id, d.slug, m.name FROM merges m JOIN deleted_businesses d ON d.id = m.merged_id
     WHERE substr(m.place_id, 1, ${LINK_SUFFIX}) = ? COLLATE NOCASE LIMIT ${MAX_CANDIDATES}`,
  );
  const targetByPlace = db.prepare<[string], LinkTarget>(
    "SELECT id, place_id, slug, name FROM businesses WHERE place_id = ?",
  );
  const targetById = db.prepare<[number], LinkTarget>("SELECT id, place_id, slug, name FROM businesses WHERE id = ?");
  const after = db.prepare<[number, number], BusinessRow>(`${SELECT_BUSINESS} WHERE b.id > +? ORDER BY b.id LIMIT +?`);
  // From the narrow tables, which have the country as an id, however a business spells it.
  const afterInCountry = db.prepare<{ id: number; key: string; limit: number }, BusinessRow>(
    `WITH country AS MATERIALIZED (SELECT id FROM places WHERE kind = 'country' AND place_key = +:key)
     ${SELECT_BUSINESS} WHERE b.id IN (
       SELECT id FROM listings WHERE id > +:id AND country_id = (SELECT id FROM country)
       UNION ALL SELECT id FROM unlisted WHERE id > +:id AND country_id = (SELECT id FROM country)
       ORDER BY id LIMIT +:limit)
     ORDER BY b.id`,
  );

  function get(id: number): BusinessRecord | "deleted" | undefined {
    const row = byId.get(id);
    if (row !== undefined) return businessRecord(row);
    return deletedId.get(id) === undefined ? undefined : "deleted";
  }

  function getBySlug(link: string): BusinessRecord | "deleted" | undefined {
    for (const slug of new Set([link, link.toLowerCase()])) {
      const row = bySlug.get(slug) ?? byOldSlug.get(slug);
      if (row !== undefined) return businessRecord(row);
      if (deletedSlug.get({ slug }) !== undefined) return "deleted";
    }
    const target = linkTarget(link);
    return target === undefined ? undefined : get(target.id);
  }

  /** `{slug or name with hyphens}-{first 7 characters of the place id, or the id}`, in any case. */
  function linkTarget(link: string): LinkTarget | undefined {
    for (let length = LINK_SUFFIX; length > 0; length--) {
      if (link.at(-length - 1) !== "-") continue;
      const target = targetBySuffix(link.slice(0, -length - 1), link.slice(-length));
      if (target !== undefined) return target;
    }
    const [, head = "", digits = ""] = /^(.*)-(\d{1,7})$/s.exec(link) ?? [];
    if (digits === "") return undefined;
    const target = targetById.get(Number(digits));
    return target !== undefined && hasName(target, head) ? target : undefined;
  }

  function targetBySuffix(head: string, tail: string): LinkTarget | undefined {
    const fits = (target: LinkTarget) =>
      target.place_id.slice(0, LINK_SUFFIX).toLowerCase() === tail.toLowerCase() && hasName(target, head);
    const slug = slugify(head);
    const named = slug === "" ? undefined : slugRange.all(slug, `${slug}.`).find(fits);
    if (named !== undefined) return named;
    const placed = tail.length < LINK_SUFFIX ? targetByPlace.all(tail) : placeRange.all(tail, `${tail}\u{10ffff}`);
    return placed.find(fits) ?? ofMerged.all(tail).find(fits);
  }

  return {
    get,
    getBySlug,
    /** In the order of the ids; unknown ones are left out. */
    getAll: (ids: readonly number[]) => byIds.all(JSON.stringify(ids)).map(businessRecord),
    getCards: (ids: readonly number[]) => cardsByIds.all(JSON.stringify(ids)).map(cardDetails),
    after: (id: number, limit: number, country?: string): BusinessRecord[] =>
      (country === undefined ? after.all(id, limit) : afterInCountry.all({ id, key: foldText(country), limit })).map(
        businessRecord,
      ),
  };
}

interface LinkTarget {
  id: number;
  place_id: string;
  slug: string;
  name: string;
}

function hasName({ slug, name }: LinkTarget, head: string): boolean {
  if (slug === head.toLowerCase()) return true;
  const hyphenate = (text: string) => text.toLowerCase().replace(/\s+/g, "-");
  return hyphenate(name) === hyphenate(head) || (slugify(name) !== "" && slugify(name) === slugify(head));
}
