import styles from "./photo.module.css";
import { photoSizes } from "./photo-sizes.ts";

interface PhotoProps {
  src: string;
  /** The photo is above the fold: it loads eagerly, with high priority. */
  isFirst?: boolean;
  /** The `sizes` attribute, if a smaller photo is enough. */
  sizes?: string | undefined;
}

/**
 * Value of `sizes` for strips and tiles, which gets a photo 640 pixels wide. A strip 240 pixels high could use more, but a list has twenty
 * of them.
 */
export const SMALL_SIZES = "200px";

/**
 * A photo that covers its positioned parent, and hides when it fails to load. It needs its address as `key`, since a hidden photo is not
 * shown again for another address.
 */
export function Photo({ src, isFirst = false, sizes }: PhotoProps) {
  const srcSet = sizes && photoSizes(src);
  return (
    <img
      className={styles.photo}
      alt=""
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : undefined}
      decoding="async"
      referrerPolicy="no-referrer"
      srcSet={srcSet}
      sizes={srcSet && sizes}
      src={src}
      // The photo may have failed before hydration.
      ref={replaceFailed}
      onError={(event) => replaceFailed(event.currentTarget)}
    />
  );
}

function replaceFailed(photo: HTMLImageElement | null) {
  if (!photo?.complete || photo.naturalWidth !== 0) return;
  // The other sizes are a guess at what the server has, so fall back to the imported address.
  if (photo.srcset !== "") photo.removeAttribute("srcset");
  else photo.hidden = true;
}
