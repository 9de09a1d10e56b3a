import { coordinatesOf, fromDifferences, type MapPoints } from "#contract/lists/map-points";
import type { Coordinates } from "#domain/geography/distance";

/** A business on the map. */
export interface Place extends Coordinates {
  id: number;
  /** 0 without ratings. */
  rating: number;
  /** 1 to 4; 0 if unknown. */
  price: number;
  /** "" if unknown. */
  name: string;
}

/** Unpacks the points of the API. */
export function unpackPoints({ ids, ratings, prices, names = [], ...points }: MapPoints): Place[] {
  const allIds = fromDifferences(ids);
  return coordinatesOf(points).map((coordinates, index) => ({
    ...coordinates,
    id: allIds[index] ?? 0,
    rating: (ratings[index] ?? 0) / 10,
    price: prices[index] ?? 0,
    name: names[index] ?? "",
  }));
}

/** Returns the text on a pin: its rating, else its price; "" for a dot. */
export function pinText({ rating, price }: Pick<Place, "rating" | "price">): string {
  return rating > 0 ? rating.toFixed(1) : "$".repeat(price);
}

/** Examples: “Luigi's, 4.8”, “Luigi's, $$”, “A business, 4.8”. */
export function pinLabel(place: Pick<Place, "rating" | "price" | "name">): string {
  return [place.name === "" ? "A business" : place.name, pinText(place)].filter(Boolean).join(", ");
}
