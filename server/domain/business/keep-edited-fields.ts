import type { BusinessDraft } from "#contract/business";
import { type BusinessInsert, type BusinessWithKeys, businessKeys } from "./business-keys.ts";
import { derive, derivedFields } from "./derived-fields.ts";

/** A business with its lists, hours and attributes as values again. */
export function draftOf(business: BusinessInsert): BusinessDraft {
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
 * A row that an updating import brings, with the `fields` that were edited by hand as they are stored. What follows from
 * them (number in international form, time zone, address line) is worked out anew.
 */
export function keepEditedFields(
  incoming: BusinessInsert,
  stored: BusinessDraft,
  fields: readonly string[],
): BusinessWithKeys {
  const draft: BusinessDraft = draftOf(incoming);
  for (const field of fields)
    if (field in stored) Object.assign(draft, { [field]: stored[field as keyof BusinessDraft] });
  const kept = derive(
    draft,
    derivedFields((field) => fields.includes(field)),
  );
  return { ...kept, ...businessKeys(kept) };
}
