import type { CategorySummary } from "#contract/business";
import { CATEGORY_GROUPS } from "#domain/categories/category-group-names";
import { browseUrl, categoryUrl } from "#domain/publishing/page-url";
import { counted, countLabel } from "#domain/text/count-label";
import { GroupPicture } from "../../components/card/group-picture.tsx";
import layout from "../../styles/layout.module.css";
import styles from "./kinds-section.module.css";

/** Number of kinds, which fills whole rows at any width. */
const MAX_KINDS = 12;

/** Shows the commonest kinds of businesses; in a directory with few kinds, the eight groups. */
export function KindsSection({ categories }: { categories: readonly CategorySummary[] }) {
  const kinds = categories.slice(0, MAX_KINDS).map((category) => ({ ...category, name: category.category }));
  const tiles: Tile[] =
    kinds.length < MAX_KINDS ? CATEGORY_GROUPS.map((group) => ({ ...group, group: group.slug })) : kinds;
  return (
    <section className={layout.section} aria-labelledby="categories">
      <div className={layout.heading}>
        <h2 id="categories">What are you looking for?</h2>
        <a className={layout.more} href={browseUrl()}>
          All businesses
        </a>
      </div>
      <ul className={styles.kinds}>
        {tiles.map(({ slug, name, group, businessCount }) => (
          <li key={slug}>
            <a className={styles.kind} href={categoryUrl(slug)}>
              <span className={styles.picture}>
                <GroupPicture group={group} name={name} />
              </span>
              <span className={styles.name}>{name}</span>
              {businessCount !== undefined && (
                <span className={styles.count} title={counted(businessCount, "business", "businesses")}>
                  {countLabel(businessCount)}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Tile = Pick<CategorySummary, "slug" | "group"> & { name: string; businessCount?: number };
