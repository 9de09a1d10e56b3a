import type { ImportColumn } from "#contract/import-columns";
import { objectPaths } from "./header-name.ts";

/**
 * Returns headers of columns that are not used. Of JSON objects only the outermost is listed: no object with a used member, and no member
 * of an object that is listed or used itself.
 */
export function unusedColumns(columns: readonly Pick<ImportColumn, "header" | "field">[]): string[] {
  const usedRoots = new Set<string>();
  const headers = new Set<string>();
  for (const { header, field } of columns) {
    headers.add(header);
    if (field !== null) for (const root of objectPaths(header)) usedRoots.add(root);
  }
  return columns.flatMap(({ header, field }) => {
    const isNamed = objectPaths(header).some((root) => headers.has(root));
    return field === null && !usedRoots.has(header) && !isNamed ? [header] : [];
  });
}
