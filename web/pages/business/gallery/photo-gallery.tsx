import { type MouseEvent, useState } from "react";
import { GroupPicture } from "../../../components/card/group-picture.tsx";
import { isPlainClick } from "../../../navigation/plain-click.ts";
import { lazyPhotoWindow } from "./lazy-photo-window.tsx";
import styles from "./photo-gallery.module.css";

interface PhotoGalleryProps {
  /** Name of the business. */
  name: string;
  /** All photos; the first is the hero image and not shown again. */
  photos: readonly string[];
  /** Shown in place of a photo that fails to load. */
  drawing: string;
}

/** The photos in a row. A click opens the window of photos; until its code is loaded, the photos are plain links. */
export function PhotoGallery({ name, photos: allPhotos, drawing }: PhotoGalleryProps) {
  const [opened, setOpened] = useState<{ index: number; link: HTMLElement }>();
  const photos = [...new Set(allPhotos)];
  if (photos.length < 2) return null;
  const open = async (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    try {
      await lazyPhotoWindow.load();
      setOpened({ index, link });
    } catch {
      window.location.assign(link.href);
    }
  };
  const close = () => {
    setOpened(undefined);
    // Safari gives no focus to a link that is clicked, so it does not return by itself.
    opened?.link.focus({ preventScroll: true });
  };
  return (
    <section className={styles.gallery} aria-label="More photos">
      <ul className={styles.strip}>
        {photos.slice(1).map((photo, index) => (
          <li key={photo}>
            <a
              className={styles.photo}
              href={photo}
              rel="noopener nofollow"
              aria-label={`Photo ${index + 2}`}
              onClick={(event) => void open(event, index + 1)}
            >
              <GroupPicture drawing={drawing} format="wide" photo={photo} />
            </a>
          </li>
        ))}
      </ul>
      {opened && <lazyPhotoWindow.Component name={name} photos={photos} first={opened.index} onClose={close} />}
    </section>
  );
}
