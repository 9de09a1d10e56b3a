import styles from "./photo.module.css";

/**
 * A photo over all of the positioned element it is in; one that fails is hidden, so that what lies below shows. Needs
 * its address as its key: a hidden photo is not shown again for another address.
 */
export function Photo({ src }: { src: string }) {
  return (
    <img
      className={styles.photo}
      src={src}
      alt=""
      loading="lazy"
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
