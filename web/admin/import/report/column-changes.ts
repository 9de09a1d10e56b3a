import type { ColumnChoice, ImportColumn } from "#contract/import-columns";

/** For a column that is not used. */
export const UNUSED = "-";

/** Header → the field that was chosen in the preview; "": none any more. */
export type ColumnChanges = ReadonlyMap<string, string>;

/** The choices for reading the file again: those of before and the changed ones. */
export function changedChoices(columns: readonly ImportColumn[], changes: ColumnChanges): ColumnChoice[] {
  return columns.flatMap(({ header, field, isChosen }): ColumnChoice[] => {
    const changed = changes.get(header);
    if (changed === undefined) return isChosen ? [{ header, field }] : [];
    if (changed === "" || (changed === field && !isChosen)) return [];
    return [{ header, field: changed === UNUSED ? null : changed }];
  });
}
