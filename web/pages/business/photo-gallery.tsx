import { GroupPicture } from "../../components/card/group-picture.tsx";
import styles from "./photo-gallery.module.css";

interface PhotoGalleryProps {
  /** All photos but the first, which is the hero image. */
  photos: readonly string[];
  /** Shown in place of a photo that fails to load. */
  drawing: string;
}

export function PhotoGallery({ photos, drawing }: PhotoGalleryProps) {
  if (photos.length === 0) return null;
  return (
    <section className={styles.gallery} aria-label="More photos">
      <ul className={styles.strip}>
        {[...new Set(photos)].map((photo, index) => (
          <li key={photo}>
            <a className={styles.photo} href={photo} rel="noopener nofollow" aria-label={`Photo ${index + 2}`}>
              <GroupPicture drawing={drawing} format="wide" photo={photo} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
