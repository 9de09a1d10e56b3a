import type { Database } from "better-sqlite3";
import { correctedValue } from "#domain/business/field-rules";
import { intervalBytes } from "../../records/interval-bytes.ts";
import { refuse } from "./check-schema.ts";
import { cleanBusinesses } from "./clean-businesses.ts";
import type { CleanedValues } from "./cleaned-values.ts";
import { JSON_COLUMNS } from "./json-columns.ts";

/** Settings that hold JSON and are restored. */
const JSON_SETTINGS = ["columnMappings"];
/** Lists and objects of a business, which must have this JSON type to be read. */
const KINDS = { photos: "[]", subtypes: "[]", attributes: "{}" } as const;

/**
 * Checks and cleans the copied values once the schema is current: refuses invalid JSON, and applies the rules of imports. Returns the ids
 * of businesses that changed. Errors: AppError `unreadable`.
 */
export function cleanValues(db: Database, name: string, cleanedValues: CleanedValues): number[] {
  refuseBrokenJson(db, name);
  for (const [column, blank] of Object.entries(KINDS)) {
    const change = db.prepare<[], { row: string }>(
      `UPDATE businesses SET ${column} = '${blank}' WHERE substr(ltrim(${column}), 1, 1) <> '${blank.charAt(0)}'
       RETURNING substr(name, 1, 100) AS row`,
    );
    for (const { row } of change.all())
      cleanedValues.add({ row, field: column, reason: "is no value that an import stores" });
  }
  const patternIds = cleanPatterns(db, cleanedValues);
  return [...new Set([...patternIds, ...cleanBusinesses(db, cleanedValues)])];
}

function refuseBrokenJson(db: Database, name: string): void {
  for (const [table, columns] of Object.entries(JSON_COLUMNS)) {
    for (const [column, { kind }] of Object.entries(columns)) {
      const isWithinLimits =
        kind === undefined
          ? `${column} = '' OR json_valid(${column})`
          : `CASE WHEN json_valid(${column}) THEN json_type(${column}) = '${kind}' ELSE FALSE END`;
      const selectBroken = `SELECT 1 FROM ${table} WHERE ${column} IS NOT NULL AND NOT (${isWithinLimits}) LIMIT 1`;
      const expectation = kind === undefined ? "no JSON" : `no JSON ${kind}`;
      if (db.prepare(selectBroken).get() !== undefined)
        refuse(name, `values that are ${expectation} in ${table}.${column}`);
    }
  }
  for (const setting of JSON_SETTINGS) {
    const selectBroken = db.prepare("SELECT 1 FROM settings WHERE name = ? AND NOT json_valid(value)");
    if (selectBroken.get(setting) !== undefined) refuse(name, `a value that is no JSON in settings.${setting}`);
  }
}

interface Pattern {
  id: number;
  hours: string;
  timeZone: string;
}

/** Leaves out hours of no weekday, and moves the businesses to the pattern that has the remaining ones. Returns their ids. */
function cleanPatterns(db: Database, cleanedValues: CleanedValues): number[] {
  const selectPatterns = db.prepare<[], Pattern>(
    "SELECT id, hours, time_zone AS timeZone FROM opening_patterns WHERE hours <> ''",
  );
  const selectSamePattern = db.prepare<[string, string], number>(
    "SELECT id FROM opening_patterns WHERE hours = ? AND time_zone = ?",
  );
  const change = db.prepare("UPDATE opening_patterns SET hours = ?, intervals = ? WHERE id = ?");
  const users = db.prepare<[number], number>("SELECT id FROM businesses WHERE pattern_id = ?").pluck();
  const moves = ["businesses", "listings"].map((table) =>
    db.prepare(`UPDATE ${table} SET pattern_id = ? WHERE pattern_id = ?`),
  );
  const ids: number[] = [];
  for (const { id, hours, timeZone } of [...selectPatterns.iterate()].filter(
    ({ hours: json }) => fittingHours(json) !== json,
  )) {
    const fittingText = fittingHours(hours);
    for (const business of users.iterate(id)) ids.push(business);
    cleanedValues.add({ row: "opening_patterns", field: "openingHours", reason: "is no value that an import stores" });
    const otherId = selectSamePattern.pluck().get(fittingText, timeZone);
    if (otherId === undefined) change.run(fittingText, intervalBytes(fittingText), id);
    else for (const move of moves) move.run(otherId, id);
  }
  return ids;
}

/** Returns JSON of the hours by the rule of the field; the same text when nothing changes, "" for none. */
function fittingHours(json: string): string {
  const hours: unknown = JSON.parse(json);
  if (typeof hours !== "object" || hours === null || Array.isArray(hours)) return "";
  const correctedHours = correctedValue("openingHours", hours);
  if (correctedHours === hours) return json;
  return correctedHours === null ? "" : JSON.stringify(correctedHours);
}
