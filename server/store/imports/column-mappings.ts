import type { ColumnMapping } from "#contract/import-columns";

/** Name of the setting that holds the list. */
export const MAPPINGS_SETTING = "columnMappings";
/** Maximum number of stored mappings; the newest stay. */
const MAX_MAPPINGS = 200;

type StoredMapping = ColumnMapping & { key: string };

function parseMappings(json: string | undefined): StoredMapping[] {
  return JSON.parse(json ?? "[]") as StoredMapping[];
}

/** Parses the mappings in a stored list. */
export function columnMappings(json: string | undefined): ColumnMapping[] {
  return parseMappings(json).map(({ headers, choices }) => ({ headers, choices }));
}

/** Puts a mapping in front of the stored list, replacing the one with the same key. A mapping without choices is removed. */
export function putMapping(json: string | undefined, key: string, { headers, choices }: ColumnMapping): string {
  const otherMappings = parseMappings(json).filter((mapping) => mapping.key !== key);
  const mappings = choices.length === 0 ? otherMappings : [{ key, headers, choices }, ...otherMappings];
  return JSON.stringify(mappings.slice(0, MAX_MAPPINGS));
}
