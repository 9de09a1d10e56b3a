import type { ImportOutcome } from "../port/imports.ts";
import { parseOutcome, type RemovedOwnField } from "./stored-outcome.ts";

/** Columns of a `RemovedOwnField`, in the SQL of both engines. */
export const REMOVED_OWN_FIELD_COLUMNS = `field_key AS "key", name, field_type AS "type", position, created_at AS "createdAt"`;

/** Notes in the stored outcome of an import that it added own fields. */
export function recordOwnFields(outcome: string, keys: readonly string[]): string {
  const storedOutcome = parseOutcome(outcome);
  return JSON.stringify({ ...storedOutcome, ownFields: [...(storedOutcome.ownFields ?? []), ...keys] });
}

/** Returns the outcome of an import at its end, with the own fields noted before. */
export function finishedOutcome(outcome: string, counts: Omit<ImportOutcome, "state">): string {
  const { ownFields } = parseOutcome(outcome);
  return JSON.stringify({ ...counts, ...(ownFields && { ownFields }) });
}

/** Returns the keys of the own fields that the import added. */
export function addedOwnFields(outcome: string): readonly string[] {
  return parseOutcome(outcome).ownFields ?? [];
}

/** Records the own fields that an undo removed, so that undoing the undo restores them. */
export function recordRemovedOwnFields(outcome: string, ownFields: readonly RemovedOwnField[]): string {
  const { undo, ...otherValues } = parseOutcome(outcome);
  return JSON.stringify({ ...otherValues, undo: { ...undo, ownFields } });
}

/** Returns the fields that the undo of the import removed. */
export function removedOwnFields(outcome: string): readonly RemovedOwnField[] {
  return parseOutcome(outcome).undo?.ownFields ?? [];
}

/** Returns a text that the stored values of a business have if it has a value of the field. */
export function ownValueMark(key: string): string {
  return `${JSON.stringify(key)}:`;
}
