import type { BusinessDraft } from "#contract/business";
import { type BusinessWithKeys, businessKeys, type StorableBusiness } from "./business-keys.ts";
import { phoneToE164 } from "./phone.ts";
import { timeZoneOf } from "./time-zone.ts";

/** From what the time zone is told where nobody has said it. */
const WHEREABOUTS = ["latitude", "longitude", "state", "country"];

/** A business with its lists, hours and attributes as values again. */
export function draftOf(business: StorableBusiness): BusinessDraft {
  const { photosJson, openingHoursJson, attributesJson, subtypesJson } = business;
  return {
    ...business,
    photos: JSON.parse(photosJson),
    openingHours: openingHoursJson === "" ? null : JSON.parse(openingHoursJson),
    attributes: JSON.parse(attributesJson),
    subtypes: JSON.parse(subtypesJson),
  };
}

/**
 * A row that an updating import brings, with the `fields` that were edited by hand as they are stored. What is worked
 * out from them (number in international form, time zone) is worked out anew.
 */
export function keepFields(
  incoming: StorableBusiness,
  stored: BusinessDraft,
  fields: readonly string[],
): BusinessWithKeys {
  const draft: BusinessDraft = draftOf(incoming);
  for (const field of fields)
    if (field in stored) Object.assign(draft, { [field]: stored[field as keyof BusinessDraft] });
  const isEdited = (field: string) => fields.includes(field);
  if (isEdited("phone") || isEdited("country")) {
    draft.phoneE164 = draft.phone === null ? null : phoneToE164(draft.phone, draft.country);
  }
  if (!isEdited("timeZone") && WHEREABOUTS.some(isEdited)) draft.timeZone = timeZoneOf({ ...draft, timeZone: "" });
  return { ...draft, ...businessKeys(draft) };
}
