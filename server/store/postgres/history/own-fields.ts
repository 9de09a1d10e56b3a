import type { StoredOwnField } from "#contract/fields/own-fields";
import { missingOwnFields, putBackProblem, renameProblem } from "#domain/own-fields/define-own-fields";
import { AppError } from "../../../errors.ts";
import { ownFieldDetail } from "../../changes/entry-detail.ts";
import type { ChangeEntry } from "../../port/changes.ts";
import type { OwnFields } from "../../port/own-fields.ts";
import { OWN_FIELD_COLUMNS } from "../../records/own-field-record.ts";
import type { Transaction } from "../connection/transaction.ts";
import type { Engine } from "../engine.ts";
import { importFields } from "../imports/import-fields.ts";
import { activity } from "./activity.ts";

/** Reads the own fields by position. */
export function ownFields(tx: Transaction): Promise<StoredOwnField[]> {
  return tx.rows(`SELECT ${OWN_FIELD_COLUMNS} FROM own_fields ORDER BY position, id`);
}

async function fieldOf(tx: Transaction, key: string, isRemoved: boolean): Promise<StoredOwnField | undefined> {
  return (await ownFields(tx)).find((field) => field.key === key && (field.removedAt !== null) === isRemoved);
}

async function setRemoval(
  tx: Transaction,
  field: StoredOwnField,
  removedAt: string | null,
  entry: ChangeEntry,
): Promise<StoredOwnField> {
  await tx.run("UPDATE own_fields SET removed_at = $1 WHERE field_key = $2", [removedAt, field.key]);
  await activity.recordChange(tx, { ...entry, detail: ownFieldDetail(field) });
  return { ...field, removedAt };
}

export function createOwnFields({ transactions: { write } }: Engine): OwnFields {
  return {
    define: (requiredFields, at, importId) =>
      write(async (tx) => {
        const { fields, problem } = missingOwnFields(requiredFields, await ownFields(tx));
        if (problem !== undefined) throw new AppError("conflict", problem);
        for (const { key, name, type } of fields) {
          await tx.run(
            `INSERT INTO own_fields (field_key, name, field_type, position, created_at)
             VALUES ($1, $2, $3, (SELECT coalesce(max(position), 0) + 1 FROM own_fields), $4)`,
            [key, name, type, at.toISOString()],
          );
        }
        if (fields.length > 0 && importId !== undefined) await importFields.note(tx, importId, fields);
      }),
    rename: (key, name, entry) =>
      write(async (tx) => {
        const field = await fieldOf(tx, key, false);
        if (field === undefined) return undefined;
        const problem = renameProblem(key, name, await ownFields(tx));
        if (problem !== undefined) throw new AppError("conflict", problem, [{ field: "name", message: problem }]);
        await tx.run("UPDATE own_fields SET name = $1 WHERE field_key = $2", [name, key]);
        await activity.recordChange(tx, { ...entry, detail: { from: field.name, to: name } });
        return { ...field, name };
      }),
    remove: (key, entry) =>
      write(async (tx) => {
        const field = await fieldOf(tx, key, false);
        return field && setRemoval(tx, field, entry.at.toISOString(), entry);
      }),
    putBack: (key, entry) =>
      write(async (tx) => {
        const field = await fieldOf(tx, key, true);
        if (field === undefined) return undefined;
        const problem = putBackProblem(key, await ownFields(tx));
        if (problem !== undefined) throw new AppError("conflict", problem);
        return setRemoval(tx, field, null, entry);
      }),
  };
}
