import styles from "./offer-mark.module.css";

/** A check, a cross or a dot on a disc. The text beside it has the meaning. */
export function OfferMark({ value }: { value: boolean | string }) {
  const kind = value === true ? styles.yes : value === false ? styles.no : styles.text;
  return (
    <svg className={`${styles.mark} ${kind}`} width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="9" />
      <path d={value === true ? "m6 10.3 2.8 2.7L14 7.5" : value === false ? "m7 7 6 6m0-6-6 6" : "M10 10v.01"} />
    </svg>
  );
}
