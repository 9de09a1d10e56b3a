import type { OpeningHours, OtherHours } from "#contract/business";
import { cleanLine } from "../text/clean-text.ts";
import { parseWorkingHours } from "./opening-hours-parse.ts";

/** Maximum number of kinds; real businesses have up to six. */
const MAX_KINDS = 20;
const MAX_KIND_CHARS = 60;
/** Kinds whose name is more than their capitalised code, by the code without "hours". */
const KIND_NAMES: ReadonlyMap<string, string> = new Map([
  ["drive through", "Drive-through"],
  ["drive thru", "Drive-through"],
  ["happy", "Happy hour"],
  ["senior", "Senior hours"],
  ["online service", "Online service"],
  ["take out", "Takeout"],
  ["takeaway", "Takeout"],
]);

type Entries = Record<string, unknown>;

export interface ReadOtherHours {
  hours: OtherHours;
  /** Why some of the hours were left out, as the end of a sentence. */
  problem?: string;
}

/**
 * Reads hours by kind: `{kitchen: week}` and lists of it (Outscraper), `{"Delivery": [{day, hours}]}` (Apify), and
 * `[{secondaryHoursType: "TAKEOUT", weekdayDescriptions}]` (Places API). A kind with hours that cannot be read or overlap is left out.
 */
export function readOtherHours(value: unknown): ReadOtherHours {
  const hours: OtherHours = {};
  let problem: string | undefined;
  for (const [code, week] of kindsIn(value)) {
    const kind = kindName(code);
    const weekHours = readWeek(week);
    if (typeof weekHours === "string") problem ??= `${kind}: ${weekHours}`;
    else if (kind !== "" && weekHours !== null && Object.keys(hours).length < MAX_KINDS) hours[kind] ??= weekHours;
  }
  return problem === undefined ? { hours } : { hours, problem };
}

function kindsIn(value: unknown): [string, unknown][] {
  if (Array.isArray(value)) return value.flatMap(kindsIn);
  if (typeof value !== "object" || value === null) return [];
  const { secondaryHoursType, secondary_hours_type: type = secondaryHoursType } = value as Entries;
  if (typeof type === "string") return [[type, value]];
  return Object.entries(value);
}

/** Returns the name of a kind as shown: "ONLINE_SERVICE_HOURS" becomes "Online service". */
export function kindName(code: string): string {
  const words = cleanLine(code.replaceAll("_", " ")).slice(0, MAX_KIND_CHARS).trim();
  const bare = withoutHours(words);
  const usualName = KIND_NAMES.get(bare.toLowerCase());
  if (usualName !== undefined) return usualName;
  const isCode = code === code.toUpperCase() || code === code.toLowerCase();
  const name = isCode ? bare.toLowerCase() : bare;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Example: "happy hours" becomes "happy". */
function withoutHours(words: string): string {
  const list = words.split(" ");
  while (/^hours?$/i.test(list.at(-1) ?? "")) list.pop();
  return list.join(" ");
}

/** Returns a week in the stored form, null without a known day, or why it cannot be used. */
function readWeek(week: unknown): OpeningHours | null | string {
  const text = typeof week === "string" ? week : JSON.stringify(week);
  const { hours, unreadable, overlapping } = parseWorkingHours(text);
  if (unreadable !== "") return `cannot be read as opening hours: ${unreadable.slice(0, 100).toWellFormed()}`;
  if (overlapping !== undefined) return "has hours that overlap";
  return hours;
}
