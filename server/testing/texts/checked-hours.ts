import { isPlaceOfWorship } from "#domain/opening-hours/usual-hours";
import { DAYS, isOpenOn, type Row, rangesOn } from "./rows-around.ts";
import { daysBetween, minuteOf } from "./written-figures.ts";

/* Reads the timetable of a text back, without the code that writes it. */

const [SATURDAY, SUNDAY] = [5, 6];

/** Returns the times of a day in minutes: `540-1020`. */
function minutesText(times: string): string {
  const ranges = (times === "24 hours a day" ? "midnight to midnight" : times).split(/, | and /);
  return ranges.map((range) => range.split(" to ").map(minuteOf).join("-")).join(" ");
}

/** Returns the days that a text lists, such as `Monday to Thursday and Saturday`. */
function daysIn(text: string): number[] {
  if (text.startsWith("every day")) return DAYS.map((_, day) => day);
  if (text === "weekends") return [SATURDAY, SUNDAY];
  const pattern = new RegExp(`(${DAYS.join("|")})(?: to (${DAYS.join("|")}))?`, "g");
  return Array.from(text.matchAll(pattern)).flatMap(([, from, to = from]) =>
    daysBetween(DAYS.indexOf(from as "Monday"), DAYS.indexOf(to as "Monday")),
  );
}

/** Returns the hours of a day as people say them: what goes on from midnight belongs to the evening before. */
function withNights(row: Row, day: number): [number, number][] | undefined {
  const goesOn = (evening: number) => {
    const [before, after] = [rangesOn(row, evening)?.at(-1), rangesOn(row, (evening + 1) % 7)?.[0]];
    const isNight = before?.[1] === 1440 && before[0] > 0 && after?.[0] === 0 && after[1] <= 360;
    return isNight ? after[1] : undefined;
  };
  const ranges = rangesOn(row, day)?.slice(goesOn((day + 6) % 7) === undefined ? 0 : 1);
  const [last, end] = [ranges?.at(-1), goesOn(day)];
  return last === undefined || end === undefined ? ranges : [...(ranges ?? []).slice(0, -1), [last[0], 1440 + end]];
}

/** Reads the timetable of a text back and returns the days on which it differs from the row. */
export function wrongDays(text: string, business: Row): string[] {
  const isWorship = isPlaceOfWorship(business.category);
  const [, items = ""] = /(?:^|\n)(?:Opening hours|Hours):\n((?:- [^\n]*\n?)+)/.exec(text) ?? [];
  // A list tells the whole week, and sentences after it other hours.
  const prose = items === "" ? text : "";
  const [, timetable] =
    /(?:is open|find it open|listed hours are|hours are listed as) ((?:every day|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)[^.]* (?:AM|PM|noon|midnight|24 hours a day)[^.]*)\./.exec(
      prose,
    ) ?? [];
  const said = new Map<number, string>();
  for (const [, days = "", times = ""] of items.matchAll(/^- ([^:]*): (.*)$/gm)) {
    const isRest = /^all other days$/i.test(days);
    const value = { closed: "closed", "hours not known": "unknown" }[times] ?? minutesText(times);
    for (const day of isRest ? DAYS.keys() : daysIn(days.replace(/^E/, "e")))
      if (!isRest || !said.has(day)) said.set(day, value);
  }
  for (const run of timetable?.split(/; |, and (?=[A-Z][a-z]+day|every)/) ?? []) {
    const [, days = "", times = ""] = /^((?:every day|[A-Z][a-z]+day|, | and | to )+)(?: from)? (.*)$/.exec(run) ?? [];
    for (const day of daysIn(days)) said.set(day, minutesText(times));
  }
  const [, closed = ""] =
    /(?:It is closed|It stays closed) on ([^.]*)\./.exec(prose) ??
    /On (all other days|weekends|(?:[A-Z][a-z]+day|, | and | to )+) it is closed\./i.exec(prose) ??
    [];
  const isRest = /^all other days$/i.test(closed);
  for (const day of isRest ? DAYS.keys() : daysIn(closed)) if (!isRest || !said.has(day)) said.set(day, "closed");
  const [, unknown = ""] =
    /(?:Hours on|For|no hours for) (all other days|(?:[A-Z][a-z]+day|, | and )+)(?: are not known| we have no hours)?\./.exec(
      prose,
    ) ?? [];
  const isRestUnknown = unknown === "all other days";
  for (const day of isRestUnknown ? DAYS.keys() : daysIn(unknown))
    if (!isRestUnknown || !said.has(day)) said.set(day, "unknown");
  if (timetable === undefined && items === "") return closed + unknown === "" ? [] : ["days without a timetable"];
  return DAYS.filter((_, day) => {
    const ranges = withNights(business, day);
    // A night that belongs to the evening before is no opening of its day, and a church is not called closed.
    const isUnsaid = ranges?.length === 0 && (isOpenOn(business, day) || isWorship);
    if (isUnsaid && (isWorship || !said.has(day))) return said.has(day);
    const isClosed =
      ranges?.length === 0 ? "closed" : ranges?.map((range) => range.map((at) => at % 1440).join("-")).join(" ");
    return (said.get(day) ?? "unsaid") !== (ranges === undefined ? "unknown" : isClosed);
  });
}
