import type { BusinessDraft } from "#contract/business";
import { BLANK_DRAFT, FIELD_NAMES, type FieldName } from "../business/business-fields.ts";
import {
  changedOwnValueFields,
  keyOfOwnValueField,
  ownValueField,
  withOwnValue,
} from "../own-fields/own-value-fields.ts";

/** Fields that a merge takes as a whole: halves of two addresses are not an address. */
const FIELD_SETS: readonly (readonly FieldName[])[] = [
  ["address", "city", "state", "zipCode", "country", "fullAddress", "latitude", "longitude", "timeZone"],
  ["phone", "phoneE164"],
  ["rating", "reviewCount", "ratingDistribution"],
  ["priceRange", "priceLevel"],
];
const IN_SETS: ReadonlySet<FieldName> = new Set(FIELD_SETS.flat());
/** Fields of the survivor that stay even if they are unknown: its identity, its state, and texts about it. */
const OWN_FIELDS: ReadonlySet<FieldName> = new Set([
  "placeId",
  "slug",
  "name",
  "businessStatus",
  "isVerified",
  "createdAt",
  "seoTitle",
  "seoDescription",
  "canonicalUrl",
  "uniqueContent",
]);
/** Lists that are joined. */
const JOINED_FIELDS = ["photos", "subtypes"] as const;
const IDENTITY: ReadonlySet<FieldName> = new Set(["placeId", "slug", "createdAt"]);

/** A business of a merge; `editedFields` were edited by hand. */
export interface MergeSide {
  business: BusinessDraft;
  editedFields: readonly string[];
}

export interface MergedBusiness {
  draft: BusinessDraft;
  /** Fields that the merge changed; each own field is an entry. */
  filled: string[];
  /** Fields edited by hand, including the filled ones: an import of the survivor's row leaves them alone. */
  editedFields: string[];
}

/**
 * Fills blank fields of the survivor from the other business and joins photos and subtypes. A field edited by hand in one of them wins over
 * one that was not.
 */
export function mergeBusinesses(survivor: MergeSide, other: MergeSide): MergedBusiness {
  const draft: BusinessDraft = { ...survivor.business };
  const take = (field: FieldName) => Object.assign(draft, { [field]: other.business[field] });
  const isEdited = (side: MergeSide, field: FieldName) => side.editedFields.includes(field);
  const editedAlone = (field: FieldName) => isEdited(other, field) && !isEdited(survivor, field);
  for (const set of FIELD_SETS) {
    const isOurs = set.some((field) => isEdited(survivor, field));
    const isTheirs = !isOurs && set.some((field) => isEdited(other, field));
    if (isTheirs || (!isOurs && isLess(survivor.business, other.business, set))) set.forEach(take);
  }
  for (const field of FIELD_NAMES) {
    if (IN_SETS.has(field) || IDENTITY.has(field) || field === "ownValues") continue;
    if (editedAlone(field)) take(field);
    else if (!OWN_FIELDS.has(field) && isBlank(draft, field) && !isEdited(survivor, field)) take(field);
  }
  for (const field of JOINED_FIELDS)
    if (!isEdited(survivor, field) && !editedAlone(field))
      draft[field] = [...new Set([...survivor.business[field], ...other.business[field]])];
  draft.subtypes = draft.subtypes.filter((name) => name !== draft.category);
  draft.ownValues = mergedOwnValues(survivor, other);
  const filledFields = FIELD_NAMES.flatMap((field): string[] => {
    if (field === "ownValues") return changedOwnValueFields(survivor.business.ownValues, draft.ownValues);
    return JSON.stringify(draft[field]) === JSON.stringify(survivor.business[field]) ? [] : [field];
  });
  return {
    draft,
    filled: filledFields,
    editedFields: [...new Set([...survivor.editedFields, ...filledFields])].toSorted(),
  };
}

/**
 * Tells whether the business lacks the first field of the set, which the other has, and does not contradict it in the second: no street in
 * the same city.
 */
function isLess(business: BusinessDraft, other: BusinessDraft, [first, second]: readonly FieldName[]): boolean {
  if (first === undefined || second === undefined || !isBlank(business, first)) return false;
  const isSecondEqual = isBlank(business, second) || business[second] === other[second];
  return isSecondEqual && !(isBlank(other, first) && isBlank(other, second));
}

/** Merges own fields one by one, as other fields. */
function mergedOwnValues(survivor: MergeSide, other: MergeSide): BusinessDraft["ownValues"] {
  const edited = other.editedFields.flatMap((field) => keyOfOwnValueField(field) ?? []);
  let values = survivor.business.ownValues;
  for (const key of new Set([...Object.keys(other.business.ownValues), ...edited])) {
    const field = ownValueField(key);
    const isTheirs = other.editedFields.includes(field) || values[key] === undefined;
    if (isTheirs && !survivor.editedFields.includes(field))
      values = withOwnValue(values, key, other.business.ownValues[key] ?? null);
  }
  return values;
}

function isBlank(business: BusinessDraft, field: FieldName): boolean {
  return JSON.stringify(business[field]) === JSON.stringify(BLANK_DRAFT[field]);
}
