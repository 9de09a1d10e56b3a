import type { BusinessDraft } from "#contract/business";

/** What a business without reviews is taken for, and how many reviews it takes to outweigh that. */
export const USUAL_RATING = 3.9;
export const USUAL_REVIEWS = 40;

/**
 * How far up a business belongs in a list, 0–1: a Bayesian rating, so that 5.0 from one review does not beat 4.8 from 900,
 * and a little for what makes an entry useful (photo, hours, phone). Less while it is closed for now.
 */
export function qualityScore(
  business: Pick<BusinessDraft, "rating" | "reviewCount" | "photos" | "openingHours" | "phone" | "businessStatus">,
): number {
  const { rating, reviewCount } = business;
  const reviews = rating > 0 ? reviewCount : 0;
  const expected = (USUAL_RATING * USUAL_REVIEWS + rating * reviews) / (USUAL_REVIEWS + reviews);
  const complete =
    (business.photos.length > 0 ? 0.5 : 0) + (business.openingHours ? 0.3 : 0) + (business.phone ? 0.2 : 0);
  const score = 0.94 * (expected / 5) + 0.06 * complete;
  return business.businessStatus === "OPERATIONAL" ? score : score / 2;
}
