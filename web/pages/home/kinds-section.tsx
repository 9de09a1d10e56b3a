import type { DrawnCategory } from "#contract/business";
import { CATEGORY_GROUPS } from "#domain/categories/category-group-names";
import { GROUP_DRAWINGS } from "#domain/drawings/group-drawings";
import { browseUrl, categoryUrl } from "#domain/publishing/page-url";
import { counted, countLabel } from "#domain/text/count-label";
import { GroupPicture } from "../../components/card/group-picture.tsx";
import layout from "../../styles/layout.module.css";
import styles from "./kinds-section.module.css";
import { SectionHeading } from "./section-heading.tsx";

/** Number of kinds, which fills whole rows at any width. */
const MAX_KINDS = 12;

/** Shows the commonest kinds of businesses; in a directory with few kinds, the eight groups. */
export function KindsSection({ categories }: { categories: readonly DrawnCategory[] }) {
  const kinds = categories.slice(0, MAX_KINDS).map(({ slug, category, group, drawing, businessCount }) => ({
    slug,
    name: category,
    drawing: drawing ?? GROUP_DRAWINGS[group],
    businessCount,
  }));
  const groups = CATEGORY_GROUPS.map(({ slug, name }) => ({ slug, name, drawing: GROUP_DRAWINGS[slug] }));
  const tiles: Tile[] = kinds.length < MAX_KINDS ? groups : kinds;
  return (
    <section className={layout.section} aria-labelledby="categories">
      <SectionHeading
        id="categories"
        title="What are you looking for?"
        more={{ label: "All businesses", href: browseUrl() }}
      />
      <ul className={styles.kinds}>
        {tiles.map(({ slug, name, drawing, businessCount }) => (
          <li key={slug}>
            <a className={styles.kind} href={categoryUrl(slug)}>
              <span className={styles.picture}>
                <GroupPicture drawing={drawing} />
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

interface Tile {
  slug: string;
  name: string;
  drawing: string;
  businessCount?: number;
}
