import type { ReactNode } from "react";
import { counted, exactCount } from "#domain/text/count-label";
import layout from "../../styles/layout.module.css";
import styles from "./stars.module.css";

interface StarsProps {
  rating: number;
  reviewCount: number;
  /** Shows the bare review count, whose noun only screen readers get. */
  isShort?: boolean;
  /** Follows the review count of a short line. */
  price?: string;
}

/** Shows five stars, filled for whole points, with the rating and the review count; an unrated business has a text instead. */
export const Stars = stars;

/** Renders `Stars` without a component, which saves time in lists. */
export function stars({ rating, reviewCount, isShort = false, price = "" }: StarsProps) {
  const reviews = reviewCount === 0 ? "" : counted(reviewCount, "review", "reviews");
  if (rating === 0)
    return <span className={styles.count}>{[reviews || "No rating yet", price].filter(Boolean).join(" · ")}</span>;
  const number = rating.toFixed(1);
  return (
    <span className={isShort ? `${styles.rating} ${styles.short}` : styles.rating}>
      <b className={styles.stars} data-filled={Math.floor(rating)} role="img" aria-label={`${number} of 5 stars`}>
        {number}
      </b>
      {isShort ? shortCount(reviewCount, price) : reviews}
    </span>
  );
}

/** Returns the count and the price of a short line. */
function shortCount(reviewCount: number, price: string): ReactNode {
  if (reviewCount === 0) return price && `· ${price}`;
  return (
    <>
      {exactCount(reviewCount)}
      <span className={layout.visuallyHidden}>{reviewCount === 1 ? " review" : " reviews"}</span>
      {price && ` ·\u00a0${price}`}
    </>
  );
}
