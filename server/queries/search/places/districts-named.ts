import { countryCode } from "#domain/address/country";
import { knownDistricts } from "#domain/search/landmarks/known-districts";
import type { MapPlace, MapPlaces } from "#domain/search/landmarks/map-places";
import type { Store } from "../../../store/store.ts";

/** Returns the districts with this name in the countries of the directory. */
export async function districtsNamed(
  store: Pick<Store, "directory">,
  words: readonly string[],
): Promise<readonly MapPlace[]> {
  return (await districtsOfDirectory(store)).flatMap((districts) => districts.named(words));
}

/** Returns the known districts of each country with businesses. */
export async function districtsOfDirectory({ directory }: Pick<Store, "directory">): Promise<MapPlaces[]> {
  const countries = await directory.countries();
  const codes = countries.map(({ country }) => countryCode(country)).filter((code) => code !== undefined);
  return codes.map(knownDistricts).filter(({ size }) => size > 0);
}
