import styles from "./photo.module.css";
import { photoSizes } from "./photo-sizes.ts";

interface PhotoProps {
  src: string;
  /** Seen as soon as the page is: loaded at once, before other pictures. */
  isFirst?: boolean;
  /** As in HTML: how wide it is shown, where a smaller photo will do. */
  sizes?: string | undefined;
}

/**
 * Of a strip or a tile. A strip some 240 high would need more to fill it on a dense screen; but a list has twenty of them, and
 * this asks for 640 pixels up to three to each of CSS.
 */
export const SMALL_SIZES = "200px";

/**
 * A photo over all of the positioned element it is in; one that fails is hidden, so that what lies below shows. Needs
 * its address as its key: a hidden photo is not shown again for another address.
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
      // it may have failed before there was anyone to hear of it
      ref={replaceFailed}
      onError={(event) => replaceFailed(event.currentTarget)}
    />
  );
}

function replaceFailed(photo: HTMLImageElement | null) {
  if (!photo?.complete || photo.naturalWidth !== 0) return;
  // the other sizes are our guess at what its server has: then the one that was imported is tried
  if (photo.srcset !== "") photo.removeAttribute("srcset");
  else photo.hidden = true;
}
