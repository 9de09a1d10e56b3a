import { fitsReviewCount, STARS } from "#domain/business/facts/rating-distribution";
import type { ShownBusiness } from "../../api/shown-business.ts";
import { Stars } from "../../components/card/stars.tsx";
import styles from "./star-bars.module.css";

/** Shows the rating beside the number of reviews for each number of stars, most stars first; renders nothing if they are unknown. */
export function StarBars({ business }: { business: ShownBusiness }) {
  const { ratingDistribution: counts, reviewCount, rating } = business;
  const maxCount = Math.max(...counts);
  if (counts.length === 0 || !fitsReviewCount(counts, reviewCount)) return null;
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews">Reviews by stars</h2>
      <div className={styles.reviews}>
        {rating > 0 && (
          <div className={styles.sum}>
            <Stars rating={rating} reviewCount={reviewCount} />
          </div>
        )}
        <ul className={styles.bars}>
          {STARS.toReversed().map((stars) => {
            const count = counts[stars - 1] ?? 0;
            return (
              <li key={stars}>
                <span>{stars === 1 ? "1 star" : `${stars} stars`}</span>
                <meter min={0} max={maxCount} value={count} aria-hidden="true" />
                <span className={styles.count}>{count.toLocaleString("en-US")}</span>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
