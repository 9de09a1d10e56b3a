import type { Weekday } from "#contract/business";
import type { OpeningState } from "#domain/opening-hours/open-state";
import { WEEKDAYS } from "#domain/opening-hours/opening-hours";

/** Examples: `closes at 6:00 PM`, `opens Monday at 9:00 AM`. The day is named unless it is today or tonight. */
export function nextChange({ state, today, changesAt }: OpeningState): string {
  const isOpen = state === "open";
  if (!changesAt) return isOpen ? "24 hours" : "";
  const day = isNear({ state, today, changesAt }) ? "" : ` ${changesAt.weekday}`;
  return `${isOpen ? "closes" : "opens"}${day} at ${changesAt.time}`;
}

/** Returns the end of the state, short enough for a card: `until 6 PM`, `until Mon 9:30 AM`, `24 hours`. */
export function stateEnd({ state, today, changesAt }: OpeningState): string {
  if (!changesAt) return state === "open" ? "24 hours" : "";
  const day = isNear({ state, today, changesAt }) ? "" : `${changesAt.weekday.slice(0, 3)} `;
  return `until ${day}${shortTime(changesAt.time)}`;
}

/** Shortens a time: `12:00 AM` becomes midnight, `9:00 AM` becomes 9 AM. */
function shortTime(time: string): string {
  if (time === "12:00 AM") return "midnight";
  return time === "12:00 PM" ? "noon" : time.replace(":00", "");
}

function isNear({ state, today, changesAt }: OpeningState): boolean {
  return changesAt?.weekday === today || (state === "open" && changesAt?.weekday === dayAfter(today));
}

function dayAfter(weekday: Weekday | null): Weekday | undefined {
  return weekday === null ? undefined : WEEKDAYS[(WEEKDAYS.indexOf(weekday) + 1) % 7];
}
