import type { Business, ComputedField } from "#contract/business";
import { callUrl } from "#domain/business/contact-url";
import { openStateAt } from "#domain/opening-hours/open-state";
import { comesToCustomers } from "#domain/premises/comes-to-customers";
import type { BusinessRecord } from "../store/port/directory.ts";

/** Computes the fields of a response. A business is open by its known hours; one that is closed for now or for good is closed. */
export function computedFields(record: BusinessRecord, now: Date): Pick<Business, ComputedField> {
  const { businessStatus, openingHours, timeZone, specialDays } = record;
  const openState = businessStatus === "OPERATIONAL" ? openStateAt(openingHours, timeZone, now, specialDays) : "closed";
  return {
    isOpen: openState === "open",
    openState,
    telUri: callUrl(record) ?? null,
    comesToCustomers: comesToCustomers(record),
  };
}
