import type { ColumnChoice, ImportColumn } from "#contract/import-columns";
import { formatOwnChoice, parseOwnChoice } from "#domain/own-fields/own-field-names";

/** Value of a column that is not used. */
export const UNUSED = "-";

/** Value of a column that is kept as an own field, whose name and type are chosen beside it. */
export const OWN = "own:";

/** Returns the own field that a column becomes at first: named like its header, of the type that its values suggest. */
export function ownFieldFor({
  header,
  field,
  ownType = "text",
}: Pick<ImportColumn, "header" | "field" | "ownType">): string {
  if (field !== null && parseOwnChoice(field) !== undefined) return field;
  return formatOwnChoice({ name: header.trim(), type: ownType });
}

/** Maps a header to the field chosen in the preview; "" removes an earlier choice. */
export type ColumnChanges = ReadonlyMap<string, string>;

/** Returns the field that the values of a column suggest, until the administrator chooses; undefined without one. */
export function suggestedField({ header, guess }: ImportColumn, changes: ColumnChanges): string | undefined {
  return changes.has(header) ? undefined : (guess?.field ?? undefined);
}

/** Merges earlier and changed choices, with suggestions if they are accepted, for reading the file again. */
export function changedChoices(
  columns: readonly ImportColumn[],
  changes: ColumnChanges,
  acceptsSuggestions = false,
): ColumnChoice[] {
  return columns.flatMap((column): ColumnChoice[] => {
    const { header, field, isChosen } = column;
    const chosenField = changes.get(header) ?? (acceptsSuggestions ? suggestedField(column, changes) : undefined);
    if (chosenField === undefined) return isChosen ? [{ header, field }] : [];
    if (chosenField === "" || (chosenField === field && !isChosen)) return [];
    return [{ header, field: chosenField === UNUSED ? null : chosenField }];
  });
}
