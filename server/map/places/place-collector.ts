import { distanceKm } from "#domain/geography/distance";
import type { MapPlace } from "#domain/search/landmarks/map-places";

/** Maximum number of places of one archive, the most important ones: about 10 MB in memory. */
export const MAX_PLACES = 20_000;
/** Labels of one name and kind within this distance are of one place: they are on several tiles, and stations have several. */
const SAME_PLACE_KM = 0.5;

/** Collects places, each once, in bounded memory. */
export class PlaceCollector {
  #places = new Map<string, MapPlace[]>();
  #count = 0;

  add(place: MapPlace): void {
    const key = `${place.kind} ${place.keys[0] ?? ""}`;
    const namesakes = this.#places.get(key) ?? [];
    if (namesakes.some((other) => distanceKm(other, place) <= SAME_PLACE_KM)) return;
    namesakes.push(place);
    this.#places.set(key, namesakes);
    this.#count++;
    if (this.#count >= 2 * MAX_PLACES) this.#prune();
  }

  /** Returns the places, the most important first. */
  places(): MapPlace[] {
    return [...this.#places.values()]
      .flat()
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, MAX_PLACES);
  }

  #prune(): void {
    const places = this.places();
    this.#places = Map.groupBy(places, ({ kind, keys }) => `${kind} ${keys[0] ?? ""}`);
    this.#count = places.length;
  }
}
