import type { CategoryGroup } from "#contract/business";
import {
  type CategoryRow,
  countVotes,
  groupOf,
  isVoted,
  MAX_VOTERS,
  staleGroups,
} from "../../unit-of-work/category-groups.ts";
import type { Transaction } from "../connection/transaction.ts";
import type { Transactions } from "../connection/transactions.ts";

/** Returns a reader of the votes for groups of these categories. */
async function readVotes(tx: Transaction, categoryIds: readonly number[]) {
  const rows = await tx.rows<{ categoryId: number; subtypes: string; rows: number }>(
    `SELECT v.category_id AS "categoryId", b.subtypes, count(*) AS rows
     FROM (SELECT id, category_id, row_number() OVER (PARTITION BY category_id ORDER BY rank, id) AS place
       FROM listings WHERE category_id = ANY($1::bigint[])) v
     JOIN businesses b ON b.id = v.id
     WHERE v.place <= ${MAX_VOTERS} AND b.subtypes <> '[]' GROUP BY v.category_id, b.subtypes`,
    [categoryIds],
  );
  const votersByCategory = Map.groupBy(rows, ({ categoryId }) => categoryId);
  return (id: number) => countVotes(votersByCategory.get(id) ?? []);
}

/** Returns categories whose stored group is out of date, with their current group. */
async function readStaleGroups(tx: Transaction): Promise<{ id: number; group: CategoryGroup }[]> {
  const categories = await tx.rows<CategoryRow>(
    `SELECT id, category, category_group AS stored,
       (SELECT to_name FROM rules WHERE kind = 'category' AND from_key = slug) AS "groupByRule" FROM categories ORDER BY id`,
  );
  const votedIds = categories.filter(isVoted).map(({ id }) => id);
  return staleGroups(categories, votedIds.length === 0 ? () => new Map() : await readVotes(tx, votedIds));
}

/**
 * Decides the groups of categories: by the administrator's rule, else by the name, else by the majority of the category's businesses
 * (docs/decisions/0065-groups-by-goods.md).
 */
export const categoryGroups = {
  async groupOf(tx: Transaction, category: Pick<CategoryRow, "id" | "category">): Promise<CategoryGroup> {
    const votesOf = await readVotes(tx, [category.id]);
    return groupOf(category, () => votesOf(category.id));
  },

  /** Stores the current groups. */
  async renew(tx: Transaction): Promise<void> {
    const staleGroups = await readStaleGroups(tx);
    await tx.run(
      `UPDATE categories SET category_group = changed.category_group
       FROM unnest($1::bigint[], $2::text[]) AS changed (id, category_group) WHERE categories.id = changed.id`,
      [staleGroups.map(({ id }) => id), staleGroups.map(({ group }) => group)],
    );
  },
};

/** Stores the current groups of categories. `onBatch` is called in the transaction that changes them. Postings do not contain groups. */
export async function renewCategoryGroups(
  { read, writeChunk }: Pick<Transactions, "read" | "writeChunk">,
  onBatch: (tx: Transaction) => void,
): Promise<void> {
  const hasChanges = await read(async (tx) => (await readStaleGroups(tx)).length > 0);
  if (!hasChanges) return;
  await writeChunk(async (tx) => {
    await categoryGroups.renew(tx);
    // Other processes cache the groups of categories.
    tx.addToCounter("generation", 1);
    onBatch(tx);
  });
}
