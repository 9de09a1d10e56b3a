import type { Facets } from "#contract/facets";
import { DAY_PARTS, OPEN_AT, OPEN_DAYS } from "#contract/lists/open-at";
import { formatTime } from "#domain/opening-hours/open-at/clock-time";
import { DAY_NAMES, openAtPhrase } from "#domain/opening-hours/open-at/open-at-phrase";
import { exactCount } from "#domain/text/count-label";
import { upperFirst } from "#domain/text/join-list";

/** Options of a select: value and text. */
export type Choices = readonly (readonly [value: string, text: string])[];

const DAYS: Choices = [...OPEN_DAYS.slice(-2), ...OPEN_DAYS.slice(0, -2)].map((day) => [
  day,
  upperFirst(DAY_NAMES[day]),
]);
const PARTS: Choices = DAY_PARTS.map((part) => [part, part === "late" ? "After midnight" : upperFirst(part)]);
/** The hours begin with the one that most businesses open after. */
const FIRST_HOUR = 6;
const HOURS: Choices = Array.from({ length: 24 }, (_, index) => {
  const hour = (index + FIRST_HOUR) % 24;
  return [`${String(hour).padStart(2, "0")}:00`, formatTime(hour * 60)];
});

/** Returns the days, those of a week with the number of businesses that are open on them. */
export function dayChoices({ openDays, isAtLeast }: Pick<Facets, "openDays" | "isAtLeast">): Choices {
  const counts = new Map(openDays.map(({ openAt, businessCount }) => [openAt, businessCount]));
  const textOf = (day: string, text: string) => {
    const count = counts.get(day);
    return count === undefined ? text : `${text} (${exactCount(count)}${isAtLeast ? "+" : ""})`;
  };
  return [["", "Any day"], ...DAYS.map(([day, text]) => [day, textOf(day, text)] as const)];
}

/** Returns parts of a day and full hours, and the chosen time if it is neither. */
export function timeChoices(chosenTime: string): Choices {
  const choices: Choices = [["", "Any time"], ...PARTS, ...HOURS];
  const isListed = choices.some(([value]) => value === chosenTime);
  return isListed ? choices : [...choices, [chosenTime, upperFirst(openAtPhrase(chosenTime).replace(/^open at /, ""))]];
}

/** Splits a value of `openAt` into the values of the two selects. */
export function splitOpenAt(value = ""): { day: string; time: string } {
  const { day = "", dayTime, time = "" } = OPEN_AT.exec(value)?.groups ?? {};
  return { day, time: dayTime ?? time };
}

/** Joins the values of the two selects; "" for any time. */
export function joinOpenAt(parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join("-");
}
