import type { IdSource } from "#contract/import-columns";
import type { ColumnName } from "./columns-data.ts";
import type { HeaderMatch } from "./match-header.ts";

const COLUMN_OF_ID: Readonly<Record<IdSource, ColumnName>> = {
  place_id: "placeId",
  link: "locationLink",
  google_id: "googleId",
  kgmid: "kgmid",
  cid: "cid",
};

/** Returns the header that has the id, as written. */
export function idHeader({ positions, written }: HeaderMatch, source: IdSource): string {
  const position = positions[COLUMN_OF_ID[source]] ?? (source === "link" ? positions.url : undefined);
  return position === undefined ? source : (written[position] ?? source).trim();
}

/** Tells whether somebody chose the column as this id. A link may be chosen, but the id in it is not. */
export function isChosenId({ positions, chosen }: HeaderMatch, source: IdSource): boolean {
  const position = positions[COLUMN_OF_ID[source]];
  return source !== "link" && position !== undefined && chosen.has(position);
}

/** Returns the header without this id. Its rows are identified by the next one, else by name and place. */
export function withoutId(match: HeaderMatch, source: IdSource): HeaderMatch {
  if (source === "link") return { ...match, ignoresLinkedIds: true };
  const { [COLUMN_OF_ID[source]]: _column, ...sources } = match.sources;
  const { [COLUMN_OF_ID[source]]: at, ...positions } = match.positions;
  const reasons = at === undefined ? match.reasons : new Map(match.reasons).set(at, "repeated-id");
  return { ...match, sources, positions, reasons };
}
