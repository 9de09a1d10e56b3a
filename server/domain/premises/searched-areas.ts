import { cityKey } from "../address/city-key.ts";
import { type BusinessWithKeys, businessKeys } from "../business/business-keys.ts";
import { distanceKm } from "../geography/distance.ts";

/** Minimum number of businesses with a street that locate a city. */
const MIN_BUSINESSES = 5;
/** A business that works around a city has its point within this distance. */
const RADIUS_KM = 50;
/** Minimum share of the telephones of a city with one area code, which then proves it for a business without a point. */
const MIN_SHARE = 0.8;
/** Length of "+1501", an area code of North America. Elsewhere these characters identify a country and often a region. */
const AREA_CODE_CHARS = 5;
const MAX_CITIES = 50_000;

interface SearchedCity {
  name: string;
  /** null if businesses of several states share its name. */
  state: string | null;
  businesses: number;
  latitudeSum: number;
  longitudeSum: number;
  phones: number;
  phonesByAreaCode: Map<string, number>;
}

interface SearchedRow {
  business: BusinessWithKeys;
  /** The search that the exporter ran: "electrician, 72201, Little Rock, AR, US"; "" if unknown. */
  searched: string;
}

/** Tells whether a business that comes to its customers has neither a service area nor an address. */
export function isAreaUnknown({ isServiceArea, serviceAreas, city, fullAddress }: BusinessWithKeys): boolean {
  return isServiceArea && serviceAreas.length === 0 && city === "" && fullAddress === "";
}

/**
 * Proves the areas of businesses that come to their customers by the city that was searched, if the businesses of the file with a street
 * there confirm it: the point is near them or, without a point, the area code is common there. The search alone is no proof, since it also
 * finds distant businesses.
 */
export class SearchedAreas {
  readonly #cities = new Map<string, SearchedCity>();

  observe({ city, address, state, latitude, longitude, phoneE164 }: BusinessWithKeys): void {
    if (city === "" || address === "" || latitude === null || longitude === null) return;
    const place = this.#cityOf(city, state);
    if (place === undefined) return;
    if (place.state !== state) place.state = null;
    place.businesses++;
    place.latitudeSum += latitude;
    place.longitudeSum += longitude;
    if (phoneE164 === null) return;
    const areaCode = phoneE164.slice(0, AREA_CODE_CHARS);
    place.phones++;
    place.phonesByAreaCode.set(areaCode, (place.phonesByAreaCode.get(areaCode) ?? 0) + 1);
  }

  isUndecided(row: SearchedRow): boolean {
    return row.searched !== "" && isAreaUnknown(row.business) && this.#areaOf(row) === undefined;
  }

  settle<Row extends SearchedRow>(row: Row): Row {
    if (row.searched === "" || !isAreaUnknown(row.business)) return row;
    const area = this.#areaOf(row);
    if (area === undefined) return row;
    const draft = { ...row.business, serviceAreas: [area] };
    return { ...row, business: { ...draft, ...businessKeys(draft) } };
  }

  #cityOf(name: string, state: string): SearchedCity | undefined {
    const key = cityKey(name);
    const existingCity = this.#cities.get(key);
    if (existingCity !== undefined || this.#cities.size >= MAX_CITIES) return existingCity;
    const counts = { businesses: 0, latitudeSum: 0, longitudeSum: 0, phones: 0, phonesByAreaCode: new Map() };
    const city: SearchedCity = { name, state, ...counts };
    this.#cities.set(key, city);
    return city;
  }

  #areaOf({ business, searched }: SearchedRow): string | undefined {
    for (const part of placesIn(searched)) {
      const city = this.#cities.get(cityKey(part));
      if (city === undefined || city.state === null || city.businesses < MIN_BUSINESSES) continue;
      if (isNear(business, city)) return city.state === "" ? city.name : `${city.name}, ${city.state}`;
    }
    return undefined;
  }
}

/** Returns the parts of a search that may be its place, the last first: "electrician, Little Rock, AR", "cafés in Zurich". */
function placesIn(searched: string): string[] {
  return searched
    .split(/,|\b(?:in|near)\s/i)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .toReversed();
}

function isNear({ latitude, longitude, phoneE164 }: BusinessWithKeys, city: SearchedCity): boolean {
  if (latitude !== null && longitude !== null) {
    const centre = { latitude: city.latitudeSum / city.businesses, longitude: city.longitudeSum / city.businesses };
    return distanceKm({ latitude, longitude }, centre) <= RADIUS_KM;
  }
  const count = phoneE164 === null ? 0 : (city.phonesByAreaCode.get(phoneE164.slice(0, AREA_CODE_CHARS)) ?? 0);
  return count >= MIN_BUSINESSES && count >= city.phones * MIN_SHARE;
}
