import type { OpeningHours } from "#contract/business";
import { weekIntervals } from "#domain/opening-hours/opening-hours";

/** Returns the minutes of the week at which a business opens and closes, alternating, as 16-bit integers. */
export function intervalBytes(hoursJson: string): Buffer {
  const hours = hoursJson === "" ? null : (JSON.parse(hoursJson) as OpeningHours);
  return Buffer.from(new Uint16Array(weekIntervals(hours).flat()).buffer);
}
