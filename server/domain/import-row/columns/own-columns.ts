import type { OwnField, StoredOwnField } from "#contract/own-fields";
import { ownNameProblem, resolveOwnField } from "../../own-fields/new-own-field.ts";
import type { WrittenOwnField } from "../../own-fields/own-field-names.ts";

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

/** Finds the fields of own columns, by their positions. `stored` are all own fields of the directory. */
export function ownColumns(
  written: ReadonlyMap<number, WrittenOwnField>,
  stored: readonly StoredOwnField[],
): OwnColumns {
  if (written.size === 0) return NO_OWN_COLUMNS;
  const known = [...stored];
  const columns: OwnColumn[] = [];
  const notes: string[] = [];
  for (const [at, field] of written) {
    const problem = ownNameProblem(field.name);
    if (problem !== undefined) {
      notes.push(`${problem} Its column is not imported.`);
      continue;
    }
    const resolved = resolveOwnField(field, known);
    if (field.type !== undefined && field.type !== resolved.type)
      notes.push(`“${resolved.name}” is an own field of the type ${resolved.type}, as which its column is read.`);
    if (known.every(({ key }) => key !== resolved.key)) known.push({ ...resolved, removedAt: null });
    columns.push({ ...resolved, at });
  }
  return { columns: columns.sort((a, b) => (a.key === b.key ? a.at - b.at : a.key < b.key ? -1 : 1)), notes };
}
