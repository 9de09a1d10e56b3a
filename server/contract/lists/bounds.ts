/** A rectangle of the map in degrees. It crosses the date line where `west` is more than `east`. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

const NUMBER = /^-?\d{1,3}(?:\.\d{1,15})?$/;

/** Parses `west,south,east,north`; undefined if it is not a rectangle of the map. */
export function readBounds(text: string): Bounds | undefined {
  const parts = text.split(",").map((part) => part.trim());
  if (parts.length !== 4 || !parts.every((part) => NUMBER.test(part))) return undefined;
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number);
  const isOnMap = Math.abs(west) <= 180 && Math.abs(east) <= 180 && south >= -90 && north <= 90;
  return isOnMap && south <= north ? { west, south, east, north } : undefined;
}

/** Formats bounds for a URL. Four decimals are about ten metres. */
export function formatBounds({ west, south, east, north }: Bounds): string {
  return [west, south, east, north].map((degrees) => Number(degrees.toFixed(4))).join(",");
}

/** Tells whether a point lies in the rectangle or on its edge. */
export function isInBounds({ west, south, east, north }: Bounds, latitude: number, longitude: number): boolean {
  if (!(latitude >= south && latitude <= north)) return false;
  return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
}
