import type { CardDetails } from "#contract/business";

/** Sorts businesses with at least three known facts first: rating, photo, opening hours, a number to call and an address. */
export function usefulFirst<Details extends CardDetails>(businesses: readonly Details[]): Details[] {
  const useful = businesses.filter(isUseful);
  return [...useful, ...businesses.filter((business) => !isUseful(business))];
}

const MIN_FACTS = 3;

function isUseful({ rating, photos, openingHours, telUri, address, businessStatus }: CardDetails): boolean {
  const facts = [rating > 0, photos.length > 0, openingHours !== null, telUri !== null, address !== ""];
  return businessStatus === "OPERATIONAL" && facts.filter(Boolean).length >= MIN_FACTS;
}
