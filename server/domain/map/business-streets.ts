import type { StreetMap } from "../../contract/site.ts";
import { type SmallMapView, streetsAround, streetView } from "./small-maps.ts";

interface BusinessPoint {
  latitude: number | null;
  longitude: number | null;
}

/** Returns the surroundings of a business and the map that shows its streets, if there is one. */
export function businessStreets(
  { latitude, longitude }: BusinessPoint,
  streets: StreetMap | undefined,
): { place: SmallMapView; streets: StreetMap } | undefined {
  if (latitude === null || longitude === null) return undefined;
  const place = streetView({ latitude, longitude });
  const map = streetsAround(place, streets);
  return map && { place, streets: map };
}
