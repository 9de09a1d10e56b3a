import type { CitySummary, FeaturedCities, FeaturedCity } from "#contract/business";
import { cityKey } from "#domain/address/city-key";
import { HEADER_CITIES } from "#domain/address/header-cities";
import type { Directory } from "../store/port/directory.ts";
import { cachePerVersion } from "./cache-per-version.ts";

const LARGEST_CITIES = 5;

/**
 * Creates the read of the cities in the header: those of the setting, or the largest of the directory while it has none of them. A setting
 * without cities chooses the largest.
 */
export function createFeaturedCities(
  store: { directory: Pick<Directory, "cities" | "city" | "dataVersion"> },
  chosenNames: () => readonly string[],
): () => Promise<FeaturedCities> {
  const version = async () => JSON.stringify([await store.directory.dataVersion(), chosenNames()]);
  return cachePerVersion({ version, load: () => selectFeaturedCities(store.directory, chosenNames()) });
}

/** Returns the cities of the header for names of the setting. */
export async function selectFeaturedCities(
  directory: Pick<Directory, "cities" | "city">,
  names: readonly string[],
): Promise<FeaturedCities> {
  const { cities: largest } = await directory.cities("", { limit: LARGEST_CITIES, offset: 0 });
  if (names.length === 0) return { cities: largest.map(featured), isFallback: false };
  const chosenCities = await Promise.all(names.map((name) => chosenCity(directory, name)));
  const isFallback = largest.length > 0 && chosenCities.every(({ businessCount }) => businessCount === 0);
  return { cities: isFallback ? largest.map(featured) : chosenCities, isFallback };
}

async function chosenCity(directory: Pick<Directory, "city">, name: string): Promise<FeaturedCity> {
  const city = await directory.city(cityKey(name));
  if (city !== undefined) return featured(city);
  return { name, state: HEADER_CITIES.find((headerCity) => headerCity.name === name)?.state ?? "", businessCount: 0 };
}

function featured({ name, state, businessCount }: CitySummary): FeaturedCity {
  return { name, state, businessCount };
}
