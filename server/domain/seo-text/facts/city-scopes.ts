import type { Place } from "./peer.ts";

/** Identity of a city within the directory. */
export interface CityScope {
  /** Equal for places of one city; "" when the record does not say which city it is. */
  key: string;
  /** Name that distinguishes it from cities of the same name: `Springfield, Illinois`; else its name. */
  name: string;
}

/**
 * Distinguishes cities of one name, by country and then by state. A blank country or state counts as the one that all others of the name
 * have; when these have several, it is unknown which city the place is.
 */
export function cityScopes(places: Iterable<Place>): (place: Place) => CityScope {
  const distinctPlaces = new Set(places);
  const countries = valuesOf(
    distinctPlaces,
    ({ cityKey }) => cityKey,
    ({ country }) => country,
  );
  const nation = ({ cityKey, country }: Place) => ((countries.get(cityKey)?.size ?? 0) > 1 ? country : "");
  const states = valuesOf(
    distinctPlaces,
    (place) => `${place.cityKey}/${nation(place)}`,
    ({ stateKey }) => stateKey,
  );
  const scopes = new Map<Place, CityScope>();
  for (const place of distinctPlaces) {
    const country = nation(place);
    const isSharedAbroad = (countries.get(place.cityKey)?.size ?? 0) > 1;
    const isSharedAtHome = (states.get(`${place.cityKey}/${country}`)?.size ?? 0) > 1;
    const isUnknown =
      place.cityKey === "" || (isSharedAbroad && country === "") || (isSharedAtHome && place.stateKey === "");
    scopes.set(place, {
      key: isUnknown ? "" : `${place.cityKey}/${country}/${isSharedAtHome ? place.stateKey : ""}`,
      name: [place.city, isSharedAtHome ? place.state : "", isSharedAbroad ? country : ""]
        .filter((part) => part !== "")
        .join(", "),
    });
  }
  return (place) => scopes.get(place) ?? { key: "", name: place.city };
}

/** Returns the known values of the places that share a key. */
function valuesOf(places: Iterable<Place>, keyOf: (place: Place) => string, valueOf: (place: Place) => string) {
  const values = new Map<string, Set<string>>();
  for (const place of places) {
    const valuesOfKey = values.get(keyOf(place)) ?? new Set();
    values.set(keyOf(place), valuesOfKey);
    if (valueOf(place) !== "") valuesOfKey.add(valueOf(place));
  }
  return values;
}
