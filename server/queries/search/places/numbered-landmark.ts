import { numberedDistricts } from "#domain/search/landmarks/numbered-districts";
import { foldText } from "#domain/text/fold";
import type { Store } from "../../../store/store.ts";
import { landmarkOf, mostBusinesses } from "./map-landmark.ts";
import type { Landmark } from "./place-names.ts";

/** Finds a district by its number, where the businesses with its postcodes are: "11e arrondissement", "Praha 5". */
export async function numberedLandmark(
  { search }: Pick<Store, "search">,
  words: readonly string[],
): Promise<Landmark | undefined> {
  const landmarks = await Promise.all(
    numberedDistricts(words).map(async ({ name, country, postcodes }) => {
      const centres = await Promise.all(
        postcodes.map((zipKey) => search.placeCentre({ zipKey, countryKey: foldText(country) })),
      );
      const knownCentres = centres.flatMap((centre) =>
        centre === undefined || centre.isNeighbourhood ? [] : [centre],
      );
      if (knownCentres.length === 0) return undefined;
      const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
      return landmarkOf(search, {
        name,
        kind: "district",
        latitude: mean(knownCentres.map(({ latitude }) => latitude)),
        longitude: mean(knownCentres.map(({ longitude }) => longitude)),
        rank: 0,
        keys: [],
      });
    }),
  );
  return mostBusinesses(landmarks);
}
