import styles from "./photo.module.css";
import { photoSizes } from "./photo-sizes.ts";

interface PhotoProps {
  src: string;
  /** Above the fold: loaded eagerly, with high priority. */
  isFirst?: boolean;
  /** The `sizes` attribute, where a smaller photo will do. */
  sizes?: string | undefined;
}

/**
 * For strips and tiles. Asks for 640 pixels at up to three per CSS pixel; filling a strip 240 high would need more, but
 * a list has twenty of them.
 */
export const SMALL_SIZES = "200px";

/**
 * Covers its positioned parent; hidden when it fails to load, to show what lies below. Needs its address as `key`: a
 * hidden photo is not shown again for another address.
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
      // It may have failed before hydration.
      ref={replaceFailed}
      onError={(event) => replaceFailed(event.currentTarget)}
    />
  );
}

function replaceFailed(photo: HTMLImageElement | null) {
  if (!photo?.complete || photo.naturalWidth !== 0) return;
  // Other sizes are a guess at what the server has: fall back to the imported address.
  if (photo.srcset !== "") photo.removeAttribute("srcset");
  else photo.hidden = true;
}
