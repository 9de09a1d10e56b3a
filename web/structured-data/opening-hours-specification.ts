import type { OpeningHoursSpecificationLeaf } from "schema-dts";
import type { OpeningHours, SpecialDay, Weekday } from "#contract/business";
import { rangesOf, WEEKDAYS } from "#domain/opening-hours/opening-hours";

const MINUTES_PER_DAY = 1440;
/** Spellings of schema.org for closed all day and open all day. */
const CLOSED = "00:00-00:00";
const ALL_DAY = "00:00-23:59";

/** Groups days with the same hours. A range past midnight closes earlier than it opens. Unknown days are left out. */
export function openingHoursSpecification(hours: OpeningHours): OpeningHoursSpecificationLeaf[] {
  const days = new Map<string, Weekday[]>();
  for (const weekday of WEEKDAYS) {
    for (const times of timesOf(hours[weekday])) {
      const sameDays = days.get(times);
      if (sameDays) sameDays.push(weekday);
      else days.set(times, [weekday]);
    }
  }
  return [...days].map(([times, dayOfWeek]) => {
    const [opens, closes] = times.split("-") as [string, string];
    return { "@type": "OpeningHoursSpecification", dayOfWeek, opens, closes };
  });
}

/** Returns the hours of special days, one entry for each range. */
export function specialHoursSpecification(days: readonly SpecialDay[]): OpeningHoursSpecificationLeaf[] {
  return days.flatMap(({ date, hours }) =>
    timesOf(hours).map((times): OpeningHoursSpecificationLeaf => {
      const [opens, closes] = times.split("-") as [string, string];
      return { "@type": "OpeningHoursSpecification", opens, closes, validFrom: date, validThrough: date };
    }),
  );
}

function timesOf(text: string | undefined): string[] {
  if (text === "Closed") return [CLOSED];
  return rangesOf(text).map(([start, end]) =>
    end - start === MINUTES_PER_DAY ? ALL_DAY : `${clock(start)}-${clock(end % MINUTES_PER_DAY)}`,
  );
}

/** Example: `09:30`. */
function clock(minute: number): string {
  const digits = (number: number) => String(number).padStart(2, "0");
  return `${digits(Math.floor(minute / 60))}:${digits(minute % 60)}`;
}
