import styles from "./business-card.module.css";

interface CardGridSkeletonProps {
  count: number;
  isDescribed?: boolean;
}

/** The skeleton of a card grid. */
export function CardGridSkeleton({ count, isDescribed = false }: CardGridSkeletonProps) {
  return (
    <div className={isDescribed ? `${styles.grid} ${styles.described}` : styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={`${styles.card} ${styles.skeleton}`}>
          <div className={styles.picture} />
          <div className={styles.text}>
            {Array.from({ length: 4 }, (_, line) => (
              <i key={line} />
            ))}
          </div>
          <div className={isDescribed ? styles.foot : styles.actions} />
        </div>
      ))}
    </div>
  );
}
