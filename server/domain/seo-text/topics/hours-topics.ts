import type { Weekday } from "#contract/business";
import { rangesOf, WEEKDAYS } from "#domain/opening-hours/opening-hours";
import { exactCount } from "#domain/text/count-label";
import type { BusinessFacts } from "../facts/business-facts.ts";
import type { Week } from "../facts/week.ts";
import { timetable } from "./timetable.ts";
import { type Cite, hoursText, partText, shareText, type Topic, timeText } from "./topic.ts";

const SATURDAY = 5;
const SUNDAY = 6;

const withHours = (f: BusinessFacts, cite: Cite) => cite(f.group.withHours, "withHours", exactCount(f.group.withHours));
const open = (f: BusinessFacts, day: number) => f.group.openOnDay[day] ?? 0;
/** `none of the churches`, `all 12 churches`, `5 of the 12 churches`: of those with known hours. */
const openPart = (f: BusinessFacts, day: number, cite: Cite) =>
  partText(cite, [open(f, day), `open on ${WEEKDAYS[day]}`], [f.group.withHours, "withHours"], f.peersAre);
const areOpen = (f: BusinessFacts, day: number) => (open(f, day) === 1 ? "is open" : "are open");
const opensOn = (f: BusinessFacts, day: number) => (f.week?.days[day] ?? 0) > 0;
const isClosedOn = (f: BusinessFacts, day: number) => f.business.openingHours?.[WEEKDAYS[day] as Weekday] === "Closed";
const comparable = (f: BusinessFacts) => f.group.withHours >= 4;
const shareOpen = (f: BusinessFacts, day: number) => open(f, day) / Math.max(1, f.group.withHours);
const hoursCount = (cite: Cite, minutes: number, fact: string) =>
  `${cite(minutes / 60, fact, hoursText(minutes))} ${hoursText(minutes) === "1" ? "hour" : "hours"}`;
const weekHours = (f: BusinessFacts, cite: Cite) => hoursCount(cite, f.week?.minutes ?? 0, "hours a week");
const medianHours = (f: BusinessFacts, cite: Cite) => hoursCount(cite, f.group.medianMinutes, "medianHours");
const asUsual = (f: BusinessFacts) => hoursText(f.week?.minutes ?? 0) === hoursText(f.group.medianMinutes);
const isRoundTheClock = ({ week }: BusinessFacts) => week?.minutes === 7 * 1440;

/** When it is open, and how that differs from its kind. */
export const hoursTopics: readonly Topic[] = [
  {
    part: "hours",
    weight: (f) => (f.week && f.week.minutes > 0 ? 0.75 : 0),
    wordings: [
      (f, c) => `The week looks like this: ${timetable(f, c)}.`,
      (f, c) => `${f.business.name} keeps these hours: ${timetable(f, c)}.`,
      (f, c) => `Its doors are open as follows: ${timetable(f, c)}.`,
      (f, c) => `Listed hours: ${timetable(f, c)}.`,
      (f, c) => `When to go: ${timetable(f, c)}.`,
      (f, c) => `Its timetable reads: ${timetable(f, c)}.`,
      (f, c) => `Opening times: ${timetable(f, c)}.`,
    ],
  },
  {
    part: "hours",
    weight: (f) =>
      f.week && comparable(f) && f.week.minutes > 0 && !isRoundTheClock(f) && !asUsual(f)
        ? 0.3 + Math.min(0.4, unlikeMedian(f))
        : 0,
    wordings: [
      (f, c) =>
        `Its times add up to ${weekHours(f, c)} a week, where ${medianHours(f, c)} is the median for ${f.peersAre} ${f.inPlace}.`,
      (f, c) =>
        `Over seven days it is open for ${weekHours(f, c)}; ${f.peersAre} ${f.inPlace} typically manage ${medianHours(f, c)}.`,
      (f, c) =>
        `From Monday to Sunday it is open ${weekHours(f, c)}, beside a median of ${medianHours(f, c)} among the ${withHours(f, c)} ${f.peersAre} with known times.`,
      (f, c) =>
        `${f.business.name} opens for ${weekHours(f, c)} in a full week (the median of ${f.peersAre} ${f.inPlace}: ${medianHours(f, c)}).`,
      (f, c) =>
        `Half of the ${f.peersAre} ${f.inPlace} with known hours are open ${medianHours(f, c)} a week or longer, this one ${weekHours(f, c)}.`,
      (f, c) =>
        `Count the hours and you get ${weekHours(f, c)} a week, compared with ${medianHours(f, c)} for ${f.peersAre} ${f.inPlace} at the median.`,
    ],
  },
  {
    part: "hours",
    weight: (f) => (f.week && comparable(f) && f.week.minutes > 0 && asUsual(f) ? 0.3 : 0),
    wordings: [
      (f, c) => `With ${weekHours(f, c)} a week it is open as long as is usual for ${f.peersAre} ${f.inPlace}.`,
      (f, c) => `It opens for ${weekHours(f, c)} in a full week, which is the median of ${f.peersAre} ${f.inPlace}.`,
      (f, c) =>
        `A week of ${weekHours(f, c)}, as at ${f.business.name}, is the usual one among the ${withHours(f, c)} ${f.peersAre} with known times.`,
    ],
  },
  {
    part: "hours",
    weight: (f) =>
      comparable(f) && opensOn(f, SUNDAY) && open(f, SUNDAY) > 1 ? 0.2 + 0.7 * (1 - shareOpen(f, SUNDAY)) : 0,
    wordings: [
      (f, c) => `It opens on Sundays, as ${openPart(f, SUNDAY, c)} with known hours ${f.inPlace} do.`,
      (f, c) => `Sunday is a working day there; ${openPart(f, SUNDAY, c)} with known times have one.`,
      (f, c) =>
        `If you need somebody on a Sunday: ${f.business.name} is open then, among ${openPart(f, SUNDAY, c)} whose hours are listed ${f.inPlace}.`,
      (f, c) => `On Sundays ${openPart(f, SUNDAY, c)} with listed hours are open, this one included.`,
      (f, c) =>
        `Counting those ${f.inPlace} that say when they open, ${openPart(f, SUNDAY, c)} keep Sunday hours; ${f.business.name} belongs to them.`,
    ],
  },
  {
    part: "hours",
    weight: (f) => (comparable(f) && opensOn(f, SUNDAY) && open(f, SUNDAY) === 1 ? 0.95 : 0),
    wordings: [
      (f, c) =>
        `It is the only one of the ${withHours(f, c)} ${f.peersAre} with known hours ${f.inPlace} that opens on Sundays.`,
      (f, c) =>
        `No other of the ${withHours(f, c)} ${f.peersAre} ${f.inPlace} whose times are known is open on a Sunday; ${f.business.name} is.`,
      (f, c) =>
        `On Sundays ${f.business.name} has no competition among the ${withHours(f, c)} ${f.peersAre} with listed hours ${f.inPlace}.`,
    ],
  },
  {
    part: "hours",
    weight: (f) =>
      comparable(f) && isClosedOn(f, SUNDAY) && shareOpen(f, SUNDAY) > 0.1 ? 0.15 + 0.5 * shareOpen(f, SUNDAY) : 0,
    wordings: [
      (f, c) => `Sundays are off; ${openPart(f, SUNDAY, c)} with listed hours ${areOpen(f, SUNDAY)} that day.`,
      (f, c) => `On Sunday it rests, when ${openPart(f, SUNDAY, c)} with known hours ${areOpen(f, SUNDAY)}.`,
      (f, c) =>
        `Do not come on a Sunday: ${openPart(f, SUNDAY, c)} with known times ${areOpen(f, SUNDAY)} then, and ${f.business.name} is not among them.`,
      (f, c) =>
        `For a Sunday you have to look elsewhere; ${openPart(f, SUNDAY, c)} ${f.inPlace} whose hours are known ${areOpen(f, SUNDAY)} on that day.`,
      (f, c) => `Sunday opening, found at ${openPart(f, SUNDAY, c)} with listed times, is not offered.`,
    ],
  },
  {
    part: "hours",
    weight: (f) =>
      comparable(f) && (opensOn(f, SATURDAY) || isClosedOn(f, SATURDAY)) ? 0.15 + 0.5 * oddSaturday(f) : 0,
    wordings: [
      (f, c) =>
        `It is ${opensOn(f, SATURDAY) ? "open" : "closed"} on Saturdays, when ${openPart(f, SATURDAY, c)} with known hours ${areOpen(f, SATURDAY)}.`,
      (f, c) =>
        `As for Saturdays, ${openPart(f, SATURDAY, c)} with listed times ${areOpen(f, SATURDAY)}, and ${f.business.name} ${opensOn(f, SATURDAY) ? "is one of them" : "is not"}.`,
      (f, c) =>
        `A visit on Saturday ${opensOn(f, SATURDAY) ? "works" : "does not work"}; that day ${openPart(f, SATURDAY, c)} with published hours ${areOpen(f, SATURDAY)}.`,
      (f, c) =>
        `The weekend begins with ${opensOn(f, SATURDAY) ? "an open" : "a closed"} Saturday (open then: ${openPart(f, SATURDAY, c)} ${f.inPlace} whose times are known).`,
    ],
  },
  {
    part: "hours",
    weight: (f) => (comparable(f) && (f.closesLaterThan ?? 0) >= 60 ? (f.closesLaterThan ?? 0) / 110 : 0),
    wordings: [
      (f, c) =>
        `Its latest closing, at ${latest(f, c)}, is later than that of ${later(f, c)} the other ${f.peersAre} with known hours ${f.inPlace}.`,
      (f, c) =>
        `On its longest evening it closes at ${latest(f, c)}; by then ${later(f, c)} the other ${f.peersAre} with known hours have shut on every day of the week.`,
      (f, c) =>
        `Its latest evening ends at ${latest(f, c)}, which is after ${later(f, c)} the other ${f.peersAre} with known times have closed for the day.`,
      (f, c) =>
        `In the evening ${f.business.name} holds out until ${latest(f, c)}, longer than ${later(f, c)} the other ${f.peersAre} ${f.inPlace} that list their times.`,
    ],
  },
  {
    part: "hours",
    weight: (f) => (comparable(f) && (f.opensEarlierThan ?? 0) >= 60 ? (f.opensEarlierThan ?? 0) / 110 : 0),
    wordings: [
      (f, c) =>
        `On its earliest day it opens at ${earliest(f, c)}, before ${earlier(f, c)} the other ${f.peersAre} with known hours ${f.inPlace}.`,
      (f, c) =>
        `The first opening of its week is at ${earliest(f, c)}, ahead of ${earlier(f, c)} the other ${f.peersAre} with known hours.`,
      (f, c) =>
        `Its day can begin at ${earliest(f, c)}, sooner than at ${earlier(f, c)} the other ${f.peersAre} ${f.inPlace} that list their times.`,
      (f, c) =>
        `From ${earliest(f, c)} on somebody is there, while ${earlier(f, c)} the other ${f.peersAre} with published times start later on every day.`,
    ],
  },
  {
    part: "hours",
    weight: (f) => (f.week && longestDay(f.week) !== undefined ? 0.3 : 0),
    wordings: [
      (f, c) => `${longest(f)} is its longest day, with ${longestHours(f, c)}.`,
      (f, c) => `Most time for a visit is on ${longest(f)}: ${longestHours(f, c)}.`,
      (f, c) => `On no other day is it open as long as on ${longest(f)} (${longestHours(f, c)}).`,
      (f, c) => `${longest(f)} offers ${longestHours(f, c)}, more than any other day of its week.`,
    ],
  },
  {
    part: "hours",
    weight: (f) => (isRoundTheClock(f) ? 0.9 : 0),
    wordings: [
      (f) => `Day or night makes no difference: ${f.business.name} is listed as open at every hour.`,
      (f) => `The listed hours of ${f.business.name} know no closing time.`,
      () => `Going by its listed hours, it never closes.`,
    ],
  },
  {
    part: "hours",
    weight: (f) => (breaks(f) ? 0.5 : 0),
    wordings: [
      () => `There is a break during the day, so look at the times before you set out.`,
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
        `When it opens is not on record${f.business.phone ? `, but its telephone number, ${f.business.phone}, is` : ""}.`,
      (f) =>
        `This directory cannot say when ${f.business.name} is open${f.business.phone ? ` (telephone: ${f.business.phone})` : ""}.`,
      (f) =>
        `Opening times of ${f.business.name} are missing here${f.business.phone ? `; ask on ${f.business.phone}` : ""}.`,
      (f) =>
        `Do not rely on any opening hours of ${f.business.name}: none are listed${f.business.phone ? `, and ${f.business.phone} is the number to ask` : ""}.`,
    ],
  },
  {
    part: "hours",
    weight: (f) => (f.business.openingHours === null && comparable(f) ? 0.6 : 0),
    wordings: [
      (f, c) =>
        `For orientation: ${openPart(f, SATURDAY, c)} ${f.inPlace} with known times ${areOpen(f, SATURDAY)} on Saturdays, and ${openPart(f, SUNDAY, c)} on Sundays.`,
      (f, c) =>
        `Other ${f.peersAre} ${f.inPlace} are open ${medianHours(f, c)} a week at the median; ${openPart(f, SUNDAY, c)} with listed hours ${areOpen(f, SUNDAY)} on Sundays.`,
      (f, c) =>
        `What is usual among ${f.peersAre} ${f.inPlace}? They are open ${medianHours(f, c)} a week at the median, and ${openPart(f, SATURDAY, c)} with known hours ${areOpen(f, SATURDAY)} on Saturdays.`,
      (f, c) =>
        `Going by ${f.peersAre} ${f.inPlace} that publish their times, a week has ${medianHours(f, c)}, and Sunday is a working day at ${openPart(f, SUNDAY, c)}.`,
    ],
  },
];

function unlikeMedian(f: BusinessFacts): number {
  const usual = f.group.medianMinutes;
  return usual === 0 ? 0 : Math.abs((f.week?.minutes ?? 0) - usual) / usual / 2;
}

function oddSaturday(f: BusinessFacts): number {
  return opensOn(f, SATURDAY) ? 1 - shareOpen(f, SATURDAY) : shareOpen(f, SATURDAY);
}

function later(f: BusinessFacts, cite: Cite): string {
  return shareText(cite, f.closesLaterThan ?? 0, "closes later than");
}

function earlier(f: BusinessFacts, cite: Cite): string {
  return shareText(cite, f.opensEarlierThan ?? 0, "opens earlier than");
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
  return hoursCount(cite, minutes, "hours on the longest day");
}

function breaks({ business: { openingHours } }: BusinessFacts): boolean {
  return Object.values(openingHours ?? {}).some((text) => rangesOf(text).length > 1);
}
