import layout from "../../styles/layout.module.css";
import styles from "./business-detail.module.css";

/** In the shape of the page to come. */
export function BusinessSkeleton() {
  return (
    <div aria-busy="true">
      <p className={layout.visuallyHidden}>Loading</p>
      <div className={styles.hero} />
      <div className={`${layout.page} ${styles.page} ${styles.skeleton}`} aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}
