import type { OpeningHours } from "#contract/business";
import { weekIntervals } from "#domain/opening-hours/opening-hours";
import { memoize } from "#domain/text/memoize";

/**
 * Returns the minutes of the week at which a business opens and closes, alternating, as 16-bit integers. Memoized, since the same hours
 * come with other special days: do not modify the result.
 */
export const intervalBytes = memoize((hoursJson): Buffer => {
  const hours = hoursJson === "" ? null : (JSON.parse(hoursJson) as OpeningHours);
  return Buffer.from(new Uint16Array(weekIntervals(hours).flat()).buffer);
});
