import type { Database } from "better-sqlite3";
import { foldText } from "#domain/text/fold";
import { slugify } from "#domain/text/slug";
import type { BusinessRecord } from "../../port/directory.ts";
import { cardDetails, SELECT_CARD } from "./business-cards.ts";
import { type BusinessRow, businessRecord, SELECT_BUSINESS } from "./business-record.ts";

/** Characters of the place id or id at the end of a details link (contract §4); of a shorter place id all. */
const LINK_TAIL = 7;
/** Businesses that a details link is compared with, at most. */
const MOST_COMPARED = 2_000;
/** Of ids as a JSON array: one statement takes three quarters of the time of one for each. */
const IN_ASKED_ORDER = " JOIN json_each(+?) asked ON asked.value = b.id ORDER BY asked.key";

/** Reads of whole businesses, by id, by address and in order of id. */
export function openBusinesses(db: Database) {
  const byId = db.prepare<[number], BusinessRow>(`${SELECT_BUSINESS} WHERE b.id = +?`);
  const byIds = db.prepare<[string], BusinessRow>(SELECT_BUSINESS + IN_ASKED_ORDER);
  const cardsByIds = db.prepare<[string], BusinessRow>(SELECT_CARD + IN_ASKED_ORDER);
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
    `SELECT id, place_id, slug, name FROM businesses WHERE slug >= ? AND slug < ? ORDER BY slug LIMIT ${MOST_COMPARED}`,
  );
  const placeRange = db.prepare<[string, string], LinkTarget>(
    `SELECT id, place_id, slug, name FROM businesses WHERE place_id >= ? AND place_id < ? LIMIT ${MOST_COMPARED}`,
  );
  const targetByPlace = db.prepare<[string], LinkTarget>(
    "SELECT id, place_id, slug, name FROM businesses WHERE place_id = ?",
  );
  const targetById = db.prepare<[number], LinkTarget>("SELECT id, place_id, slug, name FROM businesses WHERE id = ?");
  const after = db.prepare<[number, number], BusinessRow>(`${SELECT_BUSINESS} WHERE b.id > +? ORDER BY b.id LIMIT +?`);
  // along the narrow tables, which know the country by its number, however a business spells it
  const afterInCountry = db.prepare<{ id: number; key: string; limit: number }, BusinessRow>(
    `WITH asked AS MATERIALIZED (SELECT id FROM places WHERE kind = 'country' AND place_key = +:key)
     ${SELECT_BUSINESS} WHERE b.id IN (
       SELECT id FROM listings WHERE id > +:id AND country_id = (SELECT id FROM asked)
       UNION ALL SELECT id FROM unlisted WHERE id > +:id AND country_id = (SELECT id FROM asked)
       ORDER BY id LIMIT +:limit)
     ORDER BY b.id`,
  );

  function get(id: number): BusinessRecord | "deleted" | undefined {
    const row = byId.get(id);
    if (row !== undefined) return businessRecord(row);
    return deletedId.get(id) === undefined ? undefined : "deleted";
  }

  function getBySlug(asked: string): BusinessRecord | "deleted" | undefined {
    for (const slug of new Set([asked, asked.toLowerCase()])) {
      const row = bySlug.get(slug) ?? byOldSlug.get(slug);
      if (row !== undefined) return businessRecord(row);
      if (deletedSlug.get({ slug }) !== undefined) return "deleted";
    }
    const target = linkTarget(asked);
    return target === undefined ? undefined : get(target.id);
  }

  /** `{slug or name with hyphens}-{first 7 characters of the place id, or the id}`, in any case. */
  function linkTarget(link: string): LinkTarget | undefined {
    for (let length = LINK_TAIL; length > 0; length--) {
      if (link.at(-length - 1) !== "-") continue;
      const found = targetByTail(link.slice(0, -length - 1), link.slice(-length));
      if (found !== undefined) return found;
    }
    const [, head = "", digits = ""] = /^(.*)-(\d{1,7})$/s.exec(link) ?? [];
    if (digits === "") return undefined;
    const target = targetById.get(Number(digits));
    return target !== undefined && isNamed(target, head) ? target : undefined;
  }

  function targetByTail(head: string, tail: string): LinkTarget | undefined {
    const fits = (target: LinkTarget) =>
      target.place_id.slice(0, LINK_TAIL).toLowerCase() === tail.toLowerCase() && isNamed(target, head);
    const slug = slugify(head);
    const named = slug === "" ? undefined : slugRange.all(slug, `${slug}.`).find(fits);
    if (named !== undefined) return named;
    const placed = tail.length < LINK_TAIL ? targetByPlace.all(tail) : placeRange.all(tail, `${tail}\u{10ffff}`);
    return placed.find(fits);
  }

  return {
    get,
    getBySlug,
    /** In the order of the ids; those that are gone by now are left out. */
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

function isNamed({ slug, name }: LinkTarget, head: string): boolean {
  if (slug === head.toLowerCase()) return true;
  const hyphened = (text: string) => text.toLowerCase().replace(/\s+/g, "-");
  return hyphened(name) === hyphened(head) || (slugify(name) !== "" && slugify(name) === slugify(head));
}
