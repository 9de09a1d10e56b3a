import type { ColumnGuess, ContentKind } from "#contract/import-columns";
import { countryCode, countryName } from "../../../address/country.ts";
import { countriesOfPoint } from "../../../geography/countries-of-point.ts";
import { cleanLine } from "../../../text/clean-text.ts";
import { sourceText } from "../cell-source.ts";
import { fieldOfColumn } from "../column-choices.ts";
import type { ColumnName } from "../columns-data.ts";
import type { HeaderMatch } from "../match-header.ts";
import { areDistinct, areReviewCounts, type ColumnContents, columnContents } from "./column-kind.ts";
import { degreesOf } from "./number-shapes.ts";

/** The column of each kind, and those that say the same. */
const COLUMN_OF_KIND: Readonly<Record<ContentKind, readonly ColumnName[]>> = {
  phone: ["phone"],
  email: ["email"],
  website: ["website", "url"],
  "map-link": ["locationLink", "url"],
  "photo-link": ["photo"],
  hours: ["hours", "hoursOldFormat", "hoursCsv", "workdayTiming", "monday"],
  coordinates: ["coordinates", "latitude"],
  latitude: ["latitude", "coordinates"],
  longitude: ["longitude", "coordinates"],
  rating: ["rating"],
  "review-count": ["reviews"],
  postcode: ["postalCode"],
  address: ["address", "fullAddress", "street"],
  country: ["country", "countryCode"],
  state: ["state", "usState", "stateCode"],
  city: ["city"],
  category: ["category", "type", "subtypes"],
  name: ["name"],
};
const MAX_VALUES = 100;
/** Sheets may have thousands of columns, and each is tested for every kind. */
const MAX_COLUMNS = 300;

/** Latitude of the last places with businesses. */
const ANTARCTICA = -60;

interface Column {
  at: number;
  values: readonly string[];
  contents: ColumnContents;
}

/**
 * Guesses what columns of unknown header are, by their values in the first rows. Returns guesses by position. A kind that two columns have,
 * or a column of known header, is offered once; the others are told what they look like.
 */
export function guessColumns(
  rows: readonly (readonly string[])[],
  match: Pick<HeaderMatch, "positions" | "sources">,
  unknownPositions: readonly number[],
): Map<number, ColumnGuess> {
  const country = mostCommonCountry(rows, match);
  const isOpen = (kind: ContentKind) => !COLUMN_OF_KIND[kind].some((column) => match.positions[column] !== undefined);
  const columns = unknownPositions.slice(0, MAX_COLUMNS).map((at): Column => {
    const values = valuesAt(rows, at);
    return { at, values, contents: columnContents(values, { country, isOpen }) };
  });
  const kinds = new Map<number, ContentKind>();
  for (const { at, contents } of columns) {
    if (contents !== undefined && contents !== "degrees" && contents !== "number" && contents !== "text")
      kinds.set(at, contents);
  }
  for (const [at, kind] of pointColumns(rows, columns, countryCode(country))) kinds.set(at, kind);
  const hasRating = match.positions.rating !== undefined || [...kinds.values()].includes("rating");
  const counts = columns.filter(({ contents, values }) => contents === "number" && areReviewCounts(values));
  // Several columns of counts do not tell which one counts reviews.
  if (hasRating && counts.length === 1) kinds.set((counts[0] as Column).at, "review-count");
  const nameColumn = columns.find(({ contents, values }) => contents === "text" && areDistinct(values));
  if (nameColumn !== undefined && match.positions.name === undefined) kinds.set(nameColumn.at, "name");
  return withFields(kinds, isOpen);
}

/** Assigns fields in the order of columns; a field that is known or was assigned is not assigned again. */
function withFields(
  kinds: ReadonlyMap<number, ContentKind>,
  isOpen: (kind: ContentKind) => boolean,
): Map<number, ColumnGuess> {
  const guesses = new Map<number, ColumnGuess>();
  const assigned = new Set<ContentKind>();
  for (const [at, kind] of [...kinds].toSorted(([a], [b]) => a - b)) {
    const [column] = COLUMN_OF_KIND[kind];
    const isFree = column !== undefined && isOpen(kind) && !assigned.has(kind);
    guesses.set(at, { kind, field: isFree ? fieldOfColumn(column) : null });
    assigned.add(kind);
  }
  return guesses;
}

function valuesAt(rows: readonly (readonly string[])[], at: number): string[] {
  const values: string[] = [];
  for (const cells of rows) {
    const value = cleanLine(cells[at] ?? "");
    if (value !== "" && !/^n\/?a$/i.test(value)) values.push(value);
    if (values.length === MAX_VALUES) break;
  }
  return values;
}

/** Returns the country that most rows name in a column of known header; "" without one. */
function mostCommonCountry(rows: readonly (readonly string[])[], { sources }: Pick<HeaderMatch, "sources">): string {
  const [source] = sources.country ?? sources.countryCode ?? [];
  if (source === undefined) return "";
  const counts = new Map<string, number>();
  for (const cells of rows) {
    const name = countryName(cleanLine(sourceText(source, cells)));
    if (name !== "") counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return most !== undefined && most[1] > rows.length / 2 ? most[0] : "";
}

/**
 * Tells latitude from longitude in two columns of degrees: values beyond 90 are longitudes, else the order whose points lie in the country
 * of the file, or in one country. Returns nothing if both orders are possible.
 */
function pointColumns(
  rows: readonly (readonly string[])[],
  columns: readonly Column[],
  code: string | undefined,
): [number, ContentKind][] {
  const degrees = columns.filter(({ contents }) => contents === "degrees");
  const [first, second] = degrees;
  if (first === undefined || second === undefined || degrees.length !== 2) return [];
  const points = rows
    .map((cells): [number, number] => [
      degreesOf(cells[first.at]?.trim() ?? ""),
      degreesOf(cells[second.at]?.trim() ?? ""),
    ])
    .filter(([a, b]) => !Number.isNaN(a) && !Number.isNaN(b))
    .slice(0, MAX_VALUES);
  const isForward = areInOneCountry(points, code);
  const isBackward = areInOneCountry(
    points.map(([a, b]) => [b, a]),
    code,
  );
  if (isForward === isBackward) return [];
  return [
    [first.at, isForward ? "latitude" : "longitude"],
    [second.at, isForward ? "longitude" : "latitude"],
  ];
}

/** Tells whether nearly all points, latitude first, are in the country `code`, or in any one without it. */
function areInOneCountry(points: readonly (readonly [number, number])[], code: string | undefined): boolean {
  const counts = new Map<string, number>();
  for (const [latitude, longitude] of points) {
    if (latitude > 90 || latitude < ANTARCTICA || Math.abs(longitude) > 180) return false;
    const { codes } = countriesOfPoint(latitude, longitude);
    const country = code === undefined ? codes[0] : codes.find((each) => each === code);
    if (country !== undefined) counts.set(country, (counts.get(country) ?? 0) + 1);
  }
  return points.length > 0 && Math.max(0, ...counts.values()) >= 0.9 * points.length;
}
