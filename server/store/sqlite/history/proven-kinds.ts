import type { Database } from "better-sqlite3";
import type { SubtypeRows } from "#domain/categories/proven-kind";
import { MAX_VOTERS } from "../../unit-of-work/category-groups.ts";
import { type CategoryEntry, displacedEntries, findProvenKinds, subtypeRows } from "../../unit-of-work/proven-kinds.ts";
import { facetTerm, ID_OF_ROWID, quote } from "../full-text/search-index.ts";
import { openCategoryNames } from "../rules/category-names.ts";
import { openRules } from "../rules/rules.ts";
import type { RenewalParts } from "./category-groups.ts";

/** Number of businesses moved in one transaction: some tens of milliseconds. */
const BATCH_BUSINESSES = 250;

export type ProvenKinds = ReturnType<typeof openProvenKinds>;

/** Kinds of categories in other languages that their businesses prove. Calls need a transaction of the caller. */
export function openProvenKinds(db: Database) {
  const names = openCategoryNames(db);
  const rules = openRules(db);
  const selectEntries = db.prepare<[], CategoryEntry>(
    "SELECT id, slug, category, business_count AS businessCount FROM categories WHERE business_count > 0 ORDER BY id",
  );
  const selectSubtypes = db.prepare<[string, number], { subtypes: string; rows: number }>(
    `SELECT b.subtypes, count(*) AS rows
     FROM (SELECT rowid & ${ID_OF_ROWID} AS id FROM search WHERE search MATCH ? ORDER BY rowid LIMIT ?) v
     CROSS JOIN businesses b ON b.id = v.id GROUP BY b.subtypes`,
  );
  const selectListed = db.prepare<[string, number], number>(
    `SELECT rowid & ${ID_OF_ROWID} FROM search WHERE search MATCH ? LIMIT ?`,
  );
  const selectClosed = db.prepare<[number, number], number>(
    "SELECT b.id FROM unlisted u CROSS JOIN businesses b ON b.id = u.id WHERE b.category_id = ? LIMIT ?",
  );
  selectListed.pluck();
  selectClosed.pluck();

  const term = (id: number) => quote(facetTerm.category(id));
  const subtypesOf = (id: number): SubtypeRows[] => subtypeRows(selectSubtypes.all(term(id), MAX_VOTERS));

  return {
    find: () => findProvenKinds(selectEntries.all(), rules.kindTargets(), subtypesOf),
    store: names.prove,
    /** Returns some businesses of categories that became part of another kind; none when all have moved. */
    findDisplaced(): number[] {
      const ids: number[] = [];
      for (const { id } of displacedEntries(selectEntries.all(), rules.kindTargets())) {
        ids.push(...selectListed.all(term(id), BATCH_BUSINESSES), ...selectClosed.all(id, BATCH_BUSINESSES));
        if (ids.length >= BATCH_BUSINESSES) break;
      }
      return ids;
    },
  };
}

/** Stores newly proven kinds, and moves their businesses, a batch per transaction; `onBatch` runs in each. */
export async function renewProvenKinds(
  kinds: ProvenKinds,
  { counters, writer, transactions: { read, writeChunk } }: RenewalParts,
  onBatch: () => void,
): Promise<void> {
  const proven = await read(kinds.find);
  if (proven.length > 0) {
    await writeChunk(() => {
      for (const { category, kind } of proven) kinds.store(category, kind);
      // Other processes cache the kinds of categories.
      counters.add("generation", 1);
      onBatch();
    });
  }
  let lastIds = "";
  for (;;) {
    const ids = await read(kinds.findDisplaced);
    if (ids.length === 0 || String(ids) === lastIds) return;
    await writeChunk(() => {
      writer.rekey(ids);
      onBatch();
    });
    lastIds = String(ids);
  }
}
