import "../../../lazy/shared-modules.ts";
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from "react";
import { photoSizes } from "../../../components/card/photo-sizes.ts";
import { Icon } from "../../../components/icon.tsx";
import styles from "./photo-window.module.css";

interface PhotoWindowProps {
  /** Name of the business. */
  name: string;
  photos: readonly string[];
  /** Index of the photo that is shown first. */
  first: number;
  /** Called once the window is closed. */
  onClose: () => void;
}

/** Shows photos as large as the screen, one at a time. They are side by side in a scrolling strip, so browsers support swiping. */
export function PhotoWindow({ name, photos, first, onClose }: PhotoWindowProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(first);
  const last = photos.length - 1;
  const show = (requestedIndex: number) => {
    const next = Math.min(Math.max(requestedIndex, 0), last);
    setIndex(next);
    strip.current?.scrollTo({ left: next * strip.current.clientWidth });
  };
  useLayoutEffect(() => {
    dialog.current?.showModal();
    strip.current?.scrollTo({ left: first * strip.current.clientWidth });
  }, [first]);
  const follow = (event: KeyboardEvent) => {
    const requestedIndex = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key];
    if (requestedIndex === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    // Otherwise the browser scrolls the strip too.
    event.preventDefault();
    show(requestedIndex);
  };
  const closeBeside = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    if (target === currentTarget || target instanceof HTMLLIElement) dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.window}
      aria-label={`Photos of ${name}`}
      onClose={onClose}
      onKeyDown={follow}
      onClick={closeBeside}
    >
      <ul
        ref={strip}
        className={styles.strip}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setIndex(Math.min(last, Math.round(scrollLeft / clientWidth)))
        }
      >
        {photos.map((photo, photoIndex) => (
          <li key={photo} aria-hidden={photoIndex !== index}>
            <img
              alt={`${name}, ${photoIndex + 1} of ${photos.length}`}
              loading="lazy"
              decoding="async"
              referrerPolicy="no-referrer"
              srcSet={photoSizes(photo, "wide")}
              sizes="100vw"
              src={photo}
              // The other sizes are a guess at what the server has.
              onError={({ currentTarget }) => currentTarget.removeAttribute("srcset")}
            />
          </li>
        ))}
      </ul>
      <div className={styles.bar}>
        <button type="button" aria-label="Previous photo" aria-disabled={index === 0} onClick={() => show(index - 1)}>
          <Icon name="right" size={24} />
        </button>
        <p aria-live="polite">
          {index + 1} of {photos.length}
        </p>
        <button type="button" aria-label="Next photo" aria-disabled={index === last} onClick={() => show(index + 1)}>
          <Icon name="right" size={24} />
        </button>
        <button className={styles.close} type="button" aria-label="Close" onClick={() => dialog.current?.close()}>
          <Icon name="close" size={24} />
        </button>
      </div>
    </dialog>
  );
}
