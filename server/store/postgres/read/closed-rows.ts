import { type ClosedRow, wordsOf } from "../../lists/row-filter.ts";
import type { Transaction } from "../connection/transaction.ts";

/** Number of rows per read. */
const SLICE_ROWS = 1_000;
/** Cached rows are evicted after this time without a read. */
const IDLE_MS = 10 * 60_000;

const SELECT_AFTER = `
  SELECT b.id, b.name, concat_ws(' ', b.name, b.category, b.subtypes, b.address, b.city, b.state, b.zip_code) AS words,
    b.city, b.state, b.country, b.phone_e164 AS "phoneE164", b.phone, c.slug, c.category_group AS "group",
    b.is_verified AS "isVerified", b.rating, b.review_count AS "reviewCount", b.created_at AS "createdAt",
    (b.photos <> '[]')::integer AS "hasPhoto", (p.hours <> '')::integer AS "hasHours",
    (b.website IS NOT NULL)::integer AS "hasWebsite",
    (b.seo_title IS NOT NULL AND b.seo_description IS NOT NULL AND b.unique_content IS NOT NULL)::integer AS "hasSeoTexts"
  FROM unlisted u JOIN businesses b ON b.id = u.id JOIN categories c ON c.id = b.category_id
    JOIN opening_patterns p ON p.id = b.pattern_id
  WHERE u.id > $1 ORDER BY u.id LIMIT ${SLICE_ROWS}`;

/**
 * Reads the permanently closed businesses, which have no listing and no postings. They are few and cached until the data changes, about 600
 * bytes each.
 */
export function openClosedRows() {
  let cachedRows: { revision: number; rows: readonly ClosedRow[] } | undefined;
  let expiry: NodeJS.Timeout | undefined;

  async function load(tx: Transaction): Promise<readonly ClosedRow[]> {
    const rows: ClosedRow[] = [];
    for (;;) {
      const slice = await tx.rows<ClosedRow>(SELECT_AFTER, [rows.at(-1)?.id ?? 0]);
      for (const row of slice) rows.push({ ...row, words: wordsOf(row.words) });
      if (slice.length < SLICE_ROWS) return rows;
    }
  }

  return async (tx: Transaction): Promise<readonly ClosedRow[]> => {
    const revision = tx.counter("revision");
    const rows = cachedRows?.revision === revision ? cachedRows.rows : await load(tx);
    cachedRows = { revision, rows };
    clearTimeout(expiry);
    expiry = setTimeout(() => {
      cachedRows = undefined;
    }, IDLE_MS).unref();
    return rows;
  };
}
