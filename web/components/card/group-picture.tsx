import type { CategoryGroup } from "#contract/business";
import { pictureHash } from "#domain/social-card/picture-hash";
import styles from "./group-picture.module.css";
import { Photo, SMALL_SIZES } from "./photo.tsx";

interface GroupPictureProps {
  group: CategoryGroup;
  photo?: string | null | undefined;
  /** Name of the business, which varies the picture within a list. */
  name?: string;
}

/** Draws the shopfront of a category group; a photo that loads covers it. */
export function GroupPicture({ group, photo, name }: GroupPictureProps) {
  return (
    <span {...groupPictureProps(group, name)}>{photo && <Photo key={photo} src={photo} sizes={SMALL_SIZES} />}</span>
  );
}

/** Returns props that draw the shopfront on an existing element. */
export function groupPictureProps(group: CategoryGroup, name?: string) {
  const hash = name === undefined ? 0 : pictureHash(name);
  const mirroredClass = (hash >>> 8) % 2 === 1 ? ` ${styles.mirrored}` : "";
  const nearClass = (hash >>> 16) % 2 === 1 ? ` ${styles.near}` : "";
  return { className: `${styles.picture}${mirroredClass}${nearClass}`, "data-group": group, "data-sky": hash % 4 };
}
