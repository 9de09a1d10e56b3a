import type { Database } from "better-sqlite3";
import type { IndexingFacts } from "#domain/publishing/indexing";
import type { SitemapRow } from "../../port/directory.ts";

type Row = [id: number, slug: string, canonicalUrl: string | null, updatedAt: number, bits: number];

/** Indexing facts as a bitmap: must be the same expression as in the index of migration 0003. */
const BITS = `(b.name <> '') + 2 * (b.category <> '') + 4 * (b.city <> '') + 8 * (coalesce(b.phone, '') <> '')
  + 16 * (b.review_count > 0) + 32 * (b.business_status = 'CLOSED_PERMANENTLY')`;

/** Reads a covering index only: the rows are twenty times as large. */
export const SITEMAP_ROWS = `
  SELECT b.id, b.slug, b.canonical_url, b.updated_at, ${BITS} + 64 * (p.hours <> '')
  FROM businesses b INDEXED BY business_pages CROSS JOIN opening_patterns p ON p.id = b.pattern_id
  WHERE b.id > +? ORDER BY b.id LIMIT +?`;

/** See `Directory.sitemapRows`. Rows are arrays, since the whole directory is scanned. */
export function openSitemapRows(db: Database) {
  const after = db.prepare<[number, number], Row>(SITEMAP_ROWS);
  after.raw();
  return (afterId: number, limit: number): SitemapRow[] => after.all(afterId, limit).map(sitemapRow);
}

/** By bitmap, shared by all rows. */
const FACTS: readonly IndexingFacts[] = Array.from({ length: 128 }, (_, bits) => ({
  hasName: (bits & 1) !== 0,
  hasCategory: (bits & 2) !== 0,
  hasCity: (bits & 4) !== 0,
  hasPhone: (bits & 8) !== 0,
  hasReviews: (bits & 16) !== 0,
  isPermanentlyClosed: (bits & 32) !== 0,
  hasHours: (bits & 64) !== 0,
}));

function sitemapRow([id, slug, canonicalUrl, updatedAt, bits]: Row): SitemapRow {
  const facts = FACTS[bits];
  if (facts === undefined) throw new Error(`The facts of business ${id} are packed as ${bits}`);
  return { id, slug, canonicalUrl, updatedAt: new Date(updatedAt), facts };
}
