import type { CategorySummary } from "#contract/business";
import { ALL_GROUPS } from "#domain/categories/all-groups";
import { addressOf } from "#domain/categories/kind";
import { isCurrentKind, kindRulesOf } from "#domain/categories/kind-rules";
import { completeCategories, tokenizeCategories } from "../../lists/completion.ts";
import { createAsyncVersionCache } from "../../version-cache.ts";
import type { Transaction } from "../connection/transaction.ts";
import { categoryNames } from "../rules/category-names.ts";
import { rules } from "../rules/rules.ts";

const GROUP_SLUGS = ALL_GROUPS.map(({ slug }) => `'${slug}'`).join(", ");
/** A category with the name of a group has the count of the group, which its URL finds (docs/decisions/0012-category-groups.md). */
const CATEGORIES = `
  SELECT c.category, c.slug, c.category_group AS "group", CASE WHEN c.slug IN (${GROUP_SLUGS})
    THEN (SELECT coalesce(sum(g.business_count), 0)::bigint FROM categories g WHERE g.category_group = c.slug)
    ELSE c.business_count END AS "businessCount"
  FROM categories c`;
const LIST = `${CATEGORIES} WHERE c.business_count > 0 ORDER BY "businessCount" DESC, c.slug`;
const BY_SLUGS = `${CATEGORIES} WHERE c.slug IN ($1, $2)`;

/** Categories with their counts. */
export function openCategories() {
  const list = (tx: Transaction) => tx.rows<CategorySummary>(LIST);
  const cacheKinds = createAsyncVersionCache(1);
  const kindRules = (tx: Transaction) =>
    cacheKinds(String(tx.counter("generation")), "kinds", async () => kindRulesOf(await rules.kindTargets(tx)));
  const cache = createAsyncVersionCache(1);
  /** Lists some thousands at most, cached per revision. */
  const tokenizedList = (tx: Transaction) =>
    cache(String(tx.counter("revision")), "list", async () => tokenizeCategories(await list(tx)));

  return {
    list,
    /** Finds the kind of an address or a name in any spelling or language. A category with businesses wins over the kind that its address leads to. */
    async find(tx: Transaction, text: string): Promise<CategorySummary | undefined> {
      const kindsByRules = await kindRules(tx);
      const address = addressOf(text);
      const kind = await categoryNames.kindOf(tx, text, kindsByRules);
      const categories = await tx.rows<CategorySummary>(BY_SLUGS, [kind.slug, address]);
      const ownCategory = categories.find(({ slug }) => slug === address);
      if (ownCategory && ownCategory.businessCount > 0 && isCurrentKind(ownCategory, kindsByRules)) return ownCategory;
      return categories.find(({ slug }) => slug === kind.slug) ?? ownCategory;
    },
    /** Returns categories with these slugs; then those with the text as the prefix of a word, most businesses first. */
    async complete(tx: Transaction, text: string, slugs: readonly string[]): Promise<CategorySummary[]> {
      return completeCategories(await tokenizedList(tx), text, slugs);
    },
  };
}
