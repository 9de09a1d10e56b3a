import type { CategoryGroup } from "#contract/business";
import styles from "./group-picture.module.css";
import { Photo } from "./photo.tsx";

interface GroupPictureProps {
  group: CategoryGroup;
  photo?: string | null | undefined;
  /** Wider than one shopfront. */
  isWide?: boolean;
}

/** The shopfront of a category group; a photo, when there is one that loads, covers it. */
export function GroupPicture({ group, photo, isWide = false }: GroupPictureProps) {
  return (
    <span className={isWide ? `${styles.picture} ${styles.row}` : styles.picture} data-group={group}>
      {photo && <Photo key={photo} src={photo} />}
    </span>
  );
}
