import { memoize } from "../text/memoize.ts";
import { SHARED_ZONES } from "./time-zone-data.ts";
import { ZONE_LINES } from "./zone-countries-data.ts";

/** TypeScript's library lacks this method. */
type RegionLocale = Intl.Locale & { getTimeZones?(): string[] | undefined };

let cachedCountries: ReadonlyMap<string, string> | undefined;

/**
 * Returns ISO alpha-2 codes of the countries that use an IANA time zone; [] for an unknown one. Several countries may use it:
 * "Europe/Belgrade" is also the zone of Zagreb.
 */
export const countriesOfZone = memoize((zone): readonly string[] => {
  return SHARED_ZONES.get(zone)?.split(" ") ?? ownCountry(zone);
});

/** Tells whether `ownCountry` of a zone is this country. */
export function isOwnZone(code: string, zone: string): boolean {
  return zonesOf(code).has(zone);
}

const zonesOf = memoize((code): ReadonlySet<string> => new Set(listZones(code)));

function listZones(code: string): readonly string[] {
  const locale: RegionLocale = new Intl.Locale("und", { region: code });
  return locale.getTimeZones?.() ?? [];
}

/** Returns the country that a zone is named for, without the neighbours that share its clock; [] for an unknown one. */
export const ownCountry = memoize((zone): readonly string[] => {
  cachedCountries ??= readCountries();
  const code = cachedCountries.get(zone) ?? cachedCountries.get(canonicalZone(zone));
  return code === undefined ? [] : [code];
});

function readCountries(): Map<string, string> {
  const countries = new Map<string, string>();
  for (const line of ZONE_LINES.trim().split("\n")) {
    const [code = "", ...zones] = line.split(" ");
    for (const zone of zones) countries.set(zone, code);
  }
  return countries;
}

/** Returns Intl's name of a zone: "Asia/Kolkata" becomes "Asia/Calcutta"; "" for no zone. */
function canonicalZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return "";
  }
}
