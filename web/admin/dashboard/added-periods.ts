import type { Overview } from "#contract/admin-api";
import { businessesHref, PAGE_SIZE } from "../businesses/table-params.ts";
import { dayLabel } from "./day-label.ts";

export type ChartSpan = "30-days" | "12-months";

/** A bar of the chart: a day or a month. */
export interface AddedPeriod {
  key: string;
  /** Full label, such as "Nov 21, 2026" or "Nov 2026". */
  label: string;
  /** Label below the bar; "" where there is no room for one. */
  tick: string;
  added: number;
  /** Table that begins on the page with the period's newest business. */
  href: string;
}

const DAYS = 30;
const MONTHS = 12;
/** Days from one date below the chart to the next. */
const DAYS_PER_TICK = 7;
const DAY_MS = 86_400_000;
const MONTH = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });
const SHORT_DAY = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

type Added = Pick<Overview, "growth" | "months">;

/** Returns every day or month of the span, oldest first, also those without additions. `now` is in milliseconds. */
export function addedPeriods({ growth, months }: Added, span: ChartSpan, now: number): AddedPeriod[] {
  const periods = span === "30-days" ? days(growth, now) : monthsUntil(months, now);
  // The table lists the newest businesses first, so those of later periods come before.
  let laterCount = 0;
  return periods
    .toReversed()
    .map((period) => {
      const page = Math.floor(laterCount / PAGE_SIZE) + 1;
      laterCount += period.added;
      return { ...period, href: businessesHref({ status: "listed" }, page) };
    })
    .toReversed();
}

/** Counts the businesses that were added in the last 30 days. */
export function addedInLastDays(growth: Overview["growth"], now: number): number {
  return days(growth, now).reduce((sum, { added }) => sum + added, 0);
}

function days(growth: Overview["growth"], now: number): Omit<AddedPeriod, "href">[] {
  const addedByDate = new Map(growth.map(({ date, added }) => [date, added]));
  return Array.from({ length: DAYS }, (_, index) => {
    const daysAgo = DAYS - 1 - index;
    const date = new Date(now - daysAgo * DAY_MS).toISOString().slice(0, 10);
    const tick = daysAgo % DAYS_PER_TICK === 0 ? SHORT_DAY.format(new Date(date)) : "";
    return { key: date, label: dayLabel(date), tick, added: addedByDate.get(date) ?? 0 };
  });
}

function monthsUntil(months: Overview["months"], now: number): Omit<AddedPeriod, "href">[] {
  const addedByMonth = new Map(months.map(({ month, added }) => [month, added]));
  const today = new Date(now);
  return Array.from({ length: MONTHS }, (_, index) => {
    const first = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - (MONTHS - 1 - index), 1));
    const key = first.toISOString().slice(0, 7);
    const tick = MONTH.format(first);
    return { key, label: `${tick} ${first.getUTCFullYear()}`, tick, added: addedByMonth.get(key) ?? 0 };
  });
}

const MAX_TICKS = 4;

/** Returns round numbers from 0 to `max` or just beyond, at most five. */
export function niceTicks(max: number): number[] {
  const minStep = Math.max(1, max / MAX_TICKS);
  const power = 10 ** Math.floor(Math.log10(minStep));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= minStep) ?? 10);
  return Array.from({ length: Math.max(1, Math.ceil(max / step)) + 1 }, (_, index) => index * step);
}
