import type { Database } from "better-sqlite3";
import type { CategorySummary } from "#contract/business";
import { isGroup } from "#domain/categories/all-groups";
import { addressOf } from "#domain/categories/kind";
import { isCurrentKind, type KindRules, kindRulesOf } from "#domain/categories/kind-rules";
import { completeCategories, tokenizeCategories } from "../../lists/completion.ts";
import { createVersionCache } from "../../version-cache.ts";
import type { FilterKeys } from "../columns/filter-keys.ts";
import { openCategoryNames } from "../rules/category-names.ts";
import { openRules } from "../rules/rules.ts";
import type { Counters } from "../write/counters.ts";

const COLUMNS = "category, slug, category_group AS 'group', business_count AS businessCount";

/** Reads categories with their counts. Call it within a transaction. */
export function openCategories(db: Database, keys: FilterKeys, counters: Counters) {
  const selectCounted = db.prepare<[], CategorySummary>(
    `SELECT ${COLUMNS} FROM categories WHERE business_count > 0 ORDER BY slug`,
  );
  const selectBySlug = db.prepare<[string], CategorySummary>(`SELECT ${COLUMNS} FROM categories WHERE slug = ?`);

  /** A category with the name of a group has the count of the group, which its URL finds (docs/decisions/0012-category-groups.md). */
  const withGroupCount = (category: CategorySummary): CategorySummary =>
    isGroup(category.slug) ? { ...category, businessCount: keys.groupSize(category.slug) } : category;
  const list = () =>
    selectCounted
      .all()
      .map(withGroupCount)
      .sort((a, b) => b.businessCount - a.businessCount);

  const names = openCategoryNames(db);
  const rules = openRules(db);
  const cacheKinds = createVersionCache(1);
  const kindRules = (): KindRules =>
    cacheKinds(String(counters.get("generation")), "kinds", () => kindRulesOf(rules.kindTargets()));
  const cache = createVersionCache(1);
  /** Lists some thousands at most, cached per revision. */
  const tokenizedList = () => cache(String(counters.get("revision")), "list", () => tokenizeCategories(list()));

  return {
    list,
    /** Finds the kind of an address or a name in any spelling or language. A category with businesses wins over the kind that its address leads to. */
    find(text: string): CategorySummary | undefined {
      const ownCategory = selectBySlug.get(addressOf(text));
      const isCurrent = ownCategory && ownCategory.businessCount > 0 && isCurrentKind(ownCategory, kindRules());
      const category = isCurrent
        ? ownCategory
        : (selectBySlug.get(names.kindOf(text, kindRules()).slug) ?? ownCategory);
      return category && withGroupCount(category);
    },
    /** Returns categories with these slugs; then those with the text as the prefix of a word, most businesses first. */
    complete: (text: string, slugs: readonly string[]): CategorySummary[] =>
      completeCategories(tokenizedList(), text, slugs),
  };
}
