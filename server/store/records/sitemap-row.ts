import { publicCanonical } from "#domain/business/field-rules";
import type { IndexingFacts } from "#domain/publishing/indexing";
import type { SitemapRow } from "../port/directory.ts";

/**
 * A row for sitemaps, an array since the whole directory is scanned. In `bits`, 1 has a name, 2 a category, 4 a city, 8 a phone number, 16
 * reviews, 32 is permanently closed, 64 has hours.
 */
export type SitemapValues = [id: number, slug: string, canonicalUrl: string | null, updatedAt: number, bits: number];

/** Facts by `bits`, shared by all rows. */
const FACTS: readonly IndexingFacts[] = Array.from({ length: 128 }, (_, bits) => ({
  hasName: (bits & 1) !== 0,
  hasCategory: (bits & 2) !== 0,
  hasCity: (bits & 4) !== 0,
  hasPhone: (bits & 8) !== 0,
  hasReviews: (bits & 16) !== 0,
  isPermanentlyClosed: (bits & 32) !== 0,
  hasHours: (bits & 64) !== 0,
}));

export function sitemapRow([id, slug, canonicalUrl, updatedAt, bits]: SitemapValues): SitemapRow {
  const facts = FACTS[bits];
  if (facts === undefined) throw new Error(`The facts of business ${id} are packed as ${bits}`);
  return { id, slug, canonicalUrl: publicCanonical(canonicalUrl), updatedAt: new Date(updatedAt), facts };
}
