import type { OwnField, StoredOwnField } from "#contract/fields/own-fields";
import { newOwnField, ownFieldNamed, ownFieldWritten, ownNameProblem } from "../../own-fields/new-own-field.ts";
import { ownNameKey, type WrittenOwnField } from "../../own-fields/own-field-names.ts";

/** A column that is kept as an own field. */
export interface OwnColumn extends OwnField {
  /** 0-based position. */
  at: number;
}

export interface OwnColumns {
  columns: readonly OwnColumn[];
  /** Sentences about columns whose own field cannot be as it is written. */
  notes: readonly string[];
}

const NO_OWN_COLUMNS: OwnColumns = { columns: [], notes: [] };

/**
 * Finds the fields of own columns, by their positions. `stored` are all own fields of the directory, `headers` the header cells. A column of
 * a removed field is left out: a new field of its name would keep it from being put back.
 */
export function ownColumns(
  written: ReadonlyMap<number, WrittenOwnField>,
  stored: readonly StoredOwnField[],
  headers: readonly string[],
): OwnColumns {
  if (written.size === 0) return NO_OWN_COLUMNS;
  const names = [...written.values()].map(({ name }) => name);
  const added: OwnField[] = [];
  const columns: OwnColumn[] = [];
  const notes: string[] = [];
  for (const [at, field] of written) {
    const problem = ownNameProblem(field.name);
    if (problem !== undefined) {
      notes.push(`${problem} Its column is not imported.`);
      continue;
    }
    const existing = ownFieldWritten(field.name, stored, names);
    if (existing !== undefined && existing.removedAt !== null) {
      const header = (headers[at] ?? "").trim();
      notes.push(`Column "${header}" is left out: its own field was removed. Put it back to import it.`);
      continue;
    }
    if (existing !== undefined) notes.push(...existingNotes(field, existing));
    const known = existing ?? ownFieldNamed(field.name, added);
    const { key, name, type } = known ?? newOwnField(field, [...stored, ...added]);
    if (known === undefined) added.push({ key, name, type });
    columns.push({ key, name, type, at });
  }
  return { columns: columns.sort((a, b) => (a.key === b.key ? a.at - b.at : a.key < b.key ? -1 : 1)), notes };
}

/** Says how the field of the directory differs from what the file says of it. */
function existingNotes(written: WrittenOwnField, { name, type }: OwnField): string[] {
  const notes: string[] = [];
  if (ownNameKey(written.name) !== ownNameKey(name))
    notes.push(`“${written.name}” is read as the own field “${name}”.`);
  if (written.type !== undefined && written.type !== type)
    notes.push(`“${name}” is an own field of the type ${type}, as which its column is read.`);
  return notes;
}
