import { streetOf } from "#domain/seo-text/phrases/street";
import { MILES } from "./recounted-figures.ts";
import { DAYS, isOpenOn, isWholeWeek, kilometres, minutesOpen, type Row } from "./rows-around.ts";
import { count, distance } from "./written-figures.ts";

/* Checks each business that a list names by the row of that name, without the code that writes lists. */

/** Matches headings above lists of other businesses. */
const LISTS = /\n(?:Other [^\n]*|Some other [^\n]*|Where else to look|Also close by):\n((?:- [^\n]*(?:\n|$))+)/g;

/** Returns the lines of lists of which no row of that name proves all. */
export function wrongItems(text: string, business: Row, all: readonly Row[]): string[] {
  const lines = Array.from(text.matchAll(LISTS)).flatMap(([, list = ""]) => list.trimEnd().split("\n"));
  return lines.filter(
    (line) => !all.some((other) => other.id !== business.id && isItemOf(line.slice(2), other, business)),
  );
}

function isItemOf(line: string, other: Row, business: Row): boolean {
  const name = other.name.replace(/^(.{3,}?)\s?[|•].*$/s, "$1");
  const start = [other.name, name].find((each) => line.startsWith(each));
  if (start === undefined) return false;
  const rest = line.slice(start.length).replace(/^\.(?=$|[ ,:])/, "");
  const [, kind, street, place, far, side, stars, reviews, days] =
    /^(?:, (an? .+?))?(?: on (.+?))?(?: in (.+?))?(?:, ([\d.,]+ (?:m|km|ft|mi)) to the (\w+))?(?:: (?:([\d.]+) stars from ([\d,]+) reviews?)?(?:, )?(?:open (.+))?)?$/.exec(
      rest,
    ) ?? [];
  const facts: readonly boolean[] = [
    rest === "" || [kind, street, place, far, stars, days].some((part) => part !== undefined),
    street === undefined || streetOf(other) === street || `${street} in ${place}`.startsWith(streetOf(other)),
    place === undefined || place.includes(other.city),
    far === undefined || far === distance(kilometres(business, other), MILES.includes(business.country)),
    side === undefined || sidesOf(business, other).includes(side),
    stars === undefined || (stars === other.rating.toFixed(1) && reviews === count(other.reviewCount)),
    days === undefined || days === daysOf(other),
  ];
  return facts.every(Boolean);
}

const SIDES = ["north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"];

/** Returns the point of the compass in which the other one lies, on a map whose degrees are as long as they are there. */
function sidesOf(one: Row, other: Row): string[] {
  const middle = (((one.latitude ?? 0) + (other.latitude ?? 0)) / 2) * (Math.PI / 180);
  const [north, east] = [
    (other.latitude ?? 0) - (one.latitude ?? 0),
    ((other.longitude ?? 0) - (one.longitude ?? 0)) * Math.cos(middle),
  ];
  const eighths = (Math.atan2(east, north) / Math.PI) * 4;
  // Close to the border of two points, both may be told.
  return [eighths - 0.02, eighths + 0.02].map((each) => SIDES[(Math.round(each) + 8) % 8] ?? "");
}

/** Returns the days on which it opens as a list tells them. */
function daysOf(row: Row): string {
  if (isWholeWeek(row) && minutesOpen(row) === 7 * 1440) return "round the clock";
  const [open, closed] = [true, false].map((isOpen) => DAYS.filter((_, day) => isOpenOn(row, day) === isOpen)) as [
    string[],
    string[],
  ];
  if (!isWholeWeek(row)) return "unknown";
  if (closed.length === 0) return "daily";
  if (closed.length === 1) return `every day but ${closed[0]}`;
  return open.length === 1 ? `on ${open[0]} only` : `from ${open[0]} to ${open.at(-1)}`;
}
