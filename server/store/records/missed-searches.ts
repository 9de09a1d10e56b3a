/** An entry with fewer than `LEAST_SEARCHES` is dropped after this many days. */
const TRIAL_DAYS = 30;
const DAY_MS = 86_400_000;
/** Maximum number of entries; the rarest and oldest are dropped. */
export const MAX_MISSED_SEARCHES = 10_000;

/** Returns the last first day of entries to drop: those with fewer than `LEAST_SEARCHES` that began on or before it. */
export function lastTrialDay(at: Date): string {
  return dayOf(new Date(at.getTime() - TRIAL_DAYS * DAY_MS));
}

/** Returns the day of a time, in UTC: "2026-01-31". */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}
