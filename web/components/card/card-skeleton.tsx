import styles from "./business-card.module.css";

interface CardGridSkeletonProps {
  count: number;
  isDescribed?: boolean;
  isCompact?: boolean;
}

/** The skeleton of a card grid. */
export function CardGridSkeleton({ count, isDescribed = false, isCompact = false }: CardGridSkeletonProps) {
  return (
    <div className={isCompact ? `${styles.grid} ${styles.compact}` : styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={`${styles.card} ${styles.skeleton}`}>
          <div className={styles.picture} />
          <div className={styles.text}>
            {Array.from({ length: isDescribed ? 7 : 5 }, (_, line) => (
              <i key={line} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
