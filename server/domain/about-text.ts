import type { Business } from "../contract/business.ts";
import { counted } from "./count-label.ts";

type Described = Pick<Business, "name" | "category" | "city" | "state" | "reviewCount" | "rating">;

/** The About text of a business of which nothing is written: its kind, place and rating, as far as they are known. */
export function aboutText({ name, category, city, state, reviewCount, rating }: Described): string {
  const place = [city, state].filter((part) => part !== "").join(", ");
  const where = place === "" ? "" : ` in ${place}`;
  const kind = `${name} is listed as ${category}${where}.`;
  if (reviewCount === 0 || rating === 0) return `${kind} It has no reviews yet.`;
  return `${kind} It is rated ${rating.toFixed(1)} of 5 stars in ${counted(reviewCount, "review", "reviews")}.`;
}
