import type { ColumnChoice, ImportColumn } from "#contract/import-columns";

/** Value of a column that is not used. */
export const UNUSED = "-";

/** Maps a header to the field chosen in the preview; "" removes an earlier choice. */
export type ColumnChanges = ReadonlyMap<string, string>;

/** Merges earlier and changed choices for reading the file again. */
export function changedChoices(columns: readonly ImportColumn[], changes: ColumnChanges): ColumnChoice[] {
  return columns.flatMap(({ header, field, isChosen }): ColumnChoice[] => {
    const chosenField = changes.get(header);
    if (chosenField === undefined) return isChosen ? [{ header, field }] : [];
    if (chosenField === "" || (chosenField === field && !isChosen)) return [];
    return [{ header, field: chosenField === UNUSED ? null : chosenField }];
  });
}
