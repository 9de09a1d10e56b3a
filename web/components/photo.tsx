import styles from "./photo.module.css";

interface PhotoProps {
  src: string;
  /** Seen as soon as the page is: loaded at once, before other pictures. */
  isFirst?: boolean;
}

/**
 * A photo over all of the positioned element it is in; one that fails is hidden, so that what lies below shows. Needs
 * its address as its key: a hidden photo is not shown again for another address.
 */
export function Photo({ src, isFirst = false }: PhotoProps) {
  return (
    <img
      className={styles.photo}
      src={src}
      alt=""
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : undefined}
      decoding="async"
      referrerPolicy="no-referrer"
      // it may have failed before there was anyone to hear of it
      ref={hideFailed}
      onError={(event) => hideFailed(event.currentTarget)}
    />
  );
}

function hideFailed(photo: HTMLImageElement | null) {
  if (photo?.complete && photo.naturalWidth === 0) photo.hidden = true;
}
