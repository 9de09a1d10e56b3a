import lookup from "tz-lookup";
import type { BusinessDraft } from "#contract/business";
import { countryCode } from "../address/country.ts";
import { countriesOfPoint } from "../geography/countries-of-point.ts";
import { isOwnZone, ownCountry } from "../geography/zone-countries.ts";
import { COUNTRY_CENTROIDS } from "./country-centroids-data.ts";

type Located = Pick<BusinessDraft, "address" | "country" | "latitude" | "longitude">;

/** Half the size in degrees of the square around 0, 0, which stands for missing coordinates. */
const ZERO_ERROR_DEGREES = 0.01;

/** Maximum error of tz-lookup's zones at a coast. Degrees. */
const COAST_ERROR_DEGREES = 0.25;
/** Cells of hundredth degrees with a centroid of a country in or beside them. */
let centroids: ReadonlySet<string> | undefined;

/** A point whose surroundings at these distances are other countries is far from its own. Near ones find Monaco. Degrees. */
const NEARNESS_DEGREES = [0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1];

/** Codes of territories and disputed areas, whose addresses may name another country. */
const TERRITORIES = new Set(
  (
    "AI AS AW AX BL BM BQ CC CK CW CX CY EH FK FO GE GF GG GI GL GP GS GU HK IL IM IO JE KY MA MD MF MO MP MQ MS NC NF NU PF PM PN PR " +
    "PS RE RS SH SJ SX TC TF TK TW UA UM VG VI WF XK YT"
  ).split(" "),
);

/** Returns the reason why the point of a business is false, for the report; undefined if it may be right. */
export function falsePoint({ address, country, latitude, longitude }: Located): string | undefined {
  if (latitude === null || longitude === null) return undefined;
  if (Math.abs(latitude) <= ZERO_ERROR_DEGREES && Math.abs(longitude) <= ZERO_ERROR_DEGREES)
    return "is the point 0, 0, which is in the sea";
  if (isAtSea(latitude, longitude)) return "is far out at sea";
  // A street proves that there is a place, whose country may have been misread.
  if (address !== "") return undefined;
  if (isCentroid(latitude, longitude)) return "is the middle of a country, not a place";
  return isOutside(country, latitude, longitude) ? `is far outside ${country}` : undefined;
}

/** Zones of the high seas begin with "Etc/". A point near a coast may be right. */
function isAtSea(latitude: number, longitude: number): boolean {
  return (
    isHighSea(lookup(latitude, longitude)) && zonesAround(latitude, longitude, COAST_ERROR_DEGREES).every(isHighSea)
  );
}

const isHighSea = (zone: string) => zone.startsWith("Etc/");

function isOutside(country: string, latitude: number, longitude: number): boolean {
  const code = countryCode(country);
  if (code === undefined || isOwnZone(code, lookup(latitude, longitude))) return false;
  const { codes } = countriesOfPoint(latitude, longitude);
  if (codes.length === 0 || codes.includes(code)) return false;
  if ([code, ...codes].some((each) => TERRITORIES.has(each))) return false;
  return !NEARNESS_DEGREES.some((degrees) =>
    zonesAround(latitude, longitude, degrees).some((zone) => ownCountry(zone).includes(code)),
  );
}

function zonesAround(latitude: number, longitude: number, degrees: number): string[] {
  return [-degrees, 0, degrees].flatMap((north) =>
    [-degrees, 0, degrees].map((east) =>
      lookup(Math.max(-90, Math.min(90, latitude + north)), ((longitude + east + 540) % 360) - 180),
    ),
  );
}

function isCentroid(latitude: number, longitude: number): boolean {
  centroids ??= readCentroids();
  return centroids.has(hundredths(latitude, longitude));
}

/** Returns each centroid and the eight points around it, since maps differ in the third decimal. */
function readCentroids(): Set<string> {
  const points = COUNTRY_CENTROIDS.trim().split(/[|\n]/);
  return new Set(
    points.flatMap((line) => {
      const [, latitude, longitude] = line.split(" ").map(Number);
      return [-0.01, 0, 0.01].flatMap((north) =>
        [-0.01, 0, 0.01].map((east) => hundredths((latitude ?? 0) + north, (longitude ?? 0) + east)),
      );
    }),
  );
}

const hundredths = (latitude: number, longitude: number) =>
  `${Math.round(latitude * 100)} ${Math.round(longitude * 100)}`;
