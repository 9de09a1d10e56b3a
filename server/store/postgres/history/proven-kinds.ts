import { MAX_VOTERS } from "../../unit-of-work/category-groups.ts";
import {
  type CategoryEntry,
  displacedEntries,
  findProvenKinds,
  provableEntries,
  subtypeRows,
} from "../../unit-of-work/proven-kinds.ts";
import type { Transaction } from "../connection/transaction.ts";
import type { Transactions } from "../connection/transactions.ts";
import { categoryNames } from "../rules/category-names.ts";
import { rules } from "../rules/rules.ts";
import type { BusinessWriter } from "../write/business-writer.ts";

export interface RenewalParts {
  writer: BusinessWriter;
  transactions: Pick<Transactions, "read" | "writeChunk">;
}

/** Number of businesses moved in one transaction: some hundred milliseconds. */
const BATCH_BUSINESSES = 1_000;

const selectEntries = (tx: Transaction) =>
  tx.rows<CategoryEntry>(
    `SELECT id, slug, category, business_count AS "businessCount" FROM categories WHERE business_count > 0 ORDER BY id`,
  );

/** Returns the categories in other languages whose businesses prove another kind. */
async function find(tx: Transaction): Promise<{ category: string; kind: string }[]> {
  const [entries, targets] = [await selectEntries(tx), await rules.kindTargets(tx)];
  const ids = provableEntries(entries, targets).map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await tx.rows<{ categoryId: number; subtypes: string; rows: number }>(
    `SELECT v.category_id AS "categoryId", b.subtypes, count(*) AS rows
     FROM (SELECT id, category_id, row_number() OVER (PARTITION BY category_id ORDER BY rank, id) AS place
       FROM listings WHERE category_id = ANY($1::bigint[])) v
     JOIN businesses b ON b.id = v.id WHERE v.place <= ${MAX_VOTERS} GROUP BY v.category_id, b.subtypes`,
    [ids],
  );
  const rowsByCategory = Map.groupBy(rows, ({ categoryId }) => categoryId);
  return findProvenKinds(entries, targets, (id) => subtypeRows(rowsByCategory.get(id) ?? []));
}

/** Returns some businesses of categories that became part of another kind; none when all have moved. */
async function findDisplaced(tx: Transaction): Promise<number[]> {
  const entries = displacedEntries(await selectEntries(tx), await rules.kindTargets(tx));
  if (entries.length === 0) return [];
  return tx.values<number>(
    `SELECT id FROM listings WHERE category_id = ANY($1::bigint[])
     UNION ALL SELECT b.id FROM unlisted u JOIN businesses b ON b.id = u.id WHERE b.category_id = ANY($1::bigint[]) LIMIT $2`,
    [entries.map(({ id }) => id), BATCH_BUSINESSES],
  );
}

/** Stores newly proven kinds, and moves their businesses, a batch per transaction; `onBatch` is called in each. */
export async function renewProvenKinds(
  { writer, transactions: { read, writeChunk } }: RenewalParts,
  onBatch: (tx: Transaction) => void,
): Promise<void> {
  const proven = await read(find);
  if (proven.length > 0) {
    await writeChunk(async (tx) => {
      for (const { category, kind } of proven) await categoryNames.prove(tx, category, kind);
      // Other processes cache the kinds of categories.
      tx.addToCounter("generation", 1);
      onBatch(tx);
    });
  }
  let lastIds = "";
  for (;;) {
    const ids = await read(findDisplaced);
    if (ids.length === 0 || String(ids) === lastIds) return;
    await writeChunk(async (tx) => {
      await writer.rekey(tx, ids);
      onBatch(tx);
    });
    lastIds = String(ids);
  }
}
