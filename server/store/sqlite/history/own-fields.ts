import type { Database } from "better-sqlite3";
import type { OwnField, StoredOwnField } from "#contract/fields/own-fields";
import { missingOwnFields, putBackProblem, renameProblem } from "#domain/own-fields/define-own-fields";
import { AppError } from "../../../errors.ts";
import { ownFieldDetail } from "../../changes/entry-detail.ts";
import type { ChangeEntry } from "../../port/changes.ts";
import type { OwnFields } from "../../port/own-fields.ts";
import { OWN_FIELD_COLUMNS } from "../../records/own-field-record.ts";
import type { Engine } from "../engine.ts";
import { openImportFields } from "../imports/import-fields.ts";

/** Reads the own fields by position. Call it within a transaction. */
export function openOwnFields(db: Database): () => StoredOwnField[] {
  const selectAll = db.prepare<[], StoredOwnField>(`SELECT ${OWN_FIELD_COLUMNS} FROM own_fields ORDER BY position, id`);
  return () => selectAll.all();
}

export function createOwnFields({ db, transactions: { write }, activity }: Engine): OwnFields {
  const all = openOwnFields(db);
  const importFields = openImportFields(db);
  const insert = db.prepare(
    `INSERT INTO own_fields (field_key, name, field_type, position, created_at)
     VALUES (?, ?, ?, (SELECT coalesce(max(position), 0) + 1 FROM own_fields), ?)`,
  );
  const setName = db.prepare("UPDATE own_fields SET name = ? WHERE field_key = ?");
  const setRemovedAt = db.prepare("UPDATE own_fields SET removed_at = ? WHERE field_key = ?");

  function fieldOf(key: string, isRemoved: boolean): StoredOwnField | undefined {
    return all().find((field) => field.key === key && (field.removedAt !== null) === isRemoved);
  }

  function setRemoval(field: StoredOwnField, removedAt: string | null, entry: ChangeEntry): StoredOwnField {
    setRemovedAt.run(removedAt, field.key);
    activity.recordChange({ ...entry, detail: ownFieldDetail(field) });
    return { ...field, removedAt };
  }

  return {
    define: (requiredFields: readonly OwnField[], at, importId) =>
      write(() => {
        const { fields, problem } = missingOwnFields(requiredFields, all());
        if (problem !== undefined) throw new AppError("conflict", problem);
        for (const { key, name, type } of fields) insert.run(key, name, type, at.toISOString());
        if (fields.length > 0 && importId !== undefined) importFields.note(importId, fields);
      }),
    rename: (key, name, entry) =>
      write(() => {
        const field = fieldOf(key, false);
        if (field === undefined) return undefined;
        const problem = renameProblem(key, name, all());
        if (problem !== undefined) throw new AppError("conflict", problem, [{ field: "name", message: problem }]);
        setName.run(name, key);
        activity.recordChange({ ...entry, detail: { from: field.name, to: name } });
        return { ...field, name };
      }),
    remove: (key, entry) =>
      write(() => {
        const field = fieldOf(key, false);
        return field && setRemoval(field, entry.at.toISOString(), entry);
      }),
    putBack: (key, entry) =>
      write(() => {
        const field = fieldOf(key, true);
        if (field === undefined) return undefined;
        const problem = putBackProblem(key, all());
        if (problem !== undefined) throw new AppError("conflict", problem);
        return setRemoval(field, null, entry);
      }),
  };
}
