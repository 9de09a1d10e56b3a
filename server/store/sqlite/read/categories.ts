import type { Database } from "better-sqlite3";
import type { CategorySummary } from "#contract/business";
import { isGroup } from "#domain/categories/category-group-names";
import { foldText } from "#domain/text/fold";
import type { FilterKeys } from "../columns/filter-keys.ts";

const COLUMNS = "category, slug, category_group AS 'group', business_count AS businessCount";

export function openCategories(db: Database, keys: FilterKeys) {
  const counted = db.prepare<[], CategorySummary>(
    `SELECT ${COLUMNS} FROM categories WHERE business_count > 0 ORDER BY slug`,
  );
  const bySlug = db.prepare<[string], CategorySummary>(`SELECT ${COLUMNS} FROM categories WHERE slug = ?`);

  /** With as many businesses as are found by its name: what is called as a group is found as the group (contract §4). */
  const asFound = (category: CategorySummary): CategorySummary =>
    isGroup(category.slug) ? { ...category, businessCount: keys.groupSize(category.slug) } : category;
  /** Those that businesses have, the largest first. */
  const list = () =>
    counted
      .all()
      .map(asFound)
      .sort((a, b) => b.businessCount - a.businessCount);

  return {
    list,
    bySlug(slug: string): CategorySummary | undefined {
      const known = bySlug.get(slug);
      return known && asFound(known);
    },
    /** Categories one of whose words begins as typed, the largest first. There are some thousands at most. */
    complete: (folded: string, limit: number): CategorySummary[] =>
      list()
        .filter(({ category }) => ` ${foldText(category)}`.includes(` ${folded}`))
        .slice(0, limit),
  };
}
