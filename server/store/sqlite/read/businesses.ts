import type { Database } from "better-sqlite3";
import { foldKey } from "#domain/text/fold";
import { slugify } from "#domain/text/slug";
import type { BusinessRecord } from "../../port/directory.ts";
import { prefixEnd } from "../../prefix-end.ts";
import { CARD_FIELDS, cardDetails } from "../../records/business-cards.ts";
import { type BusinessRow, businessRecord } from "../../records/business-record.ts";
import {
  fitsLink,
  hasName,
  idLink,
  LINK_SUFFIX_CHARS,
  type LinkParts,
  type LinkTarget,
  MAX_LINK_CANDIDATES,
  placeIdLinks,
} from "../../records/link-target.ts";
import { SELECT_BUSINESS, selectBusiness } from "./select-business.ts";

/** Columns of a `LinkTarget`. */
const TARGET = "id, place_id AS placeId, slug, name";
/** Joins in the order of a JSON array of ids: one statement takes three quarters of the time of one per id. */
const JOIN_IDS = " JOIN json_each(+?) ids ON ids.value = b.id ORDER BY ids.key";

/** Reads businesses by id, by slug and in order of ids. Call it within a transaction. */
export function openBusinesses(db: Database) {
  const selectById = db.prepare<[number], BusinessRow>(`${SELECT_BUSINESS} WHERE b.id = +?`);
  const selectByIds = db.prepare<[string], BusinessRow>(SELECT_BUSINESS + JOIN_IDS);
  const cardsByIds = db.prepare<[string], BusinessRow>(selectBusiness(CARD_FIELDS) + JOIN_IDS);
  const selectBySlug = db.prepare<[string], BusinessRow>(`${SELECT_BUSINESS} WHERE b.slug = +?`);
  const selectByOldSlug = db.prepare<[string], BusinessRow>(
    `${SELECT_BUSINESS} WHERE b.id = (SELECT business_id FROM old_slugs WHERE slug = +?)`,
  );
  const deletedId = db.prepare<[number]>("SELECT 1 FROM deleted_businesses WHERE id = ?");
  const deletedSlug = db.prepare<[{ slug: string }]>(
    `SELECT 1 FROM deleted_businesses WHERE slug = @slug
     UNION ALL SELECT 1 FROM old_slugs o JOIN deleted_businesses d ON d.id = o.business_id WHERE o.slug = @slug`,
  );
  const slugRange = db.prepare<[string, string], LinkTarget>(
    `SELECT ${TARGET} FROM businesses WHERE slug >= ? AND slug < ? ORDER BY slug LIMIT ${MAX_LINK_CANDIDATES}`,
  );
  const placeRange = db.prepare<[string, string], LinkTarget>(
    `SELECT ${TARGET} FROM businesses WHERE place_id >= ? AND place_id < ? LIMIT ${MAX_LINK_CANDIDATES}`,
  );
  /** Selects the survivors of merges, by the former names of the merged business. */
  const selectSurvivors = db.prepare<[string], LinkTarget>(
    `SELECT m.survivor_id AS id, m.place_id AS placeId, d.slug, m.name FROM merges m JOIN deleted_businesses d ON d.id = m.merged_id
     WHERE substr(m.place_id, 1, ${LINK_SUFFIX_CHARS}) = ? COLLATE NOCASE LIMIT ${MAX_LINK_CANDIDATES}`,
  );
  const targetByPlace = db.prepare<[string], LinkTarget>(`SELECT ${TARGET} FROM businesses WHERE place_id = ?`);
  const targetById = db.prepare<[number], LinkTarget>(`SELECT ${TARGET} FROM businesses WHERE id = ?`);
  const selectAfter = db.prepare<[number, number], BusinessRow>(
    `${SELECT_BUSINESS} WHERE b.id > +? ORDER BY b.id LIMIT +?`,
  );
  // The narrow tables have the country as an id, whatever its spelling.
  const selectAfterInCountry = db.prepare<{ id: number; key: string; limit: number }, BusinessRow>(
    `WITH country AS MATERIALIZED (SELECT id FROM places WHERE kind = 'country' AND place_key = +:key)
     ${SELECT_BUSINESS} WHERE b.id IN (
       SELECT id FROM listings WHERE id > +:id AND country_id = (SELECT id FROM country)
       UNION ALL SELECT id FROM unlisted WHERE id > +:id AND country_id = (SELECT id FROM country)
       ORDER BY id LIMIT +:limit)
     ORDER BY b.id`,
  );

  function get(id: number): BusinessRecord | "deleted" | undefined {
    const row = selectById.get(id);
    if (row !== undefined) return businessRecord(row);
    return deletedId.get(id) === undefined ? undefined : "deleted";
  }

  function getBySlug(link: string): BusinessRecord | "deleted" | undefined {
    for (const slug of new Set([link, link.toLowerCase()])) {
      const row = selectBySlug.get(slug) ?? selectByOldSlug.get(slug);
      if (row !== undefined) return businessRecord(row);
      if (deletedSlug.get({ slug }) !== undefined) return "deleted";
    }
    const target = linkTarget(link);
    return target === undefined ? undefined : get(target.id);
  }

  function linkTarget(link: string): LinkTarget | undefined {
    for (const parts of placeIdLinks(link)) {
      const target = targetOf(parts);
      if (target !== undefined) return target;
    }
    const idOfLink = idLink(link);
    const target = idOfLink && targetById.get(idOfLink.id);
    return target && hasName(target, idOfLink.head) ? target : undefined;
  }

  function targetOf({ head, tail }: LinkParts): LinkTarget | undefined {
    const fits = (target: LinkTarget) => fitsLink(target, { head, tail });
    const slug = slugify(head);
    const targetBySlug = slug === "" ? undefined : slugRange.all(slug, `${slug}.`).find(fits);
    if (targetBySlug !== undefined) return targetBySlug;
    const targetsByPlaceId =
      tail.length < LINK_SUFFIX_CHARS ? targetByPlace.all(tail) : placeRange.all(tail, prefixEnd(tail));
    return targetsByPlaceId.find(fits) ?? selectSurvivors.all(tail).find(fits);
  }

  return {
    get,
    getBySlug,
    /** Returns businesses in the order of the ids; unknown ones are left out. */
    getAll: (ids: readonly number[]) => selectByIds.all(JSON.stringify(ids)).map(businessRecord),
    getCards: (ids: readonly number[]) => cardsByIds.all(JSON.stringify(ids)).map(cardDetails),
    after: (id: number, limit: number, country?: string): BusinessRecord[] =>
      (country === undefined
        ? selectAfter.all(id, limit)
        : selectAfterInCountry.all({ id, key: foldKey(country), limit })
      ).map(businessRecord),
  };
}
