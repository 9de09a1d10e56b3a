import type { Business } from "#contract/business";
import { counted } from "#domain/text/count-label";

type DescribedBusiness = Pick<Business, "name" | "category" | "city" | "state" | "reviewCount" | "rating">;

/** Generates the About text, which starts with the name. Unknown facts are left out. */
export function aboutText(business: DescribedBusiness): string {
  const { name, category } = business;
  return `${name} is listed under ${category}${placeText(business)}. ${ratingText(business)}`;
}

function placeText({ city, state }: DescribedBusiness): string {
  const parts = [city, state === city ? "" : state].filter((part) => part !== "");
  return parts.length === 0 ? "" : ` in ${parts.join(", ")}`;
}

function ratingText({ rating, reviewCount }: DescribedBusiness): string {
  const reviews = counted(reviewCount, "review", "reviews");
  if (rating === 0) return reviewCount === 0 ? "No rating is known yet." : `It has ${reviews}.`;
  return `It is rated ${rating.toFixed(1)} of 5 stars${reviewCount === 0 ? "" : ` from ${reviews}`}.`;
}
