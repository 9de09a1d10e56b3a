import type { SpecialDay } from "#contract/business";
import { HOLIDAYS } from "./holidays-data.ts";

/** A public holiday, on which hours may differ. */
export interface Holiday {
  /** Date such as "2026-12-25". */
  date: string;
  name: string;
}

const DAY_MS = 86_400_000;
/** Days ahead for which a holiday is announced. */
const DAYS_AHEAD = 7;

const holidaysByYear = new Map<string, Holiday[]>();

/**
 * Returns the next public holiday of the country in a week from `today` on; null without one, and if the source has the hours of that day.
 */
export function nextHoliday(country: string, today: string, specialDays: readonly SpecialDay[]): Holiday | null {
  const end = isoDate(Date.parse(today) + DAYS_AHEAD * DAY_MS);
  const years = new Set([Number(today.slice(0, 4)), Number(end.slice(0, 4))]);
  const holiday = Array.from(years)
    .flatMap((year) => holidaysOf(country, year))
    .find(({ date }) => date >= today && date <= end);
  return holiday === undefined || specialDays.some(({ date }) => date === holiday.date) ? null : holiday;
}

function holidaysOf(country: string, year: number): Holiday[] {
  const key = `${year} ${country}`;
  const knownHolidays = holidaysByYear.get(key);
  if (knownHolidays !== undefined) return knownHolidays;
  const rules = Object.hasOwn(HOLIDAYS, country) ? (HOLIDAYS[country] ?? "") : "";
  if (rules === "") return [];
  const holidays = rules.split("|").map((text) => {
    const [rule = ""] = text.split(" ", 1);
    return { date: dateOf(rule, year), name: text.slice(rule.length + 1) };
  });
  holidays.sort((a, b) => (a.date < b.date ? -1 : 1));
  holidaysByYear.set(key, holidays);
  return holidays;
}

function dateOf(rule: string, year: number): string {
  if (rule.startsWith("E")) return isoDate(easterSunday(year) + Number(rule.slice(1)) * DAY_MS);
  const [month, nth, weekday] = rule.split("/").map(Number);
  if (month === undefined || nth === undefined || weekday === undefined) return `${year}-${rule}`;
  return isoDate(nthWeekday(year, month, nth, weekday));
}

/** Returns the nth weekday of a month. `nth` counts from 1, or from the end for -1. `weekday` is 1 for Monday. */
function nthWeekday(year: number, month: number, nth: number, weekday: number): number {
  if (nth < 0) return nthWeekday(year, month + 1, 1, weekday) - 7 * DAY_MS;
  const first = Date.UTC(year, month - 1, 1);
  const daysToFirst = (weekday - new Date(first).getUTCDay() + 7) % 7;
  return first + (daysToFirst + 7 * (nth - 1)) * DAY_MS;
}

/**
 * Returns Easter Sunday by the anonymous Gregorian computus (https://en.wikipedia.org/wiki/Date_of_Easter#Anonymous_Gregorian_algorithm).
 */
function easterSunday(year: number): number {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const correction = Math.floor((century + 8) / 25);
  const moon = Math.floor((century - correction + 1) / 3);
  const epact = (19 * a + century - Math.floor(century / 4) - moon + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const shift = Math.floor((a + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * shift + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}

function isoDate(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
