import type { Database } from "better-sqlite3";
import type { SitemapRow } from "../../port/directory.ts";
import { type SitemapValues, sitemapRow } from "../../records/sitemap-row.ts";

/** Indexing facts as a bitmap: must be the same expression as in the index of migration 0003. */
const BITS = `(b.name <> '') + 2 * (b.category <> '') + 4 * (b.city <> '') + 8 * (coalesce(b.phone, '') <> '')
  + 16 * (b.review_count > 0) + 32 * (b.business_status = 'CLOSED_PERMANENTLY')`;

/** Reads a covering index only: the rows are twenty times as large. */
export const SITEMAP_ROWS = `
  SELECT b.id, b.slug, b.canonical_url, b.updated_at, ${BITS} + 64 * (p.hours <> '')
  FROM businesses b INDEXED BY business_pages CROSS JOIN opening_patterns p ON p.id = b.pattern_id
  WHERE b.id > +? ORDER BY b.id LIMIT +?`;

/** See `Directory.sitemapRows`. */
export function openSitemapRows(db: Database) {
  const selectAfter = db.prepare<[number, number], SitemapValues>(SITEMAP_ROWS);
  selectAfter.raw();
  return (afterId: number, limit: number): SitemapRow[] => selectAfter.all(afterId, limit).map(sitemapRow);
}
