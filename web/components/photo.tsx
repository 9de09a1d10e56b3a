import { photoSizes } from "#domain/photo-sizes";
import styles from "./photo.module.css";

interface PhotoProps {
  src: string;
  /** Seen as soon as the page is: loaded at once, before other pictures. */
  isFirst?: boolean;
  /** How wide it is shown, as in HTML; where that is less than a photo usually is. */
  sizes?: string | undefined;
}

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
      ref={hideFailed}
      onError={(event) => hideFailed(event.currentTarget)}
    />
  );
}

function hideFailed(photo: HTMLImageElement | null) {
  if (photo?.complete && photo.naturalWidth === 0) photo.hidden = true;
}
