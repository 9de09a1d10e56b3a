import type { Database } from "better-sqlite3";
import type { SitemapRow } from "../store.ts";

type Row = [
  id: number,
  slug: string,
  canonicalUrl: string | null,
  updatedAt: number,
  name: string,
  category: string,
  city: string,
  hasPhone: number,
  hasHours: number,
  reviewCount: number,
  businessStatus: SitemapRow["businessStatus"],
];

/** What sitemaps need of businesses, in order of their ids; as arrays, since all of a directory is read through. */
export function openSitemapRows(db: Database) {
  const after = db.prepare<[number, number], Row>(
    `SELECT b.id, b.slug, b.canonical_url, b.updated_at, b.name, b.category, b.city, coalesce(b.phone, '') <> '',
       p.hours <> '', b.review_count, b.business_status
     FROM businesses b JOIN opening_patterns p ON p.id = b.pattern_id WHERE b.id > +? ORDER BY b.id LIMIT +?`,
  );
  after.raw();
  return (afterId: number, limit: number): SitemapRow[] => after.all(afterId, limit).map(sitemapRow);
}

function sitemapRow(row: Row): SitemapRow {
  const [id, slug, canonicalUrl, updatedAt, name, category, city, hasPhone, hasHours, reviewCount, businessStatus] =
    row;
  return {
    id,
    slug,
    canonicalUrl,
    updatedAt: new Date(updatedAt).toISOString(),
    name,
    category,
    city,
    hasPhone: hasPhone === 1,
    hasHours: hasHours === 1,
    reviewCount,
    businessStatus,
  };
}
