import type { OpeningHours } from "#contract/business";
import { DAY_MINUTES, rangesOf, type TimeRange, WEEKDAYS } from "#domain/opening-hours/opening-hours";
import { joinList, upperFirst } from "#domain/text/join-list";
import type { BusinessFacts } from "../facts/business-facts.ts";
import { isClosedOn, SUNDAY } from "../facts/hours/week.ts";
import { type Cite, timeText } from "./figures.ts";

/** Separator of the items of a list; the text itself marks the first one. */
export const NEXT_ITEM = "\n- ";

/** Days with the same hours. */
interface Run {
  ranges: readonly TimeRange[];
  days: readonly number[];
}

/** Maximum number of runs of days in a sentence; more, or two with a break, become a list. */
const MAX_TOLD_RUNS = 2;

function runsOf(hours: OpeningHours | null): Run[] {
  const daysByText = new Map<string, { ranges: readonly TimeRange[]; days: number[] }>();
  for (const [day, ranges] of evenings(hours).entries()) {
    if (ranges.length === 0) continue;
    const key = ranges.join(" ");
    daysByText.set(key, { ranges, days: [...(daysByText.get(key)?.days ?? []), day] });
  }
  return Array.from(daysByText.values());
}

const hasBreak = (runs: readonly Run[]) => runs.some(({ ranges }) => ranges.length > 1);

/** Tells whether the hours are easier to read as a list. */
export function isListed(hours: OpeningHours | null): boolean {
  const runs = runsOf(hours);
  return runs.length > MAX_TOLD_RUNS || (runs.length === MAX_TOLD_RUNS && hasBreak(runs));
}

/**
 * Writes `Monday to Friday from 9 AM to 5 PM, and Saturday 24 hours a day`: days with the same hours together. Closed and unknown days
 * are left out.
 */
export function timetable(hours: OpeningHours | null, cite: Cite): string {
  const runs = runsOf(hours);
  const texts = runs.map(({ ranges, days }) => `${daysText(days)} ${hoursOfDay(ranges, cite)}`);
  // Hours with a break have an "and" of their own.
  return texts.join(texts.length === 2 && !hasBreak(runs) ? ", and " : "; ");
}

/** Writes items such as `Monday to Friday: 9 AM to 5 PM`, then those of the closed days and of the unknown ones. */
export function timetableItems(facts: BusinessFacts, cite: Cite): string[] {
  const items = runsOf(facts.business.openingHours).map(
    ({ ranges, days }) => `${upperFirst(daysText(days))}: ${hoursOfDay(ranges, cite).replace(/^from /, "")}`,
  );
  const [closed, unknown] = [closedDays(facts), unknownDays(facts)];
  return [
    ...items,
    ...(closed === "" ? [] : [`${upperFirst(closed)}: closed`]),
    ...(unknown === "" ? [] : [`${upperFirst(unknown)}: hours not known`]),
  ];
}

/** Some sources end each day at midnight and begin the next with the rest of the night, up to this minute of the day. */
const LAST_OF_NIGHT = 6 * 60;

/** Returns the hours of each day, with the rest of the night after its evening. */
export function evenings(hours: OpeningHours | null): readonly (readonly TimeRange[])[] {
  const days = WEEKDAYS.map((day) => rangesOf(hours?.[day]));
  const isSplit = (day: number) => {
    const [last, first] = [days[day]?.at(-1), days[(day + 1) % days.length]?.[0]];
    return last?.[1] === DAY_MINUTES && last[0] > 0 && first?.[0] === 0 && first[1] <= LAST_OF_NIGHT;
  };
  return days.map((ranges, day) => {
    const rest = isSplit((day + 6) % 7) ? ranges.slice(1) : ranges;
    const [from] = rest.at(-1) ?? [];
    const night = days[(day + 1) % 7]?.[0]?.[1];
    return from !== undefined && night !== undefined && isSplit(day)
      ? [...rest.slice(0, -1), [from, DAY_MINUTES + night] as const]
      : rest;
  });
}

/** Maximum number of closed days to list. */
const MAX_CLOSED_DAYS = 3;

/** Lists the days on which it is closed by their names; `all other days` if these are many. */
export function closedDays(facts: BusinessFacts): string {
  const { week, isWorship } = facts;
  // A church has hours rather than days on which it is closed.
  if (isWorship) return "";
  const closed = WEEKDAYS.flatMap((_, day) => (isClosedOn(week, day) ? day : []));
  // "Sunday and Monday" follow each other, although the week begins on Monday.
  const days = closed.at(-1) === SUNDAY && closed[0] === 0 ? [SUNDAY, ...closed.slice(0, -1)] : closed;
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
  // "Sunday to Thursday" is one run, although the week begins on Monday.
  const [first, last] = [runs[0], runs.at(-1)];
  if (first !== undefined && last?.[0] === SUNDAY && first[0] === 0 && first.length > 1)
    runs.splice(0, runs.length, [...last, ...first], ...runs.slice(1, -1));
  return joinList(
    runs.flatMap((run) => {
      const names = run.map((day) => WEEKDAYS[day] ?? "");
      return names.length < 3 ? names : `${names[0]} to ${names.at(-1)}`;
    }),
  );
}

/** Returns `24 hours a day`. */
export function allDay(cite: Cite): string {
  return `${cite(24, "hours of a day")} hours a day`;
}

function hoursOfDay(day: readonly TimeRange[], cite: Cite): string {
  const [first] = day;
  if (first && first[1] - first[0] >= DAY_MINUTES) return allDay(cite);
  const ranges = day.map(
    ([from, to]) => `${cite(from, "openingHours", timeText(from))} to ${cite(to, "openingHours", timeText(to))}`,
  );
  return `from ${joinList(ranges)}`;
}
