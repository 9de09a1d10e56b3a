import type { Business, ComputedField } from "#contract/business";
import type { OwnField } from "#contract/fields/own-fields";
import { callUrl } from "#domain/business/contact-url";
import { ownDrawing } from "#domain/drawings/choose-drawings";
import { openStateAt } from "#domain/opening-hours/open-state";
import { shownOwnFields } from "#domain/own-fields/shown-own-fields";
import { comesToCustomers } from "#domain/premises/comes-to-customers";
import type { BusinessRecord, Directory } from "../store/port/directory.ts";

/** Returns the own fields in use, if one of the businesses has a value: most directories have none. */
export async function ownFieldsFor(
  directory: Pick<Directory, "ownFields">,
  records: readonly BusinessRecord[],
): Promise<readonly OwnField[]> {
  if (records.every(({ ownValues }) => Object.keys(ownValues).length === 0)) return [];
  return (await directory.ownFields()).filter(({ removedAt }) => removedAt === null);
}

/** Returns a business of a response. `ownFields` are those in use. */
export function toBusiness(record: BusinessRecord, now: Date, ownFields: readonly OwnField[]): Business {
  const { ownValues: _, ...business } = record;
  return { ...business, ...computedFields(record, now, ownFields) };
}

/** Computes the fields of a response. A business is open by its known hours; one that is closed for now or for good is closed. */
function computedFields(
  record: BusinessRecord,
  now: Date,
  ownFields: readonly OwnField[],
): Pick<Business, ComputedField> {
  const { businessStatus, openingHours, timeZone, specialDays } = record;
  const openState = businessStatus === "OPERATIONAL" ? openStateAt(openingHours, timeZone, now, specialDays) : "closed";
  const worksAtCustomers = comesToCustomers(record);
  return {
    isOpen: openState === "open",
    openState,
    telUri: callUrl(record) ?? null,
    comesToCustomers: worksAtCustomers,
    drawing: ownDrawing({ ...record, comesToCustomers: worksAtCustomers }),
    ownFields: shownOwnFields(record.ownValues, ownFields),
  };
}
