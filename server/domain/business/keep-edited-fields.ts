import type { BusinessDraft } from "#contract/business";
import { keyOfOwnValueField, withOwnValue } from "../own-fields/own-value-fields.ts";
import { type BusinessInsert, type BusinessWithKeys, businessKeys, draftOf } from "./business-keys.ts";
import { derive, derivedFields } from "./derived-fields.ts";

/**
 * Returns an import's row with the stored values of `fields`, which were edited by hand. Fields derived from them (E.164 number, time zone,
 * address line) are recomputed.
 */
export function keepEditedFields(
  newBusiness: BusinessInsert,
  storedBusiness: BusinessDraft,
  fields: readonly string[],
): BusinessWithKeys {
  const draft: BusinessDraft = draftOf(newBusiness);
  for (const field of fields) {
    const ownKey = keyOfOwnValueField(field);
    if (ownKey !== undefined)
      draft.ownValues = withOwnValue(draft.ownValues, ownKey, storedBusiness.ownValues[ownKey] ?? null);
    else if (field in storedBusiness) Object.assign(draft, { [field]: storedBusiness[field as keyof BusinessDraft] });
  }
  const fieldsToDerive = derivedFields((field) => fields.includes(field));
  const mergedDraft = derive(draft, fieldsToDerive);
  return { ...mergedDraft, ...businessKeys(mergedDraft) };
}
