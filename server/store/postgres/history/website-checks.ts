import { isUnanswered, type WebsiteCheck } from "#domain/business/web-addresses/website-check";
import { changesPages, checkedRows, MAX_CHECKED_CHARS, type WebsiteCheckRow } from "../../checked-websites.ts";
import type { DueWebsites, NewWebsiteCheck } from "../../port/maintenance.ts";
import type { Transaction } from "../connection/transaction.ts";

function storedChecks(tx: Transaction, checks: readonly NewWebsiteCheck[]): Promise<WebsiteCheckRow[]> {
  return tx.rows<WebsiteCheckRow>(
    `SELECT website, checked_at AS "checkedAt", failed_since AS "failedSince" FROM website_checks WHERE website = ANY($1)`,
    [checks.map(({ website }) => website)],
  );
}

/** Checks of websites. */
export const websiteChecks = {
  async due(tx: Transaction, { checkedBefore, failedBefore, limit }: DueWebsites): Promise<string[]> {
    const rows = await tx.rows<{ website: string }>(
      `SELECT w.website FROM (
         SELECT DISTINCT website FROM businesses
         WHERE website IS NOT NULL AND length(website) <= ${MAX_CHECKED_CHARS} AND business_status <> 'CLOSED_PERMANENTLY'
       ) w LEFT JOIN website_checks c ON c.website = w.website
       WHERE c.website IS NULL OR c.checked_at < CASE WHEN c.failed_since IS NULL THEN $1 ELSE $2 END
       ORDER BY c.checked_at NULLS FIRST, w.website LIMIT $3`,
      [checkedBefore.toISOString(), failedBefore.toISOString(), limit],
    );
    return rows.map(({ website }) => website);
  },

  changesPages: async (tx: Transaction, checks: readonly NewWebsiteCheck[]): Promise<boolean> =>
    changesPages(checks, await storedChecks(tx, checks)),

  async record(tx: Transaction, checks: readonly NewWebsiteCheck[]): Promise<void> {
    const rows = checkedRows(checks, await storedChecks(tx, checks));
    await tx.run(
      `INSERT INTO website_checks SELECT * FROM unnest($1::text[], $2::text[], $3::text[])
       ON CONFLICT (website) DO UPDATE SET checked_at = excluded.checked_at, failed_since = excluded.failed_since`,
      [
        rows.map(({ website }) => website),
        rows.map(({ checkedAt }) => checkedAt),
        rows.map(({ failedSince }) => failedSince),
      ],
    );
  },

  async summarize(tx: Transaction): Promise<{ checked: number; unanswered: number }> {
    await tx.run(
      `DELETE FROM website_checks c WHERE NOT EXISTS (SELECT 1 FROM businesses b WHERE b.website = c.website)`,
    );
    const checked = await tx.value<number>("SELECT count(*) FROM website_checks");
    const failedRows = await tx.rows<WebsiteCheck>(
      `SELECT checked_at AS "checkedAt", failed_since AS "failedSince" FROM website_checks WHERE failed_since IS NOT NULL`,
    );
    return { checked: Number(checked), unanswered: failedRows.filter(isUnanswered).length };
  },
};
