import type { Database } from "better-sqlite3";
import { FIELD_NAMES, type FieldName, fieldOf } from "#domain/business/business-fields";
import { KEY_VERSION } from "#domain/business/business-keys";
import { MAX_NAME_CHARS, MAX_TEXT_CHARS } from "#domain/business/field-limits";
import { correctedValue, hasRule } from "#domain/business/field-rules";
import { isOwnPhoto } from "#domain/business/own-photos/own-photo";
import { LINK_FIELDS } from "#domain/business/web-addresses/link-fields";
import { addressProblem } from "#domain/business/web-addresses/web-address";
import { memoize } from "#domain/text/memoize";
import { columnOf, OWN_COLUMNS, type Value } from "../../records/business-record.ts";
import { openBusinessWriter } from "../write/business-writer.ts";
import { openCounters } from "../write/counters.ts";
import type { CleanedValues } from "./cleaned-values.ts";

const FIELDS = FIELD_NAMES.filter((name) => OWN_COLUMNS.includes(columnOf(name)));
const LINKS: readonly FieldName[] = LINK_FIELDS;
const MAX_SHOWN_NAME_CHARS = 100;
/** A longer place id or slug ends in the id of the business instead, since no two are the same. */
const MAX_ID_CHARS = 300;
const SHORTENED = MAX_ID_CHARS - 20;

type Row = Record<string, Value> & { id: number; name: string };

/**
 * Applies the rules of imports to the copied businesses: cuts their texts, and leaves out addresses that may not be published and values
 * that no import stores. Returns the ids of the changed ones, whose keys and search words are those of the former values.
 */
export function cleanBusinesses(db: Database, cleanedValues: CleanedValues): number[] {
  for (const name of FIELDS) {
    const isBroken = ruleBreach(name);
    db.function(`breaks_${columnOf(name)}`, { deterministic: true }, (value: unknown) =>
      Number(isBroken(value as Value)),
    );
  }
  shortenIds(db, cleanedValues);
  const conditions = FIELDS.map((name) => `(${suspicion(name)})`).join(" OR ");
  const ids = db.prepare<[], number>(`SELECT id FROM businesses WHERE ${conditions}`).pluck().all();
  const selectRow = db.prepare<[number], Row>(`SELECT id, ${OWN_COLUMNS.join(", ")} FROM businesses WHERE id = ?`);
  for (const id of ids) {
    const row = selectRow.get(id);
    if (row !== undefined) cleanRow(db, row, cleanedValues);
  }
  return ids;
}

/** Recomputes the keys and search words of these businesses. With the keys of an earlier program, upkeep renews all. */
export function renewKeys(db: Database, ids: readonly number[]): void {
  if (ids.length === 0 || openCounters(db).get("keyVersion") !== KEY_VERSION) return;
  const writer = openBusinessWriter(db);
  db.transaction(() => writer.rekey(ids))();
}

/** Returns a condition that holds for every value that breaks its rule, and needs no function for most others. */
function suspicion(name: FieldName): string {
  const column = columnOf(name);
  const breaksRuleSql = `breaks_${column}(${column})`;
  if (name === "name") return `octet_length(name) > ${MAX_NAME_CHARS} AND ${breaksRuleSql}`;
  if (name === "canonicalUrl")
    return `canonical_url IS NOT NULL AND canonical_url NOT GLOB '/details/[a-z0-9]*' AND ${breaksRuleSql}`;
  const { blank, type } = fieldOf(name);
  if (blank === null && hasRule(name)) return `${column} IS NOT NULL AND ${breaksRuleSql}`;
  if (type === "json") return `${column} <> '${JSON.stringify(blank)}' AND ${breaksRuleSql}`;
  return type === "text" ? `octet_length(${column}) > ${MAX_TEXT_CHARS} AND ${breaksRuleSql}` : breaksRuleSql;
}

/** Returns a memoized test: many businesses have the same attributes and further categories. */
function ruleBreach(name: FieldName): (value: Value) => boolean {
  const isBroken = (value: Value) => {
    const parsedValue = parse(name, value);
    return correctedValue(name, parsedValue) !== parsedValue;
  };
  if (name !== "attributes" && name !== "subtypes") return isBroken;
  const isBrokenMemoized = memoize(isBroken, { longest: 2_000 });
  return (value) => isBrokenMemoized(String(value));
}

function parse(name: FieldName, value: Value): unknown {
  return fieldOf(name).type === "json" ? JSON.parse(String(value)) : value;
}

function cleanRow(db: Database, row: Row, cleanedValues: CleanedValues): void {
  for (const name of FIELDS) {
    const column = columnOf(name);
    const value = parse(name, row[column] as Value);
    const correctedText = correctedValue(name, value);
    if (correctedText === value) continue;
    const columnValue = fieldOf(name).type === "json" ? JSON.stringify(correctedText) : correctedText;
    db.prepare(`UPDATE businesses SET ${column} = ? WHERE id = ?`).run(columnValue, row.id);
    cleanedValues.add({
      row: row.name.slice(0, MAX_SHOWN_NAME_CHARS).toWellFormed(),
      field: name,
      reason: reasonOf(name, value),
    });
  }
}

function reasonOf(name: FieldName, value: unknown): string {
  const address =
    name === "photos" && Array.isArray(value)
      ? value.find((photo) => !isOwnPhoto(String(photo)) && addressProblem(String(photo)))
      : value;
  const problem = name === "photos" || LINKS.includes(name) ? addressProblem(String(address)) : undefined;
  return problem ?? (fieldOf(name).type === "text" ? "is longer than it may be" : "is no value that an import stores");
}

function shortenIds(db: Database, cleanedValues: CleanedValues): void {
  for (const column of ["place_id", "slug"]) {
    const longerIds = `length(${column}) > ${MAX_ID_CHARS}`;
    const change = db.prepare<[], { name: string }>(
      `UPDATE businesses SET ${column} = substr(${column}, 1, ${SHORTENED}) || '-' || id WHERE ${longerIds}
       RETURNING substr(name, 1, ${MAX_SHOWN_NAME_CHARS}) AS name`,
    );
    for (const { name } of change.all())
      cleanedValues.add({
        row: name,
        field: column === "slug" ? "slug" : "placeId",
        reason: "is longer than it may be",
      });
  }
}
