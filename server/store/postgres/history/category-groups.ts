import type { CategoryGroup } from "#contract/business";
import { groupOfCategory, groupOfOthers } from "#domain/business/business-keys";
import { groupByVotes } from "#domain/categories/category-group";
import type { Transaction } from "../connection/transaction.ts";
import type { Transactions } from "../connection/transactions.ts";

/** Most businesses of a category that vote; the best ranked count. */
const MAX_VOTERS = 5_000;

interface CategoryRow {
  id: number;
  category: string;
  stored: CategoryGroup;
  ruled: CategoryGroup | null;
}

type Votes = Map<CategoryGroup, number>;

/** Votes of the businesses for groups, by category id. */
async function votesOf(tx: Transaction, categoryIds: readonly number[]): Promise<Map<number, Votes>> {
  const byCategory = new Map<number, Votes>();
  if (categoryIds.length === 0) return byCategory;
  const rows = await tx.rows<{ categoryId: number; subtypes: string; rows: number }>(
    `SELECT v.category_id AS "categoryId", b.subtypes, count(*) AS rows
     FROM (SELECT id, category_id, row_number() OVER (PARTITION BY category_id ORDER BY rank, id) AS place
       FROM listings WHERE category_id = ANY($1::bigint[])) v
     JOIN businesses b ON b.id = v.id
     WHERE v.place <= ${MAX_VOTERS} AND b.subtypes <> '[]' GROUP BY v.category_id, b.subtypes`,
    [categoryIds],
  );
  for (const { categoryId, subtypes, rows: voters } of rows) {
    const group = groupOfOthers(JSON.parse(subtypes) as string[]);
    if (group === undefined) continue;
    const votes: Votes = byCategory.get(categoryId) ?? new Map();
    byCategory.set(categoryId, votes.set(group, (votes.get(group) ?? 0) + voters));
  }
  return byCategory;
}

function groupOf({ category }: Pick<CategoryRow, "category">, votes: Votes = new Map()): CategoryGroup {
  const name = groupOfCategory(category);
  return name.isSure ? name.group : groupByVotes(name, votes);
}

/** Categories whose stored group is out of date, with their current group. */
async function staleGroups(tx: Transaction): Promise<{ id: number; group: CategoryGroup }[]> {
  const all = await tx.rows<CategoryRow>(
    `SELECT id, category, category_group AS stored,
       (SELECT to_name FROM rules WHERE kind = 'category' AND from_key = slug) AS ruled FROM categories ORDER BY id`,
  );
  const unsure = all.filter(({ ruled, category }) => ruled === null && !groupOfCategory(category).isSure);
  const votes = await votesOf(
    tx,
    unsure.map(({ id }) => id),
  );
  return all
    .map((row) => ({ id: row.id, stored: row.stored, group: row.ruled ?? groupOf(row, votes.get(row.id)) }))
    .filter(({ stored, group }) => stored !== group);
}

/**
 * The groups of categories: by the administrator's rule, else by the name, else by the majority of the category's businesses
 * (docs/decisions/0065-groups-by-goods.md).
 */
export const categoryGroups = {
  async groupOf(tx: Transaction, category: Pick<CategoryRow, "id" | "category">): Promise<CategoryGroup> {
    return groupOf(category, (await votesOf(tx, [category.id])).get(category.id));
  },

  /** Stores the current groups. */
  async renew(tx: Transaction): Promise<void> {
    const changed = await staleGroups(tx);
    await tx.run(
      `UPDATE categories SET category_group = changed.category_group
       FROM unnest($1::bigint[], $2::text[]) AS changed (id, category_group) WHERE categories.id = changed.id`,
      [changed.map(({ id }) => id), changed.map(({ group }) => group)],
    );
  },
};

/** Stores the current groups of categories. `onBatch`: called in the transaction that changes them. Postings do not contain groups. */
export async function renewCategoryGroups(
  { read, writeChunk }: Pick<Transactions, "read" | "writeChunk">,
  onBatch: (tx: Transaction) => void = () => {},
): Promise<void> {
  const hasChanges = await read(async (tx) => (await staleGroups(tx)).length > 0);
  if (!hasChanges) return;
  await writeChunk(async (tx) => {
    await categoryGroups.renew(tx);
    // other processes cache the groups of categories
    tx.addToCounter("generation", 1);
    onBatch(tx);
  });
}
