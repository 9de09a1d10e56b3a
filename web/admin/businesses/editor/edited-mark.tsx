import styles from "./form-sections.module.css";

/** Marks a field that was edited by hand, which imports leave alone. */
export function EditedMark() {
  return <span className={styles.edited}>edited by hand</span>;
}
