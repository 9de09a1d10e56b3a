import type { BusinessDraft } from "#contract/business";

/** Prior of the Bayesian average: the rating assumed without reviews, and its weight in reviews. */
export const PRIOR_RATING = 3.9;
export const PRIOR_REVIEWS = 40;
/** Weight of a rating whose number of reviews is unknown. */
export const UNCOUNTED_REVIEWS = 10;

/**
 * Returns the quality by which a list ranks a business, 0 to 1: a Bayesian average rating, so that 5.0 from one review does not beat 4.8
 * from 900, with a small bonus for photo, hours and phone. It is halved while temporarily closed.
 */
export function qualityScore(
  business: Pick<BusinessDraft, "rating" | "reviewCount" | "photos" | "openingHours" | "phone" | "businessStatus">,
): number {
  const { rating, reviewCount } = business;
  const reviews = rating > 0 ? reviewCount || UNCOUNTED_REVIEWS : 0;
  const averageRating = (PRIOR_RATING * PRIOR_REVIEWS + rating * reviews) / (PRIOR_REVIEWS + reviews);
  const completeness =
    (business.photos.length > 0 ? 0.5 : 0) + (business.openingHours ? 0.3 : 0) + (business.phone ? 0.2 : 0);
  const score = 0.94 * (averageRating / 5) + 0.06 * completeness;
  return business.businessStatus === "OPERATIONAL" ? score : score / 2;
}
