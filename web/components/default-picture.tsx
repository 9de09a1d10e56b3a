import type { CategoryGroup } from "#contract/business";
import { defaultImage } from "#domain/default-image";
import styles from "./default-picture.module.css";
import { Photo } from "./photo.tsx";

interface DefaultPictureProps {
  category: string;
  group: CategoryGroup;
  photo?: string | null | undefined;
}

/**
 * The first picture of a page: a street around a shop of the category's kind, filling any width without distortion; a
 * photo, when there is one that loads, covers it.
 */
export function DefaultPicture({ category, group, photo }: DefaultPictureProps) {
  return (
    <span className={styles.scene} data-image={defaultImage(category, group)}>
      {photo && <Photo key={photo} src={photo} isFirst />}
    </span>
  );
}
