import { counted } from "#domain/text/count-label";
import styles from "./stars.module.css";

/** Shows five stars, filled for whole points, with the rating and the review count; says so when unrated. */
export function Stars({ rating, reviewCount }: { rating: number; reviewCount: number }) {
  const reviews = reviewCount === 0 ? "" : counted(reviewCount, "review", "reviews");
  if (rating === 0) return <span className={styles.count}>{reviews || "No rating yet"}</span>;
  const number = rating.toFixed(1);
  return (
    <span className={styles.rating}>
      <b className={styles.stars} data-filled={Math.floor(rating)} role="img" aria-label={`${number} of 5 stars`}>
        {number}
      </b>
      {reviews}
    </span>
  );
}
