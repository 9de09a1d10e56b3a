/**
 * Facts that decide whether a business's page may be indexed, and what a sitemap says of it, in 60 bytes a business: sitemaps read a
 * directory through without touching its rows. The facts are packed as sitemap-rows.ts reads them.
 */
export const businessPages = `
CREATE INDEX business_pages ON businesses (
  id, slug, canonical_url, updated_at, pattern_id,
  (name <> '') + 2 * (category <> '') + 4 * (city <> '') + 8 * (coalesce(phone, '') <> '')
  + 16 * (review_count > 0) + 32 * (business_status = 'CLOSED_PERMANENTLY')
);
`;
