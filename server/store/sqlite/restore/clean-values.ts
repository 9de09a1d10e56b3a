import type { Database } from "better-sqlite3";
import { correctedValue } from "#domain/business/field-rules";
import { intervalBytes } from "../../records/interval-bytes.ts";
import { refuse } from "./check-schema.ts";
import { cleanAttributes } from "./clean-attributes.ts";
import { cleanBusinesses } from "./clean-businesses.ts";
import { cleanOwnFields } from "./clean-own-fields.ts";
import { cleanPhotos } from "./clean-photos.ts";
import type { CleanedValues } from "./cleaned-values.ts";
import { JSON_COLUMNS } from "./json-columns.ts";

/** Settings that hold JSON and are restored. */
const JSON_SETTINGS = ["columnMappings"];
/** Lists and objects of a business, which must have this JSON type to be read. */
const KINDS = {
  photos: "[]",
  subtypes: "[]",
  attributes: "{}",
  other_hours: "{}",
  rating_distribution: "[]",
  service_areas: "[]",
  social_links: "{}",
  own_values: "{}",
} as const;

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
  cleanPhotos(db, cleanedValues);
  cleanOwnFields(db, cleanedValues);
  cleanAttributes(db, cleanedValues);
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
  specialDays: string;
}

/** Leaves out hours of no weekday or date, and moves the businesses to the pattern that has the remaining ones. Returns their ids. */
function cleanPatterns(db: Database, cleanedValues: CleanedValues): number[] {
  const selectPatterns = db.prepare<[], Pattern>(
    `SELECT id, hours, time_zone AS timeZone, special_days AS specialDays FROM opening_patterns
     WHERE hours <> '' OR special_days <> '[]'`,
  );
  const selectSamePattern = db.prepare<[string, string, string], number>(
    "SELECT id FROM opening_patterns WHERE hours = ? AND time_zone = ? AND special_days = ?",
  );
  const change = db.prepare("UPDATE opening_patterns SET hours = ?, special_days = ?, intervals = ? WHERE id = ?");
  const users = db.prepare<[number], number>("SELECT id FROM businesses WHERE pattern_id = ?").pluck();
  const moves = ["businesses", "listings"].map((table) =>
    db.prepare(`UPDATE ${table} SET pattern_id = ? WHERE pattern_id = ?`),
  );
  const ids: number[] = [];
  for (const { id, timeZone, ...stored } of selectPatterns.all()) {
    const hours = stored.hours === "" ? "" : fittingJson("openingHours", stored.hours, "{", "");
    const specialDays = fittingJson("specialDays", stored.specialDays, "[", "[]");
    if (hours === stored.hours && specialDays === stored.specialDays) continue;
    for (const business of users.iterate(id)) ids.push(business);
    const field = hours === stored.hours ? "specialDays" : "openingHours";
    cleanedValues.add({ row: "opening_patterns", field, reason: "is no value that an import stores" });
    const otherId = selectSamePattern.pluck().get(hours, timeZone, specialDays);
    if (otherId === undefined) change.run(hours, specialDays, intervalBytes(hours), id);
    else for (const move of moves) move.run(otherId, id);
  }
  return ids;
}

/** Returns JSON of the value by the rule of the field; the same text when nothing changes, `blank` for none or JSON of another type. */
function fittingJson(field: "openingHours" | "specialDays", json: string, begin: string, blank: string): string {
  const value: unknown = JSON.parse(json || blank);
  if (!json.trimStart().startsWith(begin)) return blank;
  const fittingValue = correctedValue(field, value);
  if (fittingValue === value) return json;
  return fittingValue === null ? blank : JSON.stringify(fittingValue);
}
