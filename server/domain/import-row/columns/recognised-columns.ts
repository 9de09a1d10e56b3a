import type { ImportColumn } from "#contract/import-columns";
import type { HeaderMatch } from "./match-header.ts";
import { usedPositions } from "./used-positions.ts";

/** A header cell and its field. */
export type ReadColumn = Pick<ImportColumn, "header" | "field" | "why" | "isChosen"> & {
  /** 0-based position. */
  at: number;
};

/**
 * Returns each non-blank header cell with the field it is read as; null if it is not used. Several fields of one column are joined by
 * commas.
 */
export function recognisedColumns(match: HeaderMatch): ReadColumn[] {
  const fields = usedPositions(match);
  return match.written.flatMap((header, at) => {
    if (header.trim() === "") return [];
    const field = fields.get(at)?.join(", ") ?? null;
    const why = match.reasons.get(at) ?? (field === null ? null : match.exporter === null ? "header" : "exporter");
    return [{ at, header, field, why, ...(match.chosen.has(at) && { isChosen: true as const }) }];
  });
}
