import type { Database } from "better-sqlite3";
import type { OwnField } from "#contract/fields/own-fields";
import {
  addedOwnFields,
  ownValueMark,
  REMOVED_OWN_FIELD_COLUMNS,
  recordOwnFields,
  recordRemovedOwnFields,
  removedOwnFields,
} from "../../imports/added-own-fields.ts";
import type { RemovedOwnField } from "../../imports/stored-outcome.ts";

/** Own fields that imports added. Each call needs a transaction of the caller. */
export function openImportFields(db: Database) {
  const selectOutcome = db.prepare<[number], string>("SELECT outcome FROM imports WHERE id = ?");
  selectOutcome.pluck();
  const setOutcome = db.prepare("UPDATE imports SET outcome = ? WHERE id = ?");
  const hasValue = db.prepare<[string, string]>(
    `SELECT 1 WHERE EXISTS (SELECT 1 FROM businesses WHERE own_values <> '{}' AND instr(own_values, ?) > 0)
       OR EXISTS (SELECT 1 FROM deleted_businesses WHERE instr(record, ?) > 0)`,
  );
  const remove = db.prepare<[string], RemovedOwnField>(
    `DELETE FROM own_fields WHERE field_key = ? RETURNING ${REMOVED_OWN_FIELD_COLUMNS}`,
  );
  const insert = db.prepare(
    `INSERT INTO own_fields (field_key, name, field_type, position, created_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (field_key) DO NOTHING`,
  );
  const outcomeOf = (importId: number) => selectOutcome.get(importId) ?? "{}";

  return {
    note(importId: number, fields: readonly OwnField[]) {
      const keys = fields.map(({ key }) => key);
      setOutcome.run(recordOwnFields(outcomeOf(importId), keys), importId);
    },
    /** Removes the fields that the import added and no business has, in use or in the recycle bin. */
    removeEmpty(importId: number) {
      const emptyKeys = addedOwnFields(outcomeOf(importId)).filter(
        (key) => hasValue.get(ownValueMark(key), ownValueMark(key)) === undefined,
      );
      const removed = emptyKeys.flatMap((key) => remove.get(key) ?? []);
      if (removed.length > 0) setOutcome.run(recordRemovedOwnFields(outcomeOf(importId), removed), importId);
    },
    /** Adds the fields again that `removeEmpty` removed. */
    addAgain(outcome: string) {
      for (const { key, name, type, position, createdAt } of removedOwnFields(outcome))
        insert.run(key, name, type, position, createdAt);
    },
  };
}
