import type { BusinessDraft } from "#contract/business";
import { cityKey } from "../address/city-key.ts";
import { countryCode } from "../address/country.ts";
import { hasPostcodeShape } from "../address/postcode-shape.ts";
import { isBuilding } from "./city-name.ts";
import { isStreet } from "./street-name.ts";
import { tidyCity } from "./tidy-city.ts";

/** A name at the end of an address which the country does not know, and which other businesses may prove to be a town. */
export interface UnprovenTown {
  name: string;
  /** Country and folded name. */
  key: string;
  /** First characters of the postcode, which neighbouring towns share. */
  area: string;
  /** Address before the name. */
  street: string;
}

const MAX_WORDS = 4;

/**
 * Returns the unproven town of a business without a city; undefined if its address does not end with a name, or with its own name, or if it
 * has no postcode.
 */
export function unprovenTown({
  name: business,
  city,
  zipCode,
  address,
  country,
}: BusinessDraft): UnprovenTown | undefined {
  if (city !== "" || zipCode === "") return undefined;
  const code = countryCode(country) ?? "";
  const comma = address.lastIndexOf(",");
  if (comma < 1 || !hasPostcodeShape(code, zipCode)) return undefined;
  const textAfterComma = address.slice(comma + 1).trim();
  const name = textAfterComma.length > 60 || isStreet(textAfterComma) ? "" : tidyCity(code, textAfterComma);
  if (name === "" || /\d/.test(name) || isBuilding(name) || name.split(" ").length > MAX_WORDS) return undefined;
  if (cityKey(business).includes(cityKey(name))) return undefined;
  return { name, key: `${code} ${cityKey(name)}`, area: areaOf(zipCode), street: address.slice(0, comma).trim() };
}

/** Returns all but the last two digits of a postcode of digits, else its first part. */
function areaOf(zipCode: string): string {
  const digits = /^\d{3,}/.exec(zipCode)?.[0];
  return digits === undefined ? (zipCode.split(" ", 1)[0] as string).toUpperCase() : digits.slice(0, -2);
}
