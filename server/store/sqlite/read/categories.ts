import type { Database } from "better-sqlite3";
import type { CategorySummary } from "#contract/business";
import { isGroup } from "#domain/categories/category-group-names";
import { tokenize } from "#domain/search/words/tokenize";
import { createVersionCache } from "../../version-cache.ts";
import type { FilterKeys } from "../columns/filter-keys.ts";
import type { Counters } from "../write/counters.ts";

const COLUMNS = "category, slug, category_group AS 'group', business_count AS businessCount";

/** Categories with their counts. Within a transaction. */
export function openCategories(db: Database, keys: FilterKeys, counters: Counters) {
  const counted = db.prepare<[], CategorySummary>(
    `SELECT ${COLUMNS} FROM categories WHERE business_count > 0 ORDER BY slug`,
  );
  const bySlug = db.prepare<[string], CategorySummary>(`SELECT ${COLUMNS} FROM categories WHERE slug = ?`);

  /** A category with the name of a group has the count of the group, which its URL finds (docs/decisions/0012-category-groups.md). */
  const withGroupCount = (category: CategorySummary): CategorySummary =>
    isGroup(category.slug) ? { ...category, businessCount: keys.groupSize(category.slug) } : category;
  const list = () =>
    counted
      .all()
      .map(withGroupCount)
      .sort((a, b) => b.businessCount - a.businessCount);

  const cached = createVersionCache(1);
  /** The list, some thousands at most, with a space before each word of a name. Cached per revision. */
  const tokenizedList = () =>
    cached(String(counters.get("revision")), "list", () =>
      list().map((category) => ({ category, words: ` ${tokenize(category.category).join(" ")}` })),
    );

  return {
    list,
    bySlug(slug: string): CategorySummary | undefined {
      const known = bySlug.get(slug);
      return known && withGroupCount(known);
    },
    /** Categories with these slugs; then those with the text as the prefix of a word, most businesses first. */
    complete(text: string, slugs: readonly string[]): CategorySummary[] {
      const prefix = tokenize(text).join(" ");
      const known = tokenizedList();
      const completed = prefix === "" ? [] : known.filter(({ words }) => words.includes(` ${prefix}`));
      const withSlugs = slugs.flatMap((slug) => known.find(({ category }) => category.slug === slug) ?? []);
      return [...new Set([...withSlugs, ...completed])].map(({ category }) => category);
    },
  };
}
