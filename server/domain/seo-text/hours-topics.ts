import type { Weekday } from "#contract/business";
import { exactCount } from "#domain/count-label";
import { rangesOf, WEEKDAYS } from "#domain/opening-hours";
import type { BusinessFacts } from "./business-facts.ts";
import { countBelow } from "./peer-group.ts";
import { type Cite, hoursText, listed, type Topic, timeText } from "./topic.ts";
import type { Week } from "./week.ts";

const SATURDAY = 5;
const SUNDAY = 6;

const withHours = (f: BusinessFacts, cite: Cite) =>
  cite(f.group?.withHours ?? 0, "withHours", exactCount(f.group?.withHours ?? 0));
const open = (f: BusinessFacts, day: number) => f.group?.openOnDay[day] ?? 0;
const openOn = (f: BusinessFacts, day: number, cite: Cite) =>
  cite(open(f, day), `open on ${WEEKDAYS[day]}`, exactCount(open(f, day)));
const opensOn = (f: BusinessFacts, day: number) => (f.week?.days[day] ?? 0) > 0;
const isClosedOn = (f: BusinessFacts, day: number) => f.business.openingHours?.[WEEKDAYS[day] as Weekday] === "Closed";
const comparable = (f: BusinessFacts) => (f.group?.withHours ?? 0) >= 4;
const shareOpen = (f: BusinessFacts, day: number) => open(f, day) / Math.max(1, f.group?.withHours ?? 1);
const weekHours = (f: BusinessFacts, cite: Cite) =>
  cite((f.week?.minutes ?? 0) / 60, "hours a week", hoursText(f.week?.minutes ?? 0));
const medianHours = (f: BusinessFacts, cite: Cite) =>
  cite((f.group?.medianMinutes ?? 0) / 60, "medianHours", hoursText(f.group?.medianMinutes ?? 0));
const isRoundTheClock = ({ week }: BusinessFacts) => week?.minutes === 7 * 1440;

/** When it is open, and how that differs from its kind. */
export const hoursTopics: readonly Topic[] = [
  {
    part: "hours",
    weight: (f) => (f.week && f.week.minutes > 0 ? 0.75 : 0),
    wordings: [
      (f, c) => `The week looks like this: ${week(f, c)}.`,
      (f, c) => `Doors are open as follows: ${week(f, c)}.`,
      (f, c) => `You find ${f.business.name} open ${week(f, c)}.`,
      (f, c) => `Listed hours: ${week(f, c)}.`,
      (f, c) => `When to go: ${week(f, c)}.`,
      (f, c) => `Its timetable reads ${week(f, c)}.`,
      (f, c) => `Opening times are ${week(f, c)}.`,
    ],
  },
  {
    part: "hours",
    weight: (f) =>
      f.week && comparable(f) && f.week.minutes > 0 && !isRoundTheClock(f) ? 0.3 + Math.min(0.4, unlikeMedian(f)) : 0,
    wordings: [
      (f, c) =>
        `That adds up to ${weekHours(f, c)} hours a week, where ${medianHours(f, c)} is the middle for ${f.peersAre} ${f.inPlace}.`,
      (f, c) =>
        `Over seven days it comes to ${weekHours(f, c)} hours; ${f.peersAre} ${f.ofPlace} typically manage ${medianHours(f, c)}.`,
      (f, c) =>
        `In sum: ${weekHours(f, c)} hours from Monday to Sunday, beside a median of ${medianHours(f, c)} among ${withHours(f, c)} ${f.peersAre} with known times.`,
      (f, c) =>
        `${f.business.name} is open ${weekHours(f, c)} hours in a full week (the local middle value: ${medianHours(f, c)}).`,
      (f, c) =>
        `Half of the ${f.peersAre} ${f.inPlace} are open ${medianHours(f, c)} hours a week or longer, this one ${weekHours(f, c)}.`,
      (f, c) =>
        `Count the hours and you get ${weekHours(f, c)} per week, compared with ${medianHours(f, c)} for the usual one of its kind here.`,
    ],
  },
  {
    part: "hours",
    weight: (f) => (comparable(f) && opensOn(f, SUNDAY) ? 0.2 + 0.7 * (1 - shareOpen(f, SUNDAY)) : 0),
    wordings: [
      (f, c) =>
        `It opens on Sundays, as ${openOn(f, SUNDAY, c)} of ${withHours(f, c)} ${f.peersAre} with known hours ${f.inPlace} do.`,
      (f, c) =>
        `Sunday is a working day here, which is so at ${openOn(f, SUNDAY, c)} of the ${withHours(f, c)} ${f.peersAre} whose times are known.`,
      (f, c) =>
        `If you need somebody on a Sunday: ${f.business.name} is one of ${openOn(f, SUNDAY, c)} ${f.peersAre} ${f.inPlace} that open then.`,
      (f, c) =>
        `On the last day of the week it stays available; ${openOn(f, SUNDAY, c)} out of ${withHours(f, c)} ${f.peersAre} do the same.`,
      (f, c) => `Among ${f.peersAre} ${f.inPlace}, ${openOn(f, SUNDAY, c)} keep Sunday hours, this one included.`,
    ],
  },
  {
    part: "hours",
    weight: (f) =>
      comparable(f) && isClosedOn(f, SUNDAY) && shareOpen(f, SUNDAY) > 0.1 ? 0.15 + 0.5 * shareOpen(f, SUNDAY) : 0,
    wordings: [
      (f, c) =>
        `Sundays are off; ${openOn(f, SUNDAY, c)} of the ${withHours(f, c)} ${f.peersAre} with listed hours would be open.`,
      (f, c) => `On Sunday it rests, unlike ${openOn(f, SUNDAY, c)} other ${f.peersAre} ${f.inPlace}.`,
      (f, c) =>
        `Do not come on a Sunday: then ${openOn(f, SUNDAY, c)} of ${withHours(f, c)} ${f.peersAre} ${f.inPlace} open, and this is not among them.`,
      (f, c) =>
        `For a Sunday you would have to choose one of the ${openOn(f, SUNDAY, c)} ${f.peersAre} ${f.inPlace} that open that day.`,
      (f, c) =>
        `Sunday opening, found at ${openOn(f, SUNDAY, c)} of ${withHours(f, c)} comparable places, is not offered.`,
    ],
  },
  {
    part: "hours",
    weight: (f) =>
      comparable(f) && (opensOn(f, SATURDAY) || isClosedOn(f, SATURDAY)) ? 0.15 + 0.5 * oddSaturday(f) : 0,
    wordings: [
      (f, c) => `${saturday(f)} on Saturday, when ${openOn(f, SATURDAY, c)} of ${withHours(f, c)} ${f.peersAre} open.`,
      (f, c) =>
        `As for Saturdays, ${openOn(f, SATURDAY, c)} ${f.peersAre} ${f.ofPlace} are open and ${f.business.name} ${opensOn(f, SATURDAY) ? "is one of them" : "is not"}.`,
      (f, c) =>
        `Saturday visits ${opensOn(f, SATURDAY) ? "work" : "do not work"}; the same day suits ${openOn(f, SATURDAY, c)} of the ${withHours(f, c)} with published times.`,
      (f, c) =>
        `The weekend begins with ${opensOn(f, SATURDAY) ? "an open" : "a closed"} Saturday (${openOn(f, SATURDAY, c)} of ${withHours(f, c)} ${f.peersAre} open then).`,
    ],
  },
  {
    part: "hours",
    weight: (f) => (comparable(f) && f.week?.latest && laterThan(f) >= 60 ? laterThan(f) / 110 : 0),
    wordings: [
      (f, c) =>
        `Its latest closing, ${latest(f, c)}, is later than that of ${c(laterThan(f), "closes later than")} percent of ${f.peersAre} ${f.inPlace}.`,
      (f, c) =>
        `Late visits are possible until ${latest(f, c)}; ${c(laterThan(f), "closes later than")} percent of the ${f.peersAre} with known hours have closed by then on every day.`,
      (f, c) =>
        `By ${latest(f, c)}, when it shuts at the latest, ${c(laterThan(f), "closes later than")} in a hundred ${f.peersAre} ${f.ofPlace} are already dark.`,
      (f, c) =>
        `In the evening it holds out until ${latest(f, c)}, longer than ${c(laterThan(f), "closes later than")} percent of its kind here.`,
    ],
  },
  {
    part: "hours",
    weight: (f) => (comparable(f) && f.week?.earliest && earlierThan(f) >= 60 ? earlierThan(f) / 110 : 0),
    wordings: [
      (f, c) =>
        `At ${earliest(f, c)} on its earliest day it opens before ${c(earlierThan(f), "opens earlier than")} percent of ${f.peersAre} ${f.inPlace}.`,
      (f, c) =>
        `Early risers benefit: the first opening of the week is ${earliest(f, c)}, ahead of ${c(earlierThan(f), "opens earlier than")} percent of the others.`,
      (f, c) =>
        `Its day can begin at ${earliest(f, c)}, sooner than at ${c(earlierThan(f), "opens earlier than")} of a hundred ${f.peersAre} with published hours.`,
      (f, c) =>
        `From ${earliest(f, c)} on somebody is there, while ${c(earlierThan(f), "opens earlier than")} percent of comparable ${f.peersAre} start later.`,
    ],
  },
  {
    part: "hours",
    weight: (f) => (f.week && longestDay(f.week) !== undefined ? 0.3 : 0),
    wordings: [
      (f, c) => `${longest(f)} is the longest day, with ${longestHours(f, c)} hours.`,
      (f, c) => `Most time for a visit there is on ${longest(f)}: ${longestHours(f, c)} hours.`,
      (f, c) => `No other day has as many hours as ${longest(f)}, namely ${longestHours(f, c)}.`,
      (f, c) => `${longest(f)} offers ${longestHours(f, c)} hours, more than any other day of its week.`,
    ],
  },
  {
    part: "hours",
    weight: (f) => (breaksAtNoon(f) ? 0.5 : 0),
    wordings: [
      () => `There is a break in the middle of the day, so look at the times before you set out.`,
      (f) => `${f.business.name} closes for a while between two openings on some days.`,
      () => `On days with two time spans it shuts in between.`,
      () => `Mind the pause: on some days it opens twice.`,
    ],
  },
  {
    part: "hours",
    weight: (f) => (f.business.openingHours === null ? 0.7 : 0),
    wordings: [
      (f) =>
        `Its opening hours are not known, so ${f.business.phone ? `call ${f.business.phone} before you go` : "ask before you go"}.`,
      (f) =>
        `No hours have been published for ${f.business.name}${f.business.phone ? `; the number ${f.business.phone} may help` : ""}.`,
      (f) =>
        `When it opens is not on record${f.business.phone ? `, but the telephone number ${f.business.phone} is` : ""}.`,
      (f) =>
        `The directory cannot say when ${f.business.name} is open${f.business.phone ? ` (telephone: ${f.business.phone})` : ""}.`,
    ],
  },
  {
    part: "hours",
    weight: (f) => (f.business.openingHours === null && comparable(f) ? 0.6 : 0),
    wordings: [
      (f, c) =>
        `For orientation: ${openOn(f, SATURDAY, c)} of ${withHours(f, c)} ${f.peersAre} ${f.inPlace} with known times open on Saturdays and ${openOn(f, SUNDAY, c)} on Sundays.`,
      (f, c) =>
        `Others of its kind are open ${medianHours(f, c)} hours a week at the median, and ${openOn(f, SUNDAY, c)} of ${withHours(f, c)} open on Sundays.`,
      (f, c) =>
        `What is usual among ${f.peersAre} ${f.inPlace}: ${medianHours(f, c)} hours a week, a Saturday at ${openOn(f, SATURDAY, c)} of ${withHours(f, c)}.`,
    ],
  },
];

/** `Monday to Friday 9:00 AM - 5:00 PM, Saturday closed`: days in a row with the same hours together. */
function week({ business: { openingHours } }: BusinessFacts, cite: Cite): string {
  const runs: { days: Weekday[]; text: string }[] = [];
  for (const day of WEEKDAYS) {
    const text = openingHours?.[day];
    if (text === undefined) continue;
    const last = runs.at(-1);
    const follows = last?.text === text && WEEKDAYS.indexOf(last.days.at(-1) as Weekday) === WEEKDAYS.indexOf(day) - 1;
    if (follows) last.days.push(day);
    else runs.push({ days: [day], text });
  }
  return runs.map(({ days, text }) => `${daysText(days)} ${hoursOfDay(text, cite)}`).join("; ");
}

function daysText(days: Weekday[]): string {
  if (days.length === 7) return "every day";
  return days.length < 3 ? days.join(" and ") : `${days[0]} to ${days.at(-1)}`;
}

function hoursOfDay(text: string, cite: Cite): string {
  if (text === "Closed") return "closed";
  if (text === "Open 24 hours") return "round the clock";
  return listed(
    rangesOf(text).map(
      ([from, to]) => `${cite(from, "openingHours", timeText(from))} to ${cite(to, "openingHours", timeText(to))}`,
    ),
  );
}

function unlikeMedian(f: BusinessFacts): number {
  const usual = f.group?.medianMinutes ?? 0;
  return usual === 0 ? 0 : Math.abs((f.week?.minutes ?? 0) - usual) / usual / 2;
}

function oddSaturday(f: BusinessFacts): number {
  return opensOn(f, SATURDAY) ? 1 - shareOpen(f, SATURDAY) : shareOpen(f, SATURDAY);
}

function saturday(f: BusinessFacts): string {
  return opensOn(f, SATURDAY) ? "It is also open" : "It is closed";
}

function laterThan({ week: its, group }: BusinessFacts): number {
  const all = group?.closings ?? [];
  return its?.latest && all.length > 1 ? Math.floor((100 * countBelow(all, its.latest)) / (all.length - 1)) : 0;
}

function earlierThan({ week: its, group }: BusinessFacts): number {
  const all = group?.openings ?? [];
  if (its?.earliest === null || its?.earliest === undefined || all.length < 2) return 0;
  return Math.floor((100 * (all.length - countBelow(all, its.earliest + 1))) / (all.length - 1));
}

function latest({ week: its }: BusinessFacts, cite: Cite): string {
  return cite(its?.latest ?? 0, "latest closing", timeText(its?.latest ?? 0));
}

function earliest({ week: its }: BusinessFacts, cite: Cite): string {
  return cite(its?.earliest ?? 0, "earliest opening", timeText(its?.earliest ?? 0));
}

/** The one day that is open longer than each other; undefined when there is no such day. */
function longestDay({ days }: Week): number | undefined {
  const most = Math.max(...days);
  return most > 0 && days.filter((minutes) => minutes === most).length === 1 ? days.indexOf(most) : undefined;
}

function longest({ week: its }: BusinessFacts): string {
  return WEEKDAYS[(its && longestDay(its)) ?? 0] ?? "";
}

function longestHours({ week: its }: BusinessFacts, cite: Cite): string {
  const minutes = Math.max(...(its?.days ?? [0]));
  return cite(minutes / 60, "hours on the longest day", hoursText(minutes));
}

function breaksAtNoon({ business: { openingHours } }: BusinessFacts): boolean {
  return Object.values(openingHours ?? {}).some((text) => rangesOf(text).length > 1);
}
