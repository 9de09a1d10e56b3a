import type { Business } from "../../contract/business.ts";

type PostalParts = Pick<Business, "address" | "city" | "state" | "zipCode" | "country">;

/** Countries that write the postcode after city and state; others write it before the city. */
const POSTCODE_LAST: ReadonlySet<string> = new Set([
  "Australia",
  "Bangladesh",
  "Brazil",
  "Canada",
  "Egypt",
  "India",
  "Indonesia",
  "Ireland",
  "Japan",
  "New Zealand",
  "Pakistan",
  "Saudi Arabia",
  "Singapore",
  "South Africa",
  "South Korea",
  "Taiwan",
  "Thailand",
  "Ukraine",
  "United Kingdom",
  "United States",
  "Vietnam",
]);

/** Returns the lines of the address on an envelope, in the order of its country; unknown parts are left out. */
export function postalLines({ address, city, state, zipCode, country }: PostalParts): string[] {
  const region = state === city ? "" : state;
  const cityLine = POSTCODE_LAST.has(country)
    ? joinNonEmpty(", ", [city, joinNonEmpty(" ", [region, zipCode])])
    : joinNonEmpty(", ", [joinNonEmpty(" ", [zipCode, city]), region]);
  return [address, cityLine, country].filter((line) => line !== "");
}

function joinNonEmpty(separator: string, parts: string[]): string {
  return parts.filter((part) => part !== "").join(separator);
}
