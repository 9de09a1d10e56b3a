import type { DefaultImage } from "#contract/business";
import styles from "./default-picture.module.css";
import { Photo } from "./photo.tsx";

interface DefaultPictureProps {
  image: DefaultImage;
  photo?: string | null | undefined;
}

/**
 * The first picture of a page: a street around a shop of this kind, filling any width without distortion; a
 * photo, when there is one that loads, covers it.
 */
export function DefaultPicture({ image, photo }: DefaultPictureProps) {
  return (
    <span className={styles.scene} data-image={image}>
      {photo && <Photo key={photo} src={photo} isFirst />}
    </span>
  );
}
