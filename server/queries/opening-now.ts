import type { Business } from "#contract/business";
import { openStateAt } from "#domain/opening-hours/open-state";
import type { BusinessRecord } from "../store/port/directory.ts";

/** Tells whether a business is open by its known hours. A business that is closed for now or for good is closed. */
export function openingNow(
  { businessStatus, openingHours, timeZone, specialDays }: BusinessRecord,
  now: Date,
): Pick<Business, "isOpen" | "openState"> {
  const openState = businessStatus === "OPERATIONAL" ? openStateAt(openingHours, timeZone, now, specialDays) : "closed";
  return { isOpen: openState === "open", openState };
}
