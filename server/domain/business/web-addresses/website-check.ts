/** The latest check of a website. Times are ISO 8601. */
export interface WebsiteCheck {
  checkedAt: string;
  /** Time of the first failed check since the last answer; null if it answered. */
  failedSince: string | null;
}

/** Minimum days between two failed checks before a page reports the website as down. */
export const CONFIRMED_AFTER_DAYS = 3;

const DAY_MS = 86_400_000;

/** Tells whether a website failed two checks some days apart, with no answer between them. */
export function isUnanswered({ checkedAt, failedSince }: WebsiteCheck): boolean {
  if (failedSince === null) return false;
  return Date.parse(checkedAt) - Date.parse(failedSince) >= CONFIRMED_AFTER_DAYS * DAY_MS;
}

/** Returns the record of a check, given the previous one. */
export function nextCheck(previous: WebsiteCheck | undefined, at: Date, hasAnswered: boolean): WebsiteCheck {
  const checkedAt = at.toISOString();
  return { checkedAt, failedSince: hasAnswered ? null : (previous?.failedSince ?? checkedAt) };
}
