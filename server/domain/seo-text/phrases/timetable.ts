import type { OpeningHours } from "#contract/business";
import { rangesOf, WEEKDAYS } from "#domain/opening-hours/opening-hours";
import { joinList } from "#domain/text/join-list";
import type { BusinessFacts } from "../facts/business-facts.ts";
import { isClosedOn } from "../facts/hours/week.ts";
import { type Cite, timeText } from "./figures.ts";

/**
 * Writes `Monday to Friday from 9 AM to 5 PM, and Saturday round the clock`: days with the same hours together. Closed and unknown days
 * are left out.
 */
export function timetable(hours: OpeningHours | null, cite: Cite): string {
  const daysByText = new Map<string, number[]>();
  for (const [day, weekday] of WEEKDAYS.entries()) {
    const text = hours?.[weekday];
    if (text === undefined || rangesOf(text).length === 0) continue;
    daysByText.set(text, [...(daysByText.get(text) ?? []), day]);
  }
  const runs = Array.from(daysByText, ([text, days]) => `${daysText(days)} ${hoursOfDay(text, cite)}`);
  // Hours with a break have an "and" of their own.
  const hasBreak = daysByText.keys().some((text) => rangesOf(text).length > 1);
  return runs.join(runs.length === 2 && !hasBreak ? ", and " : "; ");
}

/** More closed days are not listed. */
const MAX_CLOSED_DAYS = 3;

/** Lists the days on which it is closed by their names; `all other days` if these are many. */
export function closedDays(facts: BusinessFacts): string {
  const { week } = facts;
  const days = WEEKDAYS.flatMap((_, day) => (isClosedOn(week, day) ? day : []));
  return days.length > MAX_CLOSED_DAYS && unknownDays(facts) === ""
    ? "all other days"
    : joinList(days.map((day) => WEEKDAYS[day] ?? ""));
}

/** Lists the days whose hours are unknown, such as `Monday and Tuesday`, or `all other days`, if others are known; else nothing. */
export function unknownDays({ week }: BusinessFacts): string {
  const days = WEEKDAYS.filter((_, day) => week && (week.knownDays & (1 << day)) === 0);
  return days.length > MAX_CLOSED_DAYS && days.length < WEEKDAYS.length ? "all other days" : joinList(days);
}

/** Examples: `Monday to Thursday and Saturday`, `every day`. */
function daysText(days: readonly number[]): string {
  if (days.length === 7) return "every day";
  const runs: number[][] = [];
  for (const day of days) {
    const lastRun = runs.at(-1);
    if (lastRun?.at(-1) === day - 1) lastRun.push(day);
    else runs.push([day]);
  }
  return joinList(
    runs.flatMap((run) => {
      const names = run.map((day) => WEEKDAYS[day] ?? "");
      return names.length < 3 ? names : `${names[0]} to ${names.at(-1)}`;
    }),
  );
}

function hoursOfDay(text: string, cite: Cite): string {
  if (text === "Open 24 hours") return "round the clock";
  const ranges = rangesOf(text).map(
    ([from, to]) => `${cite(from, "openingHours", timeText(from))} to ${cite(to, "openingHours", timeText(to))}`,
  );
  return `from ${joinList(ranges)}`;
}
