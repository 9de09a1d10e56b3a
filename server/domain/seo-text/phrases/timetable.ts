import type { Weekday } from "#contract/business";
import { rangesOf, WEEKDAYS } from "#domain/opening-hours/opening-hours";
import { joinList } from "#domain/text/join-list";
import type { BusinessFacts } from "../facts/business-facts.ts";
import { type Cite, timeText } from "./figures.ts";

/**
 * Writes `Monday to Friday 9:00 AM to 5:00 PM; Saturday closed`: consecutive days with the same hours together; unknown days are left out.
 */
export function timetable({ business: { openingHours }, week }: BusinessFacts, cite: Cite): string {
  const runs: { days: Weekday[]; text: string }[] = [];
  for (const [index, day] of WEEKDAYS.entries()) {
    const text = openingHours?.[day];
    if (text === undefined || ((week?.knownDays ?? 0) & (1 << index)) === 0) continue;
    const lastRun = runs.at(-1);
    const follows = lastRun?.text === text && WEEKDAYS.indexOf(lastRun.days.at(-1) as Weekday) === index - 1;
    if (follows) lastRun.days.push(day);
    else runs.push({ days: [day], text });
  }
  return runs.map(({ days, text }) => `${daysText(days)} ${hoursOfDay(text, cite)}`).join("; ");
}

/** Lists the days whose hours are unknown, such as `Monday and Tuesday`, if others are known; else nothing. */
export function unknownDays({ week }: BusinessFacts): string {
  const days = WEEKDAYS.filter((_, day) => week && (week.knownDays & (1 << day)) === 0);
  return joinList(days);
}

function daysText(days: Weekday[]): string {
  if (days.length === 7) return "every day";
  return days.length < 3 ? days.join(" and ") : `${days[0]} to ${days.at(-1)}`;
}

function hoursOfDay(text: string, cite: Cite): string {
  if (text === "Closed") return "closed";
  if (text === "Open 24 hours") return "round the clock";
  return joinList(
    rangesOf(text).map(
      ([from, to]) => `${cite(from, "openingHours", timeText(from))} to ${cite(to, "openingHours", timeText(to))}`,
    ),
  );
}
