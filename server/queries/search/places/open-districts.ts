import { countryCode } from "#domain/address/country";
import { knownDistricts } from "#domain/search/landmarks/known-districts";
import type { MapPlace, MapPlaces } from "#domain/search/landmarks/map-places";
import type { Store } from "../../../store/store.ts";

/** Finds the districts with a name in the countries of the directory, which are read once, when a name is first looked up. */
export function openDistricts(store: Pick<Store, "directory">) {
  let districts: Promise<MapPlaces[]> | undefined;
  return async (words: readonly string[]): Promise<readonly MapPlace[]> => {
    districts ??= districtsOfDirectory(store);
    return (await districts).flatMap((places) => places.named(words));
  };
}

/** Returns the known districts of each country with businesses. */
export async function districtsOfDirectory({ directory }: Pick<Store, "directory">): Promise<MapPlaces[]> {
  const countries = await directory.countries();
  const codes = countries.map(({ country }) => countryCode(country)).filter((code) => code !== undefined);
  return codes.map(knownDistricts).filter(({ size }) => size > 0);
}
