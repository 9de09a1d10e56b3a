import styles from "./section-loading.module.css";

/** In place of a section's content while that is being fetched. */
export function SectionWait() {
  return (
    <div className={styles.wait} aria-busy="true">
      <span />
      <span />
      <span />
    </div>
  );
}
