import type { DefaultImage } from "#contract/business";
import styles from "./default-picture.module.css";
import { Photo } from "./photo.tsx";

interface DefaultPictureProps {
  image: DefaultImage;
  photo?: string | null | undefined;
}

/** The hero image: a street with a shop of this kind, at any width. A photo that loads covers it. */
export function DefaultPicture({ image, photo }: DefaultPictureProps) {
  return (
    <span className={styles.scene} data-image={image}>
      {photo && <Photo key={photo} src={photo} isFirst />}
    </span>
  );
}
