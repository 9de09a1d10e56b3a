import { isOpenAt } from "#domain/opening-hours/opening-hours";
import type { BusinessRecord } from "../store/port/directory.ts";

/** Whether an operational business is open by its known opening hours. */
export function isOpenNow({ businessStatus, openingHours, timeZone }: BusinessRecord, now: Date): boolean {
  return businessStatus === "OPERATIONAL" && isOpenAt(openingHours, timeZone, now);
}
