import type { Weekday } from "#contract/business";
import { WEEKDAYS } from "../../../opening-hours/opening-hours.ts";
import { weekdaysOf } from "../../../opening-hours/weekday-names.ts";
import { foldText } from "../../../text/fold.ts";
import type { Part } from "../cell-source.ts";
import { headerName } from "../header-name.ts";
import { CLOSE_WORDS, DAY_NAMES, HOURS_WORDS, OPEN_WORDS } from "./weekday-names-data.ts";

/** Maximum length of a header; longer ones are sentences. */
const MAX_HEADER_CHARS = 60;

const wordsOf = (list: string) => new Set(list.split(" "));
const OPENS = wordsOf(OPEN_WORDS);
const CLOSES = wordsOf(CLOSE_WORDS);
const HOURS = wordsOf(HOURS_WORDS);
/** A day may have a column that says whether it is closed, beside those of its times. */
const STATES = wordsOf("status state");
const DAY_OF_NAME: ReadonlyMap<string, Weekday> = new Map(
  DAY_NAMES.flatMap((names, day) => names.split(" ").map((name) => [headerName(name), WEEKDAYS[day] as Weekday])),
);
/** Words between the first and the last day of a range. */
const RANGE = / ?(?:[-–—~]|\b(?:to|through|thru|bis|a|al|tot)\b) ?/;

type Edge = "open" | "close" | "closed" | "state";

/** A header names days, and may say that its column has only their opening or closing times. */
interface DayHeader {
  at: number;
  /** A day, or a range as `weekdaysOf` reads it. */
  days: string;
  /** 0-based number of the range in a day with breaks. */
  shift: number;
  edge: Edge | undefined;
  /** "Opening Monday" is the first of two columns only if there is a second. */
  isMaybeOpen: boolean;
}

/**
 * Returns the columns that hold hours of days, of headers that no field has: opening and closing time in a column each ("Mon Open", "Mon
 * Close", with "Mon Open 2" for a second range), and those of several days ("Operating hours Mon - Fri"). A column of one edge counts only
 * beside that of the other, since "Open Sunday" alone may say yes or no.
 */
export function dayColumns(cells: readonly string[], isUsed: (at: number) => boolean): Part[] {
  const headers = cells.flatMap((header, at) => (isUsed(at) ? [] : (readDayHeader(header, at) ?? [])));
  if (headers.length === 0) return shortDayColumns(cells, isUsed);
  const hasEdge = ({ days, shift }: DayHeader, edge: Edge) =>
    headers.some((each) => each.days === days && each.shift === shift && each.edge === edge);
  const parts = headers.flatMap((header): Part[] => {
    const { at, days, shift, isMaybeOpen } = header;
    const hasEnd = hasEdge(header, "close") || hasEdge(header, "closed");
    const edge = header.edge ?? (isMaybeOpen && hasEnd ? "open" : undefined);
    if (edge === undefined) return [{ at, path: [days] }];
    const hasStart = hasEdge(header, "open") || headers.some((each) => each.isMaybeOpen && each.days === days);
    // "Monday closed" is the closing time, unless the day has another column for that.
    const name = edge === "closed" && !hasEdge(header, "close") ? "close" : edge === "state" ? "closed" : edge;
    return hasStart && hasEnd ? [{ at, path: [days, String(shift), name] }] : [];
  });
  // The hours of a day win over those of a range around it.
  const isRange = ({ path }: Part) => !(WEEKDAYS as readonly string[]).includes(path[0] ?? "");
  return [...shortDayColumns(cells, isUsed), ...parts.filter((part) => !isRange(part)), ...parts.filter(isRange)];
}

/** Names of two letters, which mean a day only beside those of the other working days. */
const SHORT_NAMES = ["mo di mi do fr sa so", "mo tu we th fr sa su", "lu ma me je ve sa di", "lu ma mi ju vi sa do"];
const WORKING_DAYS = 5;

function shortDayColumns(cells: readonly string[], isUsed: (at: number) => boolean): Part[] {
  const names = cells.map((header, at) => (header.length > 4 || isUsed(at) ? "" : headerName(header)));
  const week = SHORT_NAMES.map((list) => list.split(" ")).find((days) =>
    days.slice(0, WORKING_DAYS).every((day) => names.includes(day)),
  );
  return (week ?? []).flatMap((name, day) => {
    const at = names.indexOf(name);
    return at < 0 ? [] : [{ at, path: [WEEKDAYS[day] as Weekday] }];
  });
}

function readDayHeader(header: string, at: number): DayHeader | undefined {
  if (header.length > MAX_HEADER_CHARS) return undefined;
  const spaced = header.replace(/(\p{Ll})(?=[\p{Lu}\d])/gu, "$1 ").replace(/[_\s]+/g, " ");
  const words = foldText(spaced).split(/[ .:()]+/);
  const isDay = (word: string | undefined) => word !== undefined && DAY_OF_NAME.has(headerName(word));
  let shift = 0;
  let edge: Edge | undefined;
  let isMaybeOpen = false;
  let hasHoursWord = false;
  const rest: string[] = [];
  for (const [index, word] of words.entries()) {
    const isBetweenDays = isDay(rest.at(-1)) && isDay(words[index + 1]);
    const isFirst = edge === undefined && !isBetweenDays;
    if (/^[1-4]$/.test(word)) shift = Number(word) - 1;
    else if (isFirst && STATES.has(word)) edge = "state";
    else if (isFirst && word === "closed") edge = "closed";
    else if (isFirst && OPENS.has(word) && HOURS.has(word) && rest.length === 0) isMaybeOpen = true;
    else if (isFirst && OPENS.has(word)) edge = "open";
    else if (isFirst && CLOSES.has(word)) edge = "close";
    else if (HOURS.has(word)) hasHoursWord = true;
    else if (word !== "") rest.push(word);
  }
  const days = daysOf(rest.join(" "), hasHoursWord || isMaybeOpen || edge !== undefined);
  return days === undefined ? undefined : { at, days, shift, edge, isMaybeOpen: isMaybeOpen && edge === undefined };
}

function daysOf(text: string, isOfHours: boolean): string | undefined {
  const day = DAY_OF_NAME.get(headerName(text));
  if (day !== undefined) return day;
  if (/^week ?days?$/.test(text)) return isOfHours || text.endsWith("s") ? "weekdays" : undefined;
  if (/^week ?ends?$/.test(text)) return isOfHours ? "weekend" : undefined;
  const range = text.split(RANGE).map((name) => DAY_OF_NAME.get(headerName(name))?.toLowerCase());
  if (/^\p{L}{2} ?- ?\p{L}{2}$/u.test(text) && weekdaysOf(text.replaceAll(" ", "")).length > 1)
    return text.replaceAll(" ", "");
  const isRange = range.length === 2 && range.every((name) => name !== undefined);
  return isRange && weekdaysOf(range.join("-")).length > 1 ? range.join("-") : undefined;
}
