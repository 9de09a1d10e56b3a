import { MISSING_DATA_BITS } from "../../columns/missing-data.ts";
import type { SeoFields } from "../../port/editing.ts";
import type { Transaction } from "../connection/transaction.ts";
import { logListingChanges } from "./listing-changes.ts";

const FILL_SEO_FIELDS = `
  UPDATE businesses b SET
    seo_title = coalesce(b.seo_title, texts.seo_title),
    seo_description = coalesce(b.seo_description, texts.seo_description),
    unique_content = coalesce(b.unique_content, texts.unique_content),
    canonical_url = coalesce(b.canonical_url, texts.canonical_url),
    updated_at = greatest(b.updated_at + 1, $1)
  FROM unnest($2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[])
    AS texts (id, seo_title, seo_description, unique_content, canonical_url)
  WHERE b.id = texts.id AND (b.seo_title IS NULL OR b.seo_description IS NULL OR b.unique_content IS NULL)
  RETURNING b.id`;
const CLEAR_MISSING_BIT = `
  UPDATE listings SET missing_data = missing_data & ~${MISSING_DATA_BITS.seoText}
  WHERE id = ANY($1) AND missing_data & ${MISSING_DATA_BITS.seoText} <> 0 RETURNING id`;

/** Fills empty SEO fields. Businesses that have all of them stay unchanged. Returns how many businesses changed. */
export async function setSeoFields(tx: Transaction, texts: readonly SeoFields[], at: Date): Promise<number> {
  // If a business occurs twice, the first texts count.
  const textsById = new Map(texts.toReversed().map((text) => [text.id, text]));
  const textsToWrite = [...textsById.values()];
  const changedIds = await tx.values<number>(FILL_SEO_FIELDS, [
    at.getTime(),
    textsToWrite.map(({ id }) => id),
    textsToWrite.map(({ seoTitle }) => seoTitle),
    textsToWrite.map(({ seoDescription }) => seoDescription),
    textsToWrite.map(({ uniqueContent }) => uniqueContent),
    textsToWrite.map(({ canonicalUrl }) => canonicalUrl),
  ]);
  await logListingChanges(tx, await tx.values<number>(CLEAR_MISSING_BIT, [changedIds]));
  return changedIds.length;
}
