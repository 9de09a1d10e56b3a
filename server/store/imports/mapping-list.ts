import type { ColumnMapping } from "#contract/import-columns";

/** Name of the setting. */
export const MAPPINGS_SETTING = "columnMappings";
/** The newest stay. */
const MAX_MAPPINGS = 200;

type StoredMapping = ColumnMapping & { key: string };

function parseMappings(json: string | undefined): StoredMapping[] {
  return JSON.parse(json ?? "[]") as StoredMapping[];
}

/** The mappings in a stored list. */
export function columnMappings(json: string | undefined): ColumnMapping[] {
  return parseMappings(json).map(({ headers, choices }) => ({ headers, choices }));
}

/** The stored list with another mapping in front, in place of the one with the same key; without choices it is removed. */
export function withMapping(json: string | undefined, key: string, { headers, choices }: ColumnMapping): string {
  const others = parseMappings(json).filter((mapping) => mapping.key !== key);
  const mappings = choices.length === 0 ? others : [{ key, headers, choices }, ...others];
  return JSON.stringify(mappings.slice(0, MAX_MAPPINGS));
}
