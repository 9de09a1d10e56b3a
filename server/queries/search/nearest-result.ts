import type { Widened } from "#contract/search-result";

/** Maximum distance of the nearest result to offer. */
export const MAX_NEAREST_KM = 300;
const MAX_CITIES = 3;

/** Returns the distance of the first result or, if it is too far to go to, the cities of the first results. */
export function nearestResult(
  results: readonly { city: string; distanceKm?: number | null }[],
): Pick<Widened, "nearestKm" | "foundIn"> {
  const nearestKm = results[0]?.distanceKm;
  if (nearestKm == null) return {};
  if (nearestKm <= MAX_NEAREST_KM) return { nearestKm };
  const cities = new Set(results.map(({ city }) => city).filter((city) => city !== ""));
  return { foundIn: [...cities].slice(0, MAX_CITIES) };
}
