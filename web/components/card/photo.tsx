import styles from "./photo.module.css";
import { photoSizes } from "./photo-sizes.ts";

interface PhotoProps {
  src: string;
  /** The photo is above the fold: it loads eagerly, with high priority. */
  isFirst?: boolean;
  /** The photo is shown in a square or a tile, not across the page. */
  isSmall?: boolean;
}

/** Values of `sizes`: cards and tiles are hardly wider than the squares of phones. */
const SMALL_SIZES = "(max-width: 767px) 88px, 120px";
const WIDE_SIZES = "100vw";

/**
 * A photo that covers its positioned parent, and hides when it fails to load. It needs its address as `key`, since a hidden photo is not
 * shown again for another address.
 */
export function Photo({ src, isFirst = false, isSmall = false }: PhotoProps) {
  const srcSet = photoSizes(src, isSmall ? "square" : "wide");
  return (
    <img
      className={styles.photo}
      data-photo=""
      alt=""
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : undefined}
      decoding="async"
      referrerPolicy="no-referrer"
      srcSet={srcSet}
      sizes={srcSet && (isSmall ? SMALL_SIZES : WIDE_SIZES)}
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
