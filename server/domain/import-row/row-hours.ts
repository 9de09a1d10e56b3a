import type { BusinessDraft, OpeningHours } from "#contract/business";
import { parseWorkingHours } from "../opening-hours/opening-hours-parse.ts";
import type { RowCells } from "./row-cells.ts";

/** Reads opening hours in any form; null when no day is known. */
export function readHours(row: RowCells): BusinessDraft["openingHours"] {
  const text = row.repeatedText("hours") || row.text("hoursOldFormat") || row.text("hoursCsv");
  if (text === "") return workdayHours(row);
  const { hours, unreadable } = parseWorkingHours(text);
  if (unreadable !== "")
    row.warn("hours", `cannot be read as opening hours: ${unreadable.slice(0, 200).toWellFormed()}`);
  return hours ?? workdayHours(row);
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
