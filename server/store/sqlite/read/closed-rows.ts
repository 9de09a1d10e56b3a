import { setImmediate as nextTurn } from "node:timers/promises";
import type { Database } from "better-sqlite3";
import { type ClosedRow, wordsOf } from "../../lists/row-filter.ts";
import type { Transactions } from "../connection/transactions.ts";
import type { Counters } from "../write/counters.ts";

/** Rows read per turn of the event loop: some 10 ms. */
const SLICE_ROWS = 500;
/** Cached rows are evicted after this time without a read. */
const IDLE_MS = 10 * 60_000;

/**
 * Reads the permanently closed businesses, which have no listing and no words in the search index. They are few: about 600 bytes each,
 * cached until the data changes.
 */
export function openClosedRows(db: Database, counters: Counters, read: Transactions["read"]) {
  const selectAfter = db.prepare<[number, number], ClosedRow>(
    `SELECT b.id, b.name, b.name || ' ' || b.category || ' ' || b.subtypes || ' ' || b.address || ' ' || b.city || ' ' || b.state ||
       ' ' || b.zip_code AS words, b.city, b.state, b.country, b.phone_e164 AS phoneE164, b.phone, c.slug,
       c.category_group AS 'group', b.is_verified AS isVerified, b.rating, b.review_count AS reviewCount,
       b.created_at AS createdAt, b.photos <> '[]' AS hasPhoto, p.hours <> '' AS hasHours, b.website IS NOT NULL AS hasWebsite,
       b.seo_title IS NOT NULL AND b.seo_description IS NOT NULL AND b.unique_content IS NOT NULL AS hasSeoTexts
     FROM unlisted u CROSS JOIN businesses b ON b.id = u.id JOIN categories c ON c.id = b.category_id
       JOIN opening_patterns p ON p.id = b.pattern_id
     WHERE u.id > ? ORDER BY u.id LIMIT ?`,
  );
  let cachedRows: { revision: number; rows: readonly ClosedRow[] } | undefined;
  let expiry: NodeJS.Timeout | undefined;

  async function load(): Promise<readonly ClosedRow[]> {
    const rows: ClosedRow[] = [];
    for (;;) {
      const slice = await read(() => selectAfter.all(rows.at(-1)?.id ?? 0, SLICE_ROWS));
      for (const row of slice) rows.push({ ...row, words: wordsOf(row.words) });
      if (slice.length < SLICE_ROWS) return rows;
      await nextTurn();
    }
  }

  return async (): Promise<readonly ClosedRow[]> => {
    const revision = await read(() => counters.get("revision"));
    if (cachedRows?.revision !== revision) cachedRows = { revision, rows: await load() };
    clearTimeout(expiry);
    expiry = setTimeout(() => {
      cachedRows = undefined;
    }, IDLE_MS).unref();
    return cachedRows.rows;
  };
}
