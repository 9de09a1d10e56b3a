import { kmFromCity } from "../../../cities/city-points.ts";
import { countriesOfCity } from "../../../cities/gazetteer.ts";
import type { Coordinates } from "../../../geography/distance.ts";
import type { HeaderMatch } from "../match-header.ts";
import type { SampledColumn, SampledRow } from "./sampled-column.ts";

/** Minimum number of rows whose city lies at their point read the other way round, which is no chance. */
const MIN_ROWS = 3;
/** Share of the rows with a known city that must show it. */
const MIN_SHARE = 0.9;
/** A business is at most this far from the middle of its city. */
const MAX_KM_OF_CITY = 60;
/** Maximum number of parts of an address to look up. */
const MAX_PARTS = 8;

/**
 * Finds columns of latitude and longitude that are headed the wrong way round: the rows name cities that lie where the columns would be if
 * they were exchanged, and not where they are.
 */
export function swappedPoints(rows: readonly SampledRow[], header: HeaderMatch): SampledColumn | undefined {
  const [latitude] = header.sources.latitude ?? [];
  const [longitude] = header.sources.longitude ?? [];
  if (typeof latitude !== "number" || typeof longitude !== "number") return undefined;
  if (header.chosen.has(latitude) || header.chosen.has(longitude)) return undefined;
  let swapped = 0;
  let straight = 0;
  for (const { cells } of rows) {
    const point = { latitude: degrees(cells[latitude]), longitude: degrees(cells[longitude]) };
    // A longitude of more than 90 degrees under the header of latitudes is the surest case.
    if (!isPoint(exchanged(point))) continue;
    const places = placesOf(cells, header);
    if (isPoint(point) && isNearOne(places, point)) straight++;
    else if (isNearOne(places, exchanged(point))) swapped++;
    // Most lists show with their first rows that nothing is exchanged.
    if (straight > rows.length * (1 - MIN_SHARE)) return undefined;
  }
  if (swapped < MIN_ROWS || swapped < (swapped + straight) * MIN_SHARE) return undefined;
  const [first, second] = [latitude, longitude].map((at) => (header.written[at] ?? "").trim());
  return {
    note: `Columns "${first}" and "${second}" are read the other way round: the cities of the rows lie where their coordinates are exchanged.`,
    adapt: (each) => ({
      ...each,
      sources: { ...each.sources, latitude: [longitude], longitude: [latitude] },
    }),
  };
}

/** Returns the texts of a row that may name its city: its column, else the parts of its address. */
function placesOf(cells: readonly string[], { sources }: HeaderMatch): string[] {
  for (const column of ["city", "fullAddress", "address"] as const) {
    const [source] = sources[column] ?? [];
    const text = typeof source === "number" ? (cells[source] ?? "").trim() : "";
    if (text !== "") return text.split(",", MAX_PARTS).map((part) => part.trim());
  }
  return [];
}

function isNearOne(places: readonly string[], point: Coordinates): boolean {
  return places.some((place) =>
    countriesOfCity(place).some(({ code }) => kmFromCity(code, place, point) <= MAX_KM_OF_CITY),
  );
}

function exchanged({ latitude, longitude }: Coordinates): Coordinates {
  return { latitude: longitude, longitude: latitude };
}

function isPoint({ latitude, longitude }: Coordinates): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

function degrees(cell = ""): number {
  const text = cell.trim();
  return text === "" ? Number.NaN : Number(text.replace(",", "."));
}
