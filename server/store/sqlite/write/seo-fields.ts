import type { Database } from "better-sqlite3";
import { MISSING_DATA_BITS } from "../../columns/missing-data.ts";
import type { SeoFields } from "../../port/editing.ts";
import { openListingChanges } from "./listing-changes.ts";

/** Fills empty SEO fields. A business that has all of them stays unchanged. */
export function openSeoFields(db: Database) {
  const fill = db.prepare<SeoFields & { at: number }>(
    `UPDATE businesses SET
       seo_title = coalesce(seo_title, :seoTitle),
       seo_description = coalesce(seo_description, :seoDescription),
       unique_content = coalesce(unique_content, :uniqueContent),
       canonical_url = coalesce(canonical_url, :canonicalUrl),
       updated_at = max(updated_at + 1, :at)
     WHERE id = :id AND (seo_title IS NULL OR seo_description IS NULL OR unique_content IS NULL)`,
  );
  const describe = db.prepare(
    `UPDATE listings SET missing_data = missing_data & ~${MISSING_DATA_BITS.seoText} WHERE id = ? AND missing_data & ${MISSING_DATA_BITS.seoText}`,
  );
  const listingChanges = openListingChanges(db);
  return (texts: readonly SeoFields[], at: Date): number => {
    let changedCount = 0;
    for (const text of texts) {
      if (fill.run({ ...text, at: at.getTime() }).changes === 0) continue;
      changedCount++;
      if (describe.run(text.id).changes > 0) listingChanges.add(text.id);
    }
    listingChanges.prune();
    return changedCount;
  };
}
