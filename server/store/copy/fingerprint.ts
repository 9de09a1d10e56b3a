import { createHash } from "node:crypto";
import { COPIED_TABLES } from "./copied-tables.ts";
import type { TableSource } from "./table-source.ts";

/** Tables that change without a new revision, and `counters`, which has the revision of all others. */
const PRIVATE_TABLES = new Set([
  "imports",
  "changes",
  "likely_duplicates",
  "missed_searches",
  "website_checks",
  "activity",
  "jobs",
  "administrators",
  "passkeys",
  "settings",
  "counters",
]);

/** Returns a hash that differs for other data or another schema. It hashes the rows of the small tables, and counts those of the others. */
export async function fingerprintOf(source: TableSource): Promise<string> {
  const hash = createHash("sha256");
  for (const table of COPIED_TABLES) {
    const columns = await source.columns(table);
    const lastId = table.hasSequence ? await source.lastId(table) : 0;
    hash.update(JSON.stringify([table.name, columns.toSorted(), lastId, await source.countRows(table)]));
    if (!PRIVATE_TABLES.has(table.name)) continue;
    for await (const rows of source.rows(table, columns)) hash.update(JSON.stringify(rows));
  }
  return hash.digest("hex");
}
