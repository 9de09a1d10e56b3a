import type { BusinessDraft } from "#contract/business";
import { parseAddress } from "../address/address.ts";
import { US_TERRITORIES } from "../address/address-formats-data.ts";
import { tidyPostcode } from "../address/address-postcode.ts";
import { regionOfPostcode } from "../address/address-regions.ts";
import { cityKey } from "../address/city-key.ts";
import { countryCode, looksLikeCode } from "../address/country.ts";
import { phoneToE164 } from "../business/phones/phone.ts";
import { excludesRegions, isQuarter, isRegionOnly } from "../cities/city-name.ts";
import { countriesOfCity, isKnownPlace, knownCity } from "../cities/gazetteer.ts";
import { cityOfCell } from "../cities/tidy-city.ts";
import { countryOfEvidence } from "./country-evidence.ts";
import { countryOfAreaCode } from "./country-of-area-code.ts";
import { regionForm, splitCityCell } from "./region-form.ts";
import { timeZoneOf } from "./time-zone.ts";

type Repaired = Pick<BusinessDraft, "address" | "city" | "state" | "zipCode" | "country" | "phoneE164" | "timeZone">;

/**
 * Applies today's address rules to a stored business: fills a missing country, corrects a city that is a number, a unit, a region, has more
 * than its name, or was only guessed from the end of the address, and gives state and postcode their form. Fields that are right, edited by
 * hand or without a source stay. Returns {} when nothing changes.
 */
export function repairPlace(storedBusiness: BusinessDraft, editedFields: readonly string[]): Partial<Repaired> {
  const isFree = (field: keyof Repaired) => !editedFields.includes(field);
  if (isFree("country") && isMisreadCountry(storedBusiness)) {
    const blank = { country: "", timeZone: null, ...(editedFields.includes("phone") ? {} : { phoneE164: null }) };
    return { ...blank, ...repairPlace({ ...storedBusiness, ...blank }, editedFields) };
  }
  const country = storedBusiness.country || (isFree("country") ? missingCountry(storedBusiness) : "");
  const changes: Partial<Repaired> = country === storedBusiness.country ? {} : { country };
  const code = countryCode(country) ?? "";
  const { fullAddress, zipCode: postalCode, city, state } = storedBusiness;
  const parsedAddress = parseAddress({ fullAddress, postalCode, country });
  const { city: cell, state: stateOfCell } = splitCityCell(
    city,
    cityOfCell(code, city, { parts: fullAddress.split(/,\s*/) }),
    country,
  );
  const isWrong =
    city !== "" &&
    (cell === "" ||
      isQuarter(cell) ||
      (isRegionOnly(code, cell) && excludesRegions(code)) ||
      (parsedAddress.city !== cell && isGuess(code, storedBusiness)));
  const better = isWrong || hasMore(code, cell, parsedAddress.city) ? parsedAddress.city : cell || parsedAddress.city;
  if (isFree("city") && better !== city) {
    changes.city = better;
    const isOfAddress =
      storedBusiness.address === "" ? fullAddress.includes(city) : fullAddress.includes(storedBusiness.address);
    if (isFree("address") && isOfAddress && parsedAddress.city === better) changes.address = parsedAddress.address;
  }
  const isSameCity = parsedAddress.city === (changes.city ?? city);
  const postalCountry = US_TERRITORIES.has(code) ? "US" : code;
  const tidyCode = tidyPostcode(postalCountry, postalCode) || postalCode || (isSameCity ? parsedAddress.zipCode : "");
  const zipCode = isFree("zipCode") ? tidyCode : postalCode;
  if (zipCode !== postalCode) changes.zipCode = zipCode;
  if (isFree("state")) {
    const expandedRegion = regionForm(state, country) || (isFree("city") ? stateOfCell : "");
    const region = expandedRegion || (isSameCity && parsedAddress.state) || regionOfPostcode(code, tidyCode);
    if (region !== state) changes.state = region;
  }
  if (changes.country === undefined && changes.state === undefined) return changes;
  return { ...changes, ...dependents({ ...storedBusiness, ...changes }, editedFields) };
}

/**
 * Tells whether the stored city has more than its name: "LG Amsterdam", "Milano MI" and "New" beside the Amsterdam, Milano and New Delhi of
 * the address.
 */
function hasMore(code: string, storedText: string, parsedCity: string): boolean {
  if (
    storedText === parsedCity ||
    knownCity(code, parsedCity) === undefined ||
    knownCity(code, storedText) !== undefined
  )
    return false;
  return storedText.includes(parsedCity) || parsedCity.startsWith(`${storedText} `);
}

/** Tells whether an earlier version took the city from the end of an address where neither the country, a postcode nor a state proves it. */
function isGuess(code: string, { fullAddress, city, state, zipCode }: BusinessDraft): boolean {
  if (state !== "" || zipCode !== "") return false;
  if (code === "" ? countriesOfCity(city).length > 0 : isKnownPlace(code, city)) return false;
  return fullAddress.split(/[,،、，\n]/).some((part) => cityKey(part) === cityKey(city));
}

/** Tells whether an earlier version read the country out of "s/n", which means without a number. */
function isMisreadCountry({ country, fullAddress, phone, latitude, longitude, city }: BusinessDraft): boolean {
  const code = countryCode(country) ?? "";
  if (!fullAddress.includes("/") || !fullAddress.split(",").some((part) => looksLikeCode(part.trim(), code)))
    return false;
  // The time zone may come from the country.
  const evidence = { phone: phone ?? "", timeZone: "", latitude, longitude, fullAddress, city };
  return countryOfEvidence(evidence) !== country;
}

function missingCountry(storedBusiness: BusinessDraft): string {
  const { phone, timeZone, latitude, longitude, fullAddress, zipCode: postalCode, city, state } = storedBusiness;
  const evidence = { phone: phone ?? "", timeZone: timeZone ?? "", latitude, longitude, fullAddress, city };
  return (
    countryOfEvidence(evidence) ||
    countryOfAreaCode({ ...evidence, postalCode, state }) ||
    parseAddress({ fullAddress, postalCode, city, state, country: "" }).country
  );
}

/** Fills the fields that depend on country and state, unless they were edited by hand. */
function dependents(business: BusinessDraft, editedFields: readonly string[]): Partial<Repaired> {
  const { phone, phoneE164, timeZone, latitude, longitude, state, country } = business;
  const zone = editedFields.includes("timeZone")
    ? null
    : timeZoneOf({ timeZone: "", latitude, longitude, state, country });
  return {
    phoneE164: phoneE164 ?? (phone === null ? null : phoneToE164(phone, country)),
    timeZone: timeZone ?? zone,
  };
}
