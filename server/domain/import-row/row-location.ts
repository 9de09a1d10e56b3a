import { countryName } from "../address/country.ts";
import { isUnit } from "../cities/city-name.ts";
import { countriesOfCity } from "../cities/gazetteer.ts";
import { isStreet } from "../cities/street-name.ts";
import type { Coordinates } from "../geography/distance.ts";
import { isMapsLink } from "../geography/parse-map-link.ts";
import { memoize } from "../text/memoize.ts";
import { parseJsonOrPython } from "./parse-json-or-python.ts";
import type { RowCells } from "./row-cells.ts";

export interface RowLocation {
  /** "" for a blank cell, and for an object, whose members are read as columns of their own. */
  text: string;
  /** Kind that the form of the text shows; null for none of these. */
  kind: "address" | "city" | "point" | "link" | null;
  /** Coordinates, also those at the end of an address. */
  point?: Coordinates | undefined;
}

const NO_LOCATION: RowLocation = { text: "", kind: null };

/** Reads a column such as `location`, which holds an object in some files and any text about the place in others. */
export function readLocation(row: RowCells): RowLocation {
  const text = row.addressLine("location");
  if (text === "" || /^[[{]/.test(text)) return NO_LOCATION;
  const point = endingPoint(text);
  if (point === undefined) return { text, kind: locationKind(text), point: parsePair(text) };
  const place = text.slice(0, text.lastIndexOf("(")).replace(/[\s,]{1,4}$/, "");
  return { text: place, kind: locationKind(place), point };
}

/** Returns the coordinates in brackets that data portals of towns write below an address. */
function endingPoint(text: string): Coordinates | undefined {
  const bracketIndex = text.endsWith(")") ? text.lastIndexOf("(") : -1;
  return bracketIndex > 0 && /^\(-?\d+\.\d+, ?-?\d+\.\d+\)$/.test(text.slice(bracketIndex))
    ? parsePair(text.slice(bracketIndex))
    : undefined;
}

const locationKind = memoize((text): RowLocation["kind"] => {
  if (parsePair(text) !== undefined) return "point";
  if (/^[a-z][a-z\d+.-]*:/i.test(text)) return isMapsLink(text) ? "link" : null;
  const parts = text.split(",").map((part) => part.trim());
  if (!/\p{L}/u.test(text) || parts.every(isUnit)) return null;
  if (/\d/.test(text)) return "address";
  if (parts.length > 1 && parts.some((part) => isStreet(part))) return "address";
  if (!parts.some(isPlace)) return null;
  return parts.length === 1 ? "city" : "address";
});

function isPlace(part: string): boolean {
  return countriesOfCity(part).length > 0 || (part.length > 3 && countryName(part) !== "");
}

/** Parses "47.37, 8.54", "POINT (8.54 47.37)" or `{"lat": 47.37, "lng": 8.54}`. Degrees. */
export function parsePair(text: string): Coordinates | undefined {
  if (text === "" || text.startsWith("[")) return undefined;
  if (text.startsWith("{")) {
    const {
      lat,
      latitude = lat,
      lng,
      lon = lng,
      longitude = lon,
    } = Object(parseJsonOrPython(text)) as Record<string, unknown>;
    return parsePair(`${latitude}, ${longitude}`);
  }
  const [, first, second] =
    /^[^\d-]{0,10}(-?\d{1,3}(?:\.\d{1,20})?)[,;\s]{1,4}(-?\d{1,3}(?:\.\d{1,20})?)\D{0,4}$/.exec(text) ?? [];
  if (first === undefined || second === undefined) return undefined;
  const isWellKnownText = /^point/i.test(text);
  const latitude = Number(isWellKnownText ? second : first) + 0;
  const longitude = Number(isWellKnownText ? first : second) + 0;
  const fits = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0);
  return fits ? { latitude, longitude } : undefined;
}
