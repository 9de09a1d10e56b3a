import type { CategoryGroup } from "#contract/business";
import { type CategoryRow, countVotes, isVoted, MAX_VOTERS, staleGroups } from "../../unit-of-work/category-groups.ts";
import type { Transaction } from "../connection/transaction.ts";
import type { Transactions } from "../connection/transactions.ts";
import { groupRules } from "../rules/group-rules.ts";

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

/** Returns categories whose stored group is out of date, with their current group: of all, or of those with these slugs. */
async function readStaleGroups(
  tx: Transaction,
  slugs?: readonly string[],
): Promise<{ id: number; group: CategoryGroup }[]> {
  const groupsByRule = await groupRules.groupsByKind(tx);
  const condition = slugs === undefined ? "" : "WHERE slug = ANY($1::text[])";
  const categories = await tx.rows<CategoryRow>(
    `SELECT id, slug, category, category_group AS stored FROM categories ${condition} ORDER BY id`,
    slugs === undefined ? [] : [slugs],
  );
  const votedIds = categories.filter((row) => isVoted(row, groupsByRule)).map(({ id }) => id);
  const votesOf = votedIds.length === 0 ? () => new Map() : await readVotes(tx, votedIds);
  return staleGroups(categories, groupsByRule, votesOf);
}

/**
 * Decides the groups of categories: by the administrator's rule, else by the name, else by the majority of the category's businesses
 * (docs/decisions/0065-groups-by-goods.md).
 */
export const categoryGroups = {
  /** Stores the current groups of all kinds, or of those with these slugs. */
  async renew(tx: Transaction, slugs?: readonly string[]): Promise<void> {
    const staleGroups = await readStaleGroups(tx, slugs);
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
