import type { Database } from "better-sqlite3";
import { isOwnKey } from "#domain/own-fields/fitting-own-values";
import { ownNameProblem } from "#domain/own-fields/new-own-field";
import { OWN_FIELD_TYPES } from "#domain/own-fields/own-field-names";
import type { CleanedValues } from "./cleaned-values.ts";

const MAX_SHOWN_CHARS = 100;

interface Row {
  id: number;
  key: string;
  name: string;
  type: string;
}

/** Removes own fields that no import adds; a name that no field can have becomes the key. */
export function cleanOwnFields(db: Database, cleanedValues: CleanedValues): void {
  const rows = db.prepare<[], Row>('SELECT id, field_key AS "key", name, field_type AS "type" FROM own_fields').all();
  const remove = db.prepare("DELETE FROM own_fields WHERE id = ?");
  const setName = db.prepare("UPDATE own_fields SET name = ? WHERE id = ?");
  for (const { id, key, name, type } of rows) {
    const isSound = isOwnKey(key) && (OWN_FIELD_TYPES as readonly string[]).includes(type);
    if (isSound && ownNameProblem(name) === undefined) continue;
    if (isSound && ownNameProblem(key) === undefined) setName.run(key, id);
    else remove.run(id);
    const row = name.slice(0, MAX_SHOWN_CHARS).toWellFormed();
    cleanedValues.add({ row, field: "own_fields", reason: "is no value that an import stores" });
  }
}
