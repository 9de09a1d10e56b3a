import type { CategorySummary } from "#contract/business";
import { browseUrl, categoryUrl } from "#domain/publishing/page-url";
import { Icon } from "../../components/icon.tsx";
import { lazyNearMe } from "../../lists/late/lazy-list-parts.tsx";
import styles from "./quick-links.module.css";

const MAX_KINDS = 4;

/** Shows one row of links: businesses nearby, open businesses, and the commonest kinds. */
export function QuickLinks({ categories }: { categories: readonly CategorySummary[] }) {
  return (
    <div className={styles.links}>
      <lazyNearMe.Component href={(lat, lng) => browseUrl({ sort: "distance", lat, lng })} />
      <a className={styles.chip} href={browseUrl({ openNow: true })}>
        <Icon name="clock" size={16} /> Open now
      </a>
      {categories.slice(0, MAX_KINDS).map(({ slug, category }) => (
        <a key={slug} className={styles.chip} href={categoryUrl(slug)}>
          {category}
        </a>
      ))}
    </div>
  );
}
