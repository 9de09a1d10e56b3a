import { counted } from "#domain/count-label";
import styles from "./stars.module.css";

/** Five stars, filled for the whole points, with the number and how many it comes from; says so when there is none. */
export function Stars({ rating, reviewCount }: { rating: number; reviewCount: number }) {
  const reviews = reviewCount === 0 ? "" : counted(reviewCount, "review", "reviews");
  if (rating === 0) return <span className={styles.count}>{reviews || "No rating yet"}</span>;
  const filled = Math.floor(rating);
  return (
    <span className={styles.rating}>
      <b>{rating.toFixed(1)}</b>
      <span className={styles.stars} role="img" aria-label={`${rating.toFixed(1)} of 5 stars`}>
        <span aria-hidden="true">{"★".repeat(filled)}</span>
        <span aria-hidden="true" className={styles.empty}>
          {"★".repeat(5 - filled)}
        </span>
      </span>
      {reviews && <span className={styles.count}>{reviews}</span>}
    </span>
  );
}
