import type { BusinessDraft } from "#contract/business";
import { parseAddress } from "../address/address.ts";
import { countryCode } from "../address/country.ts";
import { phoneToE164 } from "../business/phones/phone.ts";
import { excludesRegions, isQuarter, isRegionOnly } from "../cities/city-name.ts";
import { knownCity } from "../cities/gazetteer.ts";
import { cityOfCell } from "../cities/tidy-city.ts";
import { countryOfEvidence } from "./country-evidence.ts";
import { timeZoneOf } from "./time-zone.ts";

type Repaired = Pick<BusinessDraft, "address" | "city" | "state" | "zipCode" | "country" | "phoneE164" | "timeZone">;

/**
 * Applies today's address rules to a stored business: fills a missing country, and corrects a city that is a number, a unit, a region or
 * has more than its name. Fields that are right, edited by hand or without a source stay. Returns {} when nothing changes.
 */
export function repairPlace(business: BusinessDraft, editedFields: readonly string[]): Partial<Repaired> {
  const isFree = (field: keyof Repaired) => !editedFields.includes(field);
  const country = business.country || (isFree("country") ? missingCountry(business) : "");
  const changes: Partial<Repaired> = country === business.country ? {} : { country };
  const code = countryCode(country) ?? "";
  const { fullAddress, zipCode: postalCode, city, state } = business;
  const parsedAddress = parseAddress({ fullAddress, postalCode, country });
  const cell = cityOfCell(code, city, fullAddress.split(/,\s*/));
  const isWrong =
    city !== "" && (cell === "" || isQuarter(cell) || (isRegionOnly(code, cell) && excludesRegions(code)));
  const betterCity =
    isWrong || hasMore(code, cell, parsedAddress.city) ? parsedAddress.city : cell || parsedAddress.city;
  if (isFree("city") && betterCity !== city) {
    changes.city = betterCity;
    if (
      isFree("address") &&
      business.address !== "" &&
      fullAddress.includes(business.address) &&
      parsedAddress.city === betterCity
    ) {
      changes.address = parsedAddress.address;
    }
  }
  if (isFree("state") && state === "" && parsedAddress.state !== "" && parsedAddress.city === (changes.city ?? city))
    changes.state = parsedAddress.state;
  if (
    isFree("zipCode") &&
    postalCode === "" &&
    parsedAddress.zipCode !== "" &&
    parsedAddress.city === (changes.city ?? city)
  )
    changes.zipCode = parsedAddress.zipCode;
  return changes.country === undefined ? changes : { ...changes, ...dependents({ ...business, ...changes }) };
}

/**
 * Tells whether the stored city has more than its name: "LG Amsterdam", "Milano MI" and "New" beside the Amsterdam, Milano and New Delhi of
 * the address.
 */
function hasMore(code: string, storedCity: string, parsedCity: string): boolean {
  if (
    storedCity === parsedCity ||
    knownCity(code, parsedCity) === undefined ||
    knownCity(code, storedCity) !== undefined
  )
    return false;
  return storedCity.includes(parsedCity) || parsedCity.startsWith(`${storedCity} `);
}

function missingCountry(business: BusinessDraft): string {
  const { phone, timeZone, latitude, longitude, fullAddress, zipCode: postalCode, city, state } = business;
  const evidence = { phone: phone ?? "", timeZone: timeZone ?? "", latitude, longitude, fullAddress, city };
  return countryOfEvidence(evidence) || parseAddress({ fullAddress, postalCode, city, state, country: "" }).country;
}

/** Recomputes the fields that depend on the country. */
function dependents(business: BusinessDraft): Partial<Repaired> {
  const { phone, phoneE164, timeZone, latitude, longitude, state, country } = business;
  return {
    phoneE164: phoneE164 ?? (phone === null ? null : phoneToE164(phone, country)),
    timeZone: timeZone ?? timeZoneOf({ timeZone: "", latitude, longitude, state, country }),
  };
}
