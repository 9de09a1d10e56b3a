import type { StoredCard } from "#contract/business";
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
import type { Transaction } from "../connection/transaction.ts";
import { SELECT_BUSINESS, selectBusiness } from "./select-business.ts";

const BY_ID = `${SELECT_BUSINESS} WHERE b.id = $1`;
const BY_SLUG = `${SELECT_BUSINESS} WHERE b.slug = $1`;
const IN_ORDER_OF_IDS =
  " JOIN unnest($1::bigint[]) WITH ORDINALITY AS ids (id, position) ON ids.id = b.id ORDER BY ids.position";
const BY_IDS = SELECT_BUSINESS + IN_ORDER_OF_IDS;
const CARDS_BY_IDS = selectBusiness(CARD_FIELDS) + IN_ORDER_OF_IDS;

/** Selects the owner of the first of several slugs that a business has or had; present businesses come before deleted ones. */
const OWNER_OF_SLUGS = `
  SELECT id, is_deleted AS "isDeleted" FROM (
    SELECT s.turn, b.id, false AS is_deleted, 1 AS step FROM unnest($1::text[]) WITH ORDINALITY AS s (slug, turn)
      JOIN businesses b ON b.slug = s.slug
    UNION ALL SELECT s.turn, b.id, false, 2 FROM unnest($1::text[]) WITH ORDINALITY AS s (slug, turn)
      JOIN old_slugs o ON o.slug = s.slug JOIN businesses b ON b.id = o.business_id
    UNION ALL SELECT s.turn, d.id, true, 3 FROM unnest($1::text[]) WITH ORDINALITY AS s (slug, turn)
      JOIN deleted_businesses d ON d.slug = s.slug
    UNION ALL SELECT s.turn, d.id, true, 3 FROM unnest($1::text[]) WITH ORDINALITY AS s (slug, turn)
      JOIN old_slugs o ON o.slug = s.slug JOIN deleted_businesses d ON d.id = o.business_id
  ) owners ORDER BY turn, step LIMIT 1`;

const TARGET = `SELECT id, place_id AS "placeId", slug, name FROM businesses`;
const TARGET_BY_ID = `${TARGET} WHERE id = $1`;
const TARGET_BY_PLACE = `${TARGET} WHERE place_id = $1`;
const TARGETS_BY_SLUG = `${TARGET} WHERE slug >= $1 AND slug < $2 ORDER BY slug LIMIT ${MAX_LINK_CANDIDATES}`;
const TARGETS_BY_PLACE = `${TARGET} WHERE place_id >= $1 AND place_id < $2 ORDER BY place_id LIMIT ${MAX_LINK_CANDIDATES}`;
/** Selects the survivors of merges, by the place id of the merged business. In the collation "C", lower() changes ASCII letters only. */
const TARGETS_BY_MERGED = `
  SELECT m.survivor_id AS id, m.place_id AS "placeId", d.slug, m.name FROM merges m JOIN deleted_businesses d ON d.id = m.merged_id
  WHERE lower(substr(m.place_id, 1, ${LINK_SUFFIX_CHARS})) = lower($1::text COLLATE "C") ORDER BY m.merged_id LIMIT ${MAX_LINK_CANDIDATES}`;

const SELECT_AFTER = `${SELECT_BUSINESS} WHERE b.id > $1 ORDER BY b.id LIMIT $2`;
/**
 * Selects ids in the narrow tables, which store the country as an id, whatever its spelling. Each SELECT has a limit; otherwise both tables
 * would be read and sorted whole.
 */
const SELECT_AFTER_IN_COUNTRY = `
  WITH country AS MATERIALIZED (SELECT id FROM places WHERE kind = 'country' AND place_key = $3)
  ${SELECT_BUSINESS} WHERE b.id IN (
    (SELECT id FROM listings WHERE id > $1 AND country_id = (SELECT id FROM country) ORDER BY id LIMIT $2)
    UNION ALL (SELECT id FROM unlisted WHERE id > $1 AND country_id = (SELECT id FROM country) ORDER BY id LIMIT $2)
    ORDER BY id LIMIT $2)
  ORDER BY b.id`;

async function get(tx: Transaction, id: number): Promise<BusinessRecord | "deleted" | undefined> {
  const row = await tx.row<BusinessRow>(BY_ID, [id]);
  if (row !== undefined) return businessRecord(row);
  const tombstone = await tx.row("SELECT 1 FROM deleted_businesses WHERE id = $1", [id]);
  return tombstone === undefined ? undefined : "deleted";
}

async function getBySlug(tx: Transaction, link: string): Promise<BusinessRecord | "deleted" | undefined> {
  const row = await tx.row<BusinessRow>(BY_SLUG, [link]);
  if (row !== undefined) return businessRecord(row);
  const slugs = [...new Set([link, link.toLowerCase()])];
  const owner = await tx.row<{ id: number; isDeleted: boolean }>(OWNER_OF_SLUGS, [slugs]);
  if (owner?.isDeleted) return "deleted";
  const id = owner?.id ?? (await linkTarget(tx, link));
  return id === undefined ? undefined : get(tx, id);
}

async function linkTarget(tx: Transaction, link: string): Promise<number | undefined> {
  for (const parts of placeIdLinks(link)) {
    const target = await targetOf(tx, parts);
    if (target !== undefined) return target.id;
  }
  const idOfLink = idLink(link);
  const target = idOfLink && (await tx.row<LinkTarget>(TARGET_BY_ID, [idOfLink.id]));
  return target && hasName(target, idOfLink.head) ? target.id : undefined;
}

async function targetOf(tx: Transaction, { head, tail }: LinkParts): Promise<LinkTarget | undefined> {
  const fits = (target: LinkTarget) => fitsLink(target, { head, tail });
  const slug = slugify(head);
  const targetsBySlug = slug === "" ? [] : await tx.rows<LinkTarget>(TARGETS_BY_SLUG, [slug, `${slug}.`]);
  const fittingTarget = targetsBySlug.find(fits);
  if (fittingTarget !== undefined) return fittingTarget;
  const targetsByPlaceId =
    tail.length < LINK_SUFFIX_CHARS
      ? await tx.rows<LinkTarget>(TARGET_BY_PLACE, [tail])
      : await tx.rows<LinkTarget>(TARGETS_BY_PLACE, [tail, prefixEnd(tail)]);
  return targetsByPlaceId.find(fits) ?? (await tx.rows<LinkTarget>(TARGETS_BY_MERGED, [tail])).find(fits);
}

/** Reads businesses by id, by slug and in order of ids. */
export const businesses = {
  get,
  getBySlug,
  /** Returns businesses in the order of the ids; unknown ones are left out. */
  async getAll(tx: Transaction, ids: readonly number[]): Promise<BusinessRecord[]> {
    return ids.length === 0 ? [] : (await tx.rows<BusinessRow>(BY_IDS, [ids])).map(businessRecord);
  },
  async getCards(tx: Transaction, ids: readonly number[]): Promise<StoredCard[]> {
    return ids.length === 0 ? [] : (await tx.rows<BusinessRow>(CARDS_BY_IDS, [ids])).map(cardDetails);
  },
  async listAfter(tx: Transaction, id: number, limit: number, country?: string): Promise<BusinessRecord[]> {
    const rows =
      country === undefined
        ? await tx.rows<BusinessRow>(SELECT_AFTER, [id, limit])
        : await tx.rows<BusinessRow>(SELECT_AFTER_IN_COUNTRY, [id, limit, foldKey(country)]);
    return rows.map(businessRecord);
  },
};
