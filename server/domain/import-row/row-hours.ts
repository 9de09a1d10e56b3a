import type { BusinessDraft, OpeningHours } from "#contract/business";
import { parseWorkingHours } from "../opening-hours/opening-hours-parse.ts";
import { isOsmLibraryLoaded, readOsmHours } from "../opening-hours/osm-hours.ts";
import type { HeaderMatch } from "./columns/match-header.ts";
import { RowCells } from "./row-cells.ts";

/** Reads opening hours in any form; null when no day is known. */
export function readHours(row: RowCells): BusinessDraft["openingHours"] {
  const text = hoursText(row);
  if (text === "") return workdayHours(row);
  const parsed = parseWorkingHours(text);
  const osmHours = parsed.osm !== undefined && isOsmLibraryLoaded() ? readOsmHours(parsed.osm) : undefined;
  const { hours, unreadable, overlapping = [] } = osmHours ?? parsed;
  if (overlapping.length > 0)
    row.warn(
      "hours",
      `has times that overlap, which are left out: ${overlapping.join(" | ").slice(0, 200).toWellFormed()}`,
    );
  if (unreadable !== "") {
    const part = unreadable === text.trim() ? "" : `: ${unreadable.slice(0, 200).toWellFormed()}`;
    row.warn("hours", `cannot be read as opening hours${part}`);
  }
  if (unreadable === "" && parsed.hasHolidays)
    row.warn("hours", "names holidays or single dates, whose hours are left out");
  return hours ?? workdayHours(row);
}

/** Tells whether `loadOsmLibrary` must come before the row is read. */
export function needsOsmLibrary(cells: readonly string[], header: HeaderMatch): boolean {
  if (isOsmLibraryLoaded() || beginsJson(cells, header)) return false;
  const text = hoursText(new RowCells(cells, header));
  return MAYBE_OSM.test(text) && parseWorkingHours(text).osm !== undefined;
}

const BRACE = "{".charCodeAt(0);

/** Tells whether the only column of hours holds JSON. The row of most exports is then read once. */
function beginsJson(cells: readonly string[], { sources }: HeaderMatch): boolean {
  const list = sources.hours;
  const first = list?.length === 1 ? list[0] : undefined;
  return typeof first === "number" && cells[first]?.charCodeAt(0) === BRACE;
}

/** Matches the beginning of texts that may be OSM's grammar. Most cells are JSON or begin with a longer name of a day. */
const MAYBE_OSM = /^(?:[A-Z][a-z](?![a-z])|[PS]H|24\/7|["\d(]|open|week)/;

function hoursText(row: RowCells): string {
  return row.repeatedText("hours") || row.text("hoursOldFormat") || row.text("hoursCsv");
}

const WEEKEND: ReadonlySet<string> = new Set(["Saturday", "Sunday"]);

/**
 * Reads omkarcloud's `workday_timing` and `closed_on` ("Sunday", "Open All Days"). A Saturday or Sunday need not have the hours of a
 * working day, so it is known only if the exporter says that it is closed.
 */
function workdayHours(row: RowCells): BusinessDraft["openingHours"] {
  const timing = row.line("workdayTiming");
  const closedOn = row.line("closedOn");
  if (timing === "" && closedOn === "") return null;
  const week = parseWorkingHours(`Mo-Su ${timing}`).hours ?? {};
  const closed =
    parseWorkingHours(
      closedOn
        .replace(/[[\]"']/g, "")
        .split(",")
        .map((day) => `${day}: Closed`)
        .join("|"),
    ).hours ?? {};
  const hours: OpeningHours = {};
  for (const [day, range] of Object.entries(week)) if (!WEEKEND.has(day)) hours[day as keyof OpeningHours] = range;
  Object.assign(hours, closed);
  return Object.keys(hours).length > 0 ? hours : null;
}
