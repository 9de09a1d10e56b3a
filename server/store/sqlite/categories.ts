import type { Database } from "better-sqlite3";
import type { CategorySummary } from "#contract/business";
import { foldText } from "#domain/fold";

const COLUMNS = "category, slug, category_group AS 'group', business_count AS businessCount";

export function openCategories(db: Database) {
  const counted = db.prepare<[], CategorySummary>(
    `SELECT ${COLUMNS} FROM categories WHERE business_count > 0 ORDER BY business_count DESC, slug`,
  );
  const bySlug = db.prepare<[string], CategorySummary>(`SELECT ${COLUMNS} FROM categories WHERE slug = ?`);

  return {
    list: () => counted.all(),
    bySlug: (slug: string) => bySlug.get(slug),
    /** Categories one of whose words begins as typed, the largest first. There are some thousands at most. */
    complete: (folded: string, limit: number): CategorySummary[] =>
      counted
        .all()
        .filter(({ category }) => ` ${foldText(category)}`.includes(` ${folded}`))
        .slice(0, limit),
  };
}
