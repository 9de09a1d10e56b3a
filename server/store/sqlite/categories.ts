import type { Database } from "better-sqlite3";
import type { CategorySummary } from "#contract/business";
import { CATEGORY_GROUPS } from "#domain/category-group-names";
import { foldText } from "#domain/fold";

const GROUPS = CATEGORY_GROUPS.map(({ slug }) => `'${slug}'`).join();
/** What is called as a group is found as the group (contract §4): so many are behind its name. */
const BEHIND_ITS_NAME = `CASE WHEN c.slug IN (${GROUPS})
  THEN (SELECT sum(business_count) FROM categories WHERE category_group = c.slug) ELSE c.business_count END`;
const SELECT = `SELECT c.category, c.slug, c.category_group AS 'group', ${BEHIND_ITS_NAME} AS businessCount FROM categories c`;

export function openCategories(db: Database) {
  const counted = db.prepare<[], CategorySummary>(
    `${SELECT} WHERE c.business_count > 0 ORDER BY businessCount DESC, c.slug`,
  );
  const bySlug = db.prepare<[string], CategorySummary>(`${SELECT} WHERE c.slug = ?`);

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
