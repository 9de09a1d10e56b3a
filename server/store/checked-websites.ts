import { isUnanswered, nextCheck, type WebsiteCheck } from "#domain/business/web-addresses/website-check";
import type { NewWebsiteCheck } from "./port/maintenance.ts";

/** Maximum length of checked addresses, which an index of PostgreSQL limits. */
export const MAX_CHECKED_CHARS = 600;

/** A row of `website_checks`. */
export interface WebsiteCheckRow extends WebsiteCheck {
  website: string;
}

/** Returns the rows after these checks. `storedRows` has the earlier ones of the same websites. */
export function checkedRows(
  checks: readonly NewWebsiteCheck[],
  storedRows: readonly WebsiteCheckRow[],
): WebsiteCheckRow[] {
  const rows = new Map(storedRows.map((row) => [row.website, row]));
  for (const { website, at, hasAnswered } of checks)
    rows.set(website, { website, ...nextCheck(rows.get(website), at, hasAnswered) });
  return [...rows.values()];
}

/** Tells whether these checks change a page, which reports websites that are down. */
export function changesPages(checks: readonly NewWebsiteCheck[], storedRows: readonly WebsiteCheckRow[]): boolean {
  return storedRows.some(isUnanswered) || checkedRows(checks, storedRows).some(isUnanswered);
}
