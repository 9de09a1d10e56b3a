/** An entry below `LEAST_SEARCHES` is dropped so many days after the first search. */
const TRIAL_DAYS = 30;
const DAY_MS = 86_400_000;
export const MAX_MISSED_SEARCHES = 10_000;

/** Entries below `LEAST_SEARCHES` that began on this day or before are dropped. */
export function lastTrialDay(at: Date): string {
  return dayOf(new Date(at.getTime() - TRIAL_DAYS * DAY_MS));
}

/** UTC. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}
