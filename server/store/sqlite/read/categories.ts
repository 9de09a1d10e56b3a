import type { Database } from "better-sqlite3";
import type { CategorySummary } from "#contract/business";
import { isGroup } from "#domain/categories/category-group-names";
import { foldText } from "#domain/text/fold";
import type { FilterKeys } from "../columns/filter-keys.ts";

const COLUMNS = "category, slug, category_group AS 'group', business_count AS businessCount";

/** Categories with their counts. Within a transaction. */
export function openCategories(db: Database, keys: FilterKeys) {
  const counted = db.prepare<[], CategorySummary>(
    `SELECT ${COLUMNS} FROM categories WHERE business_count > 0 ORDER BY slug`,
  );
  const bySlug = db.prepare<[string], CategorySummary>(`SELECT ${COLUMNS} FROM categories WHERE slug = ?`);

  /** A category with the name of a group has the count of the group, which its URL finds (contract §4). */
  const withGroupCount = (category: CategorySummary): CategorySummary =>
    isGroup(category.slug) ? { ...category, businessCount: keys.groupSize(category.slug) } : category;
  const list = () =>
    counted
      .all()
      .map(withGroupCount)
      .sort((a, b) => b.businessCount - a.businessCount);

  return {
    list,
    bySlug(slug: string): CategorySummary | undefined {
      const known = bySlug.get(slug);
      return known && withGroupCount(known);
    },
    /** Categories with the text as the prefix of a word, most businesses first. Scans all, some thousands at most. */
    complete: (folded: string, limit: number): CategorySummary[] =>
      list()
        .filter(({ category }) => ` ${foldText(category)}`.includes(` ${folded}`))
        .slice(0, limit),
  };
}
