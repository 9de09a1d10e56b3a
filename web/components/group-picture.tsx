import type { CategoryGroup } from "#contract/business";
import { pictureHash } from "#domain/picture-hash";
import styles from "./group-picture.module.css";
import { Photo } from "./photo.tsx";

interface GroupPictureProps {
  group: CategoryGroup;
  photo?: string | null | undefined;
  /** Of whom it is the picture: in a list of one group, not all are drawn alike. */
  name?: string;
}

/** The shopfront of a category group; a photo, when there is one that loads, covers it. */
export function GroupPicture({ group, photo, name }: GroupPictureProps) {
  const hash = name === undefined ? 0 : pictureHash(name);
  const classes = [styles.picture, (hash >>> 8) % 2 === 1 && styles.mirrored, (hash >>> 16) % 2 === 1 && styles.near];
  return (
    <span className={classes.filter(Boolean).join(" ")} data-group={group} data-sky={hash % 4}>
      {photo && <Photo key={photo} src={photo} />}
    </span>
  );
}
