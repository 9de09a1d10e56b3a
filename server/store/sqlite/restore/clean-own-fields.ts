import type { Database } from "better-sqlite3";
import { isOwnKey } from "#domain/own-fields/fitting-own-values";
import { MAX_OWN_FIELDS, ownNameProblem } from "#domain/own-fields/new-own-field";
import { OWN_FIELD_TYPES, ownNameKey } from "#domain/own-fields/own-field-names";
import type { CleanedValues } from "./cleaned-values.ts";

const MAX_SHOWN_CHARS = 100;

interface Row {
  id: number;
  key: string;
  name: string;
  type: string;
  isRemoved: number;
}

/**
 * Removes own fields that no import adds; a name that no field can have becomes the key. Fields beyond those that a directory may have, and
 * further ones of one name, count as removed, so that their values stay and the administrator can put them back.
 */
export function cleanOwnFields(db: Database, cleanedValues: CleanedValues): void {
  const rows = db
    .prepare<[], Row>(
      `SELECT id, field_key AS "key", name, field_type AS "type", removed_at IS NOT NULL AS isRemoved
       FROM own_fields ORDER BY position, id`,
    )
    .all();
  const remove = db.prepare("DELETE FROM own_fields WHERE id = ?");
  const setRemoved = db.prepare("UPDATE own_fields SET removed_at = created_at WHERE id = ?");
  const setName = db.prepare("UPDATE own_fields SET name = ? WHERE id = ?");
  const namesInUse = new Set<string>();
  const clean = (name: string, reason: string) =>
    cleanedValues.add({ row: name.slice(0, MAX_SHOWN_CHARS).toWellFormed(), field: "own_fields", reason });
  for (const { id, key, name, type, isRemoved } of rows) {
    const isSound = isOwnKey(key) && (OWN_FIELD_TYPES as readonly string[]).includes(type);
    const hasName = ownNameProblem(name) === undefined;
    const soundName = hasName ? name : key;
    if (!hasName || !isSound) clean(name, "is no value that an import stores");
    if (!isSound || ownNameProblem(soundName) !== undefined) {
      remove.run(id);
      continue;
    }
    if (!hasName) setName.run(key, id);
    if (isRemoved === 1) continue;
    if (namesInUse.has(ownNameKey(soundName)) || namesInUse.size >= MAX_OWN_FIELDS) {
      setRemoved.run(id);
      clean(name, `is beyond the ${MAX_OWN_FIELDS} own fields of different names that a directory has`);
    } else namesInUse.add(ownNameKey(soundName));
  }
}
