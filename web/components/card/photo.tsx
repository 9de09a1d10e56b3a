import styles from "./photo.module.css";
import { logoSizes, photoSizes } from "./photo-sizes.ts";

/** The place of a photo decides its size: in squares and tiles, across the page, or as the logo in a header. */
export type PhotoUse = "square" | "wide" | "logo";

interface PhotoProps {
  src: string;
  use: PhotoUse;
  /** The photo is above the fold: it loads eagerly, with high priority. */
  isFirst?: boolean;
}

/** Values of `sizes`: cards and tiles are hardly wider than the squares of phones. */
const SIZES = { square: "(max-width: 767px) 88px, 120px", wide: "100vw", logo: undefined };

/** Returns a photo that covers its positioned parent, and hides when it fails to load. */
export function photoImage({ src, use, isFirst = false }: PhotoProps) {
  const srcSet = use === "logo" ? logoSizes(src) : photoSizes(src, use);
  return (
    <img
      // A hidden photo is not shown again for another address.
      key={src}
      className={use === "logo" ? `${styles.photo} ${styles.logo}` : styles.photo}
      alt=""
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : undefined}
      decoding="async"
      referrerPolicy="no-referrer"
      srcSet={srcSet}
      sizes={srcSet && SIZES[use]}
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
