import layout from "../styles/layout.module.css";
import { CardGridSkeleton } from "./card-skeleton.tsx";
import styles from "./list-page-skeleton.module.css";

interface ListPageSkeletonProps {
  /** Does a form stand above the list? */
  hasForm?: boolean;
  isDescribed?: boolean;
}

/** A list to come, in its shape. */
export function ListPageSkeleton({ hasForm = false, isDescribed = false }: ListPageSkeletonProps = {}) {
  return (
    <div className={layout.page} aria-busy="true">
      <p className={layout.visuallyHidden} role="status">
        Loading
      </p>
      <div className={styles.heading} />
      {hasForm && <div className={styles.form} />}
      <div className={styles.count} />
      <div className={styles.columns}>
        <div className={styles.filters}>
          {Array.from({ length: 12 }, (_, index) => (
            <i key={index} />
          ))}
        </div>
        <div className={styles.list}>
          <CardGridSkeleton count={6} isDescribed={isDescribed} />
        </div>
      </div>
    </div>
  );
}
