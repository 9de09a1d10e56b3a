import type { Database } from "better-sqlite3";
import { isUnanswered } from "#domain/business/web-addresses/website-check";
import { changesPages, checkedRows, MAX_CHECKED_CHARS, type WebsiteCheckRow } from "../../checked-websites.ts";
import type { DueWebsites, NewWebsiteCheck } from "../../port/maintenance.ts";

const COLUMNS = "website, checked_at AS checkedAt, failed_since AS failedSince";

/** Checks of websites. */
export function openWebsiteChecks(db: Database) {
  const selectDue = db.prepare<{ checkedBefore: string; failedBefore: string; limit: number }, string>(
    `SELECT w.website FROM (
       SELECT DISTINCT website FROM businesses
       WHERE website IS NOT NULL AND length(website) <= ${MAX_CHECKED_CHARS} AND business_status <> 'CLOSED_PERMANENTLY'
     ) w LEFT JOIN website_checks c ON c.website = w.website
     WHERE c.website IS NULL OR c.checked_at < CASE WHEN c.failed_since IS NULL THEN @checkedBefore ELSE @failedBefore END
     ORDER BY c.checked_at NULLS FIRST, w.website LIMIT @limit`,
  );
  selectDue.pluck();
  const select = db.prepare<[string], WebsiteCheckRow>(`SELECT ${COLUMNS} FROM website_checks WHERE website = ?`);
  const upsert = db.prepare(
    `INSERT INTO website_checks VALUES (@website, @checkedAt, @failedSince)
     ON CONFLICT DO UPDATE SET checked_at = excluded.checked_at, failed_since = excluded.failed_since`,
  );
  const removeUnused = db.prepare(
    `DELETE FROM website_checks WHERE website NOT IN (SELECT website FROM businesses WHERE website IS NOT NULL)`,
  );
  const selectAll = db.prepare<[], WebsiteCheckRow>(`SELECT ${COLUMNS} FROM website_checks`);

  const storedChecks = (checks: readonly NewWebsiteCheck[]): WebsiteCheckRow[] =>
    checks.flatMap(({ website }) => select.get(website) ?? []);

  return {
    due: ({ checkedBefore, failedBefore, limit }: DueWebsites): string[] =>
      selectDue.all({
        checkedBefore: checkedBefore.toISOString(),
        failedBefore: failedBefore.toISOString(),
        limit,
      }),
    changesPages: (checks: readonly NewWebsiteCheck[]) => changesPages(checks, storedChecks(checks)),
    record(checks: readonly NewWebsiteCheck[]): void {
      for (const row of checkedRows(checks, storedChecks(checks))) upsert.run(row);
    },
    summarize() {
      removeUnused.run();
      let checked = 0;
      let unanswered = 0;
      for (const row of selectAll.iterate()) {
        checked++;
        if (isUnanswered(row)) unanswered++;
      }
      return { checked, unanswered };
    },
  };
}
