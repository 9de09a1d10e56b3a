import lookup from "tz-lookup";
import { countryCode } from "../address/country.ts";
import { foldText } from "../text/fold.ts";
import { memoize } from "../text/memoize.ts";
import { MAIN_ZONES, ZONE_OF_STATE } from "./time-zone-data.ts";

export interface TimeZoneInput {
  /** Cell of the column; used when it is an IANA name. */
  timeZone: string;
  latitude: number | null;
  longitude: number | null;
  state: string;
  /** English short name. */
  country: string;
}

/** Returns the IANA time zone by the column, else the coordinates, else the state, else a country with one time; null otherwise. */
export function timeZoneOf({ timeZone, latitude, longitude, state, country }: TimeZoneInput): string | null {
  if (timeZone !== "" && isTimeZone(timeZone)) return timeZone;
  if (latitude !== null && longitude !== null) return lookup(latitude, longitude);
  const code = countryCode(country);
  if (!code) return null;
  return ZONE_OF_STATE.get(`${code} ${foldText(state)}`) ?? MAIN_ZONES[code] ?? (zoneOfCountry(code) || null);
}

const isTimeZone = memoize(
  (name) => {
    if (!/^(?:[A-Za-z_]+\/[\w+/-]+|UTC)$/.test(name)) return false;
    try {
      return new Intl.DateTimeFormat("en-US", { timeZone: name }).format(0) !== "";
    } catch {
      return false;
    }
  },
  { limit: 1_000 },
);

/** TypeScript's library lacks this method. */
type RegionLocale = Intl.Locale & { getTimeZones?(): string[] | undefined };

/** "" when the country has more than one time. */
const zoneOfCountry = memoize((code) => {
  const locale: RegionLocale = new Intl.Locale("und", { region: code });
  const zones = locale.getTimeZones?.() ?? [];
  const times = new Set(zones.map(clockThroughYear));
  return times.size === 1 ? (zones[0] as string) : "";
});

/** Returns a key that is equal for zones which differ only in their past. */
function clockThroughYear(timeZone: string): string {
  const clock = new Intl.DateTimeFormat("en-US", { timeZone, timeStyle: "short", dateStyle: "short" });
  return [0, 3, 6, 9].map((month) => clock.format(Date.UTC(2026, month, 1))).join();
}
