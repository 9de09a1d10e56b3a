import { CardGridSkeleton } from "../components/card/card-skeleton.tsx";
import layout from "../styles/layout.module.css";
import styles from "./list-page-skeleton.module.css";

interface ListPageSkeletonProps {
  /** The list has a form above it. */
  hasForm?: boolean;
  isDescribed?: boolean;
  /** The list has cities, with a search box above it. */
  hasTiles?: boolean;
}

/** The skeleton of a list page. */
export function ListPageSkeleton({
  hasForm = false,
  isDescribed = false,
  hasTiles = false,
}: ListPageSkeletonProps = {}) {
  return (
    <div className={layout.page} aria-busy="true">
      <p className={layout.visuallyHidden} role="status">
        Loading
      </p>
      <div className={styles.heading} />
      {hasForm && <div className={styles.form} />}
      {hasTiles && <div className={styles.box} />}
      <div className={styles.count} />
      <div className={styles.columns}>
        <div className={styles.filters}>
          {Array.from({ length: 12 }, (_, index) => (
            <i key={index} />
          ))}
        </div>
        <div className={styles.list}>
          {hasTiles ? <Tiles /> : <CardGridSkeleton count={6} isDescribed={isDescribed} />}
        </div>
      </div>
    </div>
  );
}

function Tiles() {
  return (
    <div className={`${layout.tiles} ${styles.tiles}`}>
      {Array.from({ length: 18 }, (_, index) => (
        <i key={index} />
      ))}
    </div>
  );
}
