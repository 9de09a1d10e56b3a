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
import type { Transaction } from "../connection/transaction.ts";

async function outcomeOf(tx: Transaction, importId: number): Promise<string> {
  return (await tx.value<string>("SELECT outcome FROM imports WHERE id = $1", [importId])) ?? "{}";
}

async function setOutcome(tx: Transaction, importId: number, outcome: string): Promise<void> {
  await tx.run("UPDATE imports SET outcome = $1 WHERE id = $2", [outcome, importId]);
}

/** Own fields that imports added. */
export const importFields = {
  async note(tx: Transaction, importId: number, fields: readonly OwnField[]): Promise<void> {
    const keys = fields.map(({ key }) => key);
    await setOutcome(tx, importId, recordOwnFields(await outcomeOf(tx, importId), keys));
  },

  /** Removes the fields that the import added and no business has, in use or in the recycle bin. */
  async removeEmpty(tx: Transaction, importId: number): Promise<void> {
    const removed: RemovedOwnField[] = [];
    for (const key of addedOwnFields(await outcomeOf(tx, importId))) {
      if ((await tx.value(HAS_VALUE, [ownValueMark(key)])) !== undefined) continue;
      removed.push(
        ...(await tx.rows<RemovedOwnField>(
          `DELETE FROM own_fields WHERE field_key = $1 RETURNING ${REMOVED_OWN_FIELD_COLUMNS}`,
          [key],
        )),
      );
    }
    if (removed.length === 0) return;
    await setOutcome(tx, importId, recordRemovedOwnFields(await outcomeOf(tx, importId), removed));
  },

  /** Adds the fields again that `removeEmpty` removed. */
  async addAgain(tx: Transaction, outcome: string): Promise<void> {
    for (const { key, name, type, position, createdAt } of removedOwnFields(outcome)) {
      await tx.run(
        `INSERT INTO own_fields (field_key, name, field_type, position, created_at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (field_key) DO NOTHING`,
        [key, name, type, position, createdAt],
      );
    }
  },
};

const HAS_VALUE = `
  SELECT 1 WHERE EXISTS (SELECT 1 FROM businesses WHERE own_values <> '{}' AND strpos(own_values, $1) > 0)
    OR EXISTS (SELECT 1 FROM deleted_businesses WHERE strpos(record, $1) > 0)`;
