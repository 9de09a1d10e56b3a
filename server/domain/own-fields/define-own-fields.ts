import type { OwnField, StoredOwnField } from "#contract/fields/own-fields";
import { MAX_OWN_FIELDS, ownFieldNamed } from "./new-own-field.ts";
import { ownNameKey } from "./own-field-names.ts";

/**
 * Returns the fields that a directory does not have yet, or why they cannot be added, as a sentence. Fields of the same name are one field.
 * Another administrator may have added a field since the caller chose the keys.
 */
export function missingOwnFields(
  wanted: readonly OwnField[],
  stored: readonly StoredOwnField[],
): { fields: OwnField[]; problem?: string } {
  const inUse = stored.filter(({ removedAt }) => removedAt === null);
  const fields: OwnField[] = [];
  for (const field of wanted) {
    const existing = ownFieldNamed(field.name, [...inUse, ...fields]);
    if (existing === undefined && [...stored, ...fields].every(({ key }) => key !== field.key)) fields.push(field);
    else if (existing?.key !== field.key)
      return { fields: [], problem: "The own fields were changed meanwhile. Import the file again." };
  }
  if (fields.length > 0 && inUse.length + fields.length > MAX_OWN_FIELDS)
    return { fields: [], problem: `A directory has at most ${MAX_OWN_FIELDS} own fields. Remove some first.` };
  return { fields };
}

/** Says why a field cannot have the name, as a sentence; undefined if it can. */
export function renameProblem(key: string, name: string, stored: readonly StoredOwnField[]): string | undefined {
  const isTaken = stored.some(
    (field) => field.key !== key && field.removedAt === null && ownNameKey(field.name) === ownNameKey(name),
  );
  return isTaken ? `There is an own field “${name}” already.` : undefined;
}

/** Says why a removed field cannot be put back, as a sentence; undefined if it can. */
export function putBackProblem(key: string, stored: readonly StoredOwnField[]): string | undefined {
  const name = stored.find((field) => field.key === key)?.name ?? "";
  const inUse = stored.filter(({ removedAt }) => removedAt === null).length;
  if (inUse >= MAX_OWN_FIELDS) return `A directory has at most ${MAX_OWN_FIELDS} own fields. Remove one first.`;
  return renameProblem(key, name, stored);
}
