import { draftOf } from "../../domain/business/business-keys.ts";
import { distanceKm } from "../../domain/geography/distance.ts";
import { foldText } from "../../domain/text/fold.ts";
import { businessBatches } from "../../spreadsheet/worker/business-batches.ts";
import { EXPORTS } from "../files/export-files.ts";
import type { JudgedBusiness } from "./relevance-directory.ts";

const AROUND_KM = 15;

/**
 * Returns the businesses of the made-up exports. A visitor may use the words of its file, category, subtypes, name, and any category that
 * its name spells out.
 */
export async function exportedDirectory(): Promise<JudgedBusiness[]> {
  const businessByPlaceId = new Map<string, JudgedBusiness>();
  for (const file of EXPORTS) {
    const [, ofFile = ""] = /(electrician|church|restaurant|judo)/.exec(file) ?? [];
    for await (const { businesses } of businessBatches(file, { country: "" })) {
      for (const business of businesses) {
        const draft = draftOf(business);
        businessByPlaceId.set(draft.placeId, {
          draft,
          kinds: [ofFile, ...[draft.category, ...draft.subtypes].map(foldText)],
          cities: [draft.city],
          attributes: Object.values(draft.attributes)
            .flatMap((group) => Object.keys(group).filter((name) => group[name] === true))
            .map(foldText),
        });
      }
    }
  }
  const businesses = [...businessByPlaceId.values()].map((business, _, all) => withPlaces(business, all));
  const englishSubtypes = mainSubtypes(businesses);
  const knownKinds = [...new Set(businesses.flatMap(({ kinds }) => kinds))].filter((kind) => kind.includes(" "));
  return businesses.map((business) => {
    const name = ` ${foldText(business.draft.name)} `;
    const spelledOut = knownKinds.filter((kind) => name.includes(` ${kind} `));
    const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
    const inEnglish = englishSubtypes.get(foldText(business.draft.category)) ?? [];
    return { ...business, kinds: [...business.kinds, ...inEnglish, ...spelledOut, ...words] };
  });
}

/** Adds the cities around a business that goes to its customers. */
function withPlaces(business: JudgedBusiness, all: readonly JudgedBusiness[]): JudgedBusiness {
  const { city, latitude, longitude } = business.draft;
  if (city !== "" || latitude === null || longitude === null) return business;
  const coordinates = { latitude, longitude };
  const nearbyBusinesses = all.filter(({ draft }) => {
    if (draft.city === "" || draft.latitude === null || draft.longitude === null) return false;
    return distanceKm(coordinates, { latitude: draft.latitude, longitude: draft.longitude }) <= AROUND_KM;
  });
  return { ...business, cities: [...new Set(nearbyBusinesses.map(({ draft }) => draft.city))] };
}

/**
 * Returns the English subtype that most businesses of a foreign category have first: "Swiss restaurant" for "Schweizerisches Restaurant".
 */
export function mainSubtypes(businesses: readonly JudgedBusiness[]): Map<string, string[]> {
  const subtypes = new Set(businesses.flatMap(({ draft }) => draft.subtypes.map(foldText)));
  const inOtherWords = businesses.filter(({ draft }) => !subtypes.has(foldText(draft.category)));
  const businessesByCategory = Map.groupBy(inOtherWords, ({ draft }) => foldText(draft.category));
  return new Map(
    [...businessesByCategory].map(([category, businessesOfSlug]) => {
      const businessesBySubtype = Map.groupBy(businessesOfSlug, ({ draft }) => foldText(draft.subtypes[0] ?? ""));
      const [commonest = "", businessesOfCategory = []] =
        [...businessesBySubtype].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [];
      return [category, businessesOfCategory.length * 2 > businessesOfSlug.length ? [commonest] : []];
    }),
  );
}
