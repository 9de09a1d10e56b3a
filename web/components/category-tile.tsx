import type { CategoryGroup } from "#contract/business";
import { categoryUrl } from "#domain/publishing/page-url";
import { GroupPicture } from "./card/group-picture.tsx";
import styles from "./tiles.module.css";

export function CategoryTile({ group }: { group: { slug: CategoryGroup; name: string } }) {
  return (
    <a className={styles.tile} href={categoryUrl(group.slug)}>
      <span className={styles.front}>
        <GroupPicture group={group.slug} />
      </span>
      <b className={styles.name}>{group.name}</b>
    </a>
  );
}
