import layout from "../../styles/layout.module.css";
import styles from "./cities-skeleton.module.css";

const TILES = 18;

/** The skeleton of the page of cities. */
export function CitiesSkeleton() {
  return (
    <div className={layout.page} aria-busy="true">
      <p className={layout.visuallyHidden} role="status">
        Loading
      </p>
      <i className={styles.heading} />
      <i className={styles.box} />
      <div className={`${layout.tiles} ${styles.tiles}`}>
        {Array.from({ length: TILES }, (_, index) => (
          <i key={index} />
        ))}
      </div>
    </div>
  );
}
