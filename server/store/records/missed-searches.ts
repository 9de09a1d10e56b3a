/** An entry with fewer than `LEAST_SEARCHES` is dropped after this many days. */
const TRIAL_DAYS = 30;
const DAY_MS = 86_400_000;
/** Most entries; the rarest and oldest are dropped. */
export const MAX_MISSED_SEARCHES = 10_000;

/** Entries with fewer than `LEAST_SEARCHES` that began on or before this day are dropped. */
export function lastTrialDay(at: Date): string {
  return dayOf(new Date(at.getTime() - TRIAL_DAYS * DAY_MS));
}

/** Day of a time, in UTC: "2026-01-31". */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}
