import type { OpeningHours } from "#contract/business";
import { CLOSED, DAY_MINUTES, rangesOf, type TimeRange, WEEKDAYS } from "#domain/opening-hours/opening-hours";
import type { DescribedBusiness } from "#domain/seo-text/described-business";
import { weekOf } from "./week.ts";

/** Kinds of other hours that a text tells, and different hours of one kind; the page has all. */
const MAX_KINDS = 1;
/** Whoever goes to church asks for more than one. */
const MAX_WORSHIP_KINDS = 2;
const MAX_RUNS = 3;
const MAX_SERVICE_RUNS = 4;

/** Tells whether hours of any kind are known, its own or others, such as those of services. */
export function hasKnownHours({ openingHours, otherHours }: DescribedBusiness): boolean {
  return openingHours !== null || Object.keys(otherHours).length > 0;
}

/** Matches kinds of hours at which people worship. */
const SERVICES = /\b(?:mass|service|worship|prayer|confession|liturgy)\b/i;

/** Tells whether times of services are known. */
export function hasServiceTimes({ otherHours }: DescribedBusiness): boolean {
  return Object.keys(otherHours).some((kind) => SERVICES.test(kind));
}

/**
 * Returns hours of other kinds, such as those of the kitchen, that differ from the main hours without contradicting them. Times of services
 * come first, whatever the hours of the office are.
 */
export function toldOtherHours(
  { openingHours, otherHours }: DescribedBusiness,
  isWorship = false,
): [kind: string, OpeningHours][] {
  const isService = (kind: string) => isWorship && SERVICES.test(kind);
  const own = hoursKey(openingHours);
  return Object.entries(otherHours)
    .filter(
      ([kind, hours]) =>
        weekOf(hours).openDays > 0 &&
        !isAllDay(hours) &&
        hoursKey(hours) !== own &&
        new Set(Object.values(hours)).size <= (isService(kind) ? MAX_SERVICE_RUNS : MAX_RUNS) &&
        (openingHours === null || isService(kind) || fits(hours, openingHours)),
    )
    .toSorted(([a], [b]) => Number(isService(b)) - Number(isService(a)))
    .slice(0, isWorship ? MAX_WORSHIP_KINDS : MAX_KINDS);
}

/** Nobody serves lunch, or has a happy hour, as long as this: it is how sources write that they do not know. */
const MAX_MINUTES = 16 * 60;

function isAllDay(hours: OpeningHours): boolean {
  return WEEKDAYS.some((day) => rangesOf(hours[day]).some(([start, end]) => end - start >= MAX_MINUTES));
}

/** Returns the same for hours that are open at the same times, whatever they say of the other days. */
function hoursKey(hours: OpeningHours | null): string {
  return WEEKDAYS.map((day) => (hours?.[day] === CLOSED ? "" : hours?.[day])).join("|");
}

/** Sources that know one day of a kind often call the others closed, or name times at which nobody is there. */
function fits(hours: OpeningHours, mainHours: OpeningHours): boolean {
  return WEEKDAYS.every((day) => {
    const main = rangesOf(mainHours[day]);
    if (hours[day] === CLOSED) return main.length === 0;
    const isUnknown = main.length === 0 && mainHours[day] !== CLOSED;
    return isUnknown || rangesOf(hours[day]).every((range) => main.some((mainRange) => isWithin(range, mainRange)));
  });
}

function isWithin([start, end]: TimeRange, [mainStart, mainEnd]: TimeRange): boolean {
  return mainEnd - mainStart >= DAY_MINUTES || (start >= mainStart && end <= mainEnd);
}
