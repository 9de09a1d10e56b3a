import { type DerivedField, derive, derivedFields } from "#domain/business/derived-fields";
import { correctFields } from "#domain/business/field-rules";
import { withFieldValues } from "#domain/own-fields/own-value-fields";
import { businessUrl } from "#domain/publishing/page-url";
import type { BusinessRecord } from "../port/directory.ts";
import { timeAfter } from "../records/business-changes.ts";
import { fieldValues, type StoredValues } from "../records/business-record.ts";
import type { ImportJournalEntry, JournalEntry } from "./journal-entry.ts";

interface RevertibleValues {
  values: StoredValues;
  /** Fields to derive again from the others. */
  derived: DerivedField[];
}

/**
 * Returns the values to restore: those not changed after the import. If a later import changed a field, the value before both moves into
 * its entry. `laterEntries` are those of later imports, earliest first; `moved` holds the entries among them that received values.
 */
export function revertibleValues(
  { values }: JournalEntry,
  editedFields: readonly string[],
  laterEntries: readonly ImportJournalEntry[],
): RevertibleValues & { moved: ImportJournalEntry[] } {
  const laterEntry = (field: string) => laterEntries.find((entry) => field in entry.values);
  const fieldsToDerive = derivedFields((field) => editedFields.includes(field));
  const ownValues: StoredValues = {};
  const movedEntries = new Set<ImportJournalEntry>();
  for (const field of Object.keys(values) as (keyof StoredValues)[]) {
    const entry = laterEntry(field);
    if (entry !== undefined) {
      entry.values[field] = values[field];
      movedEntries.add(entry);
    } else if (!editedFields.includes(field) && !(fieldsToDerive as string[]).includes(field)) {
      ownValues[field] = values[field];
    }
  }
  if (!fieldsToDerive.includes("phoneE164") && (laterEntry("phone") || laterEntry("country")))
    fieldsToDerive.push("phoneE164");
  return { values: ownValues, derived: fieldsToDerive, moved: [...movedEntries] };
}

/** Returns the values of fields that were edited by hand after the import. */
export function valuesEditedByHand(values: StoredValues, editedFields: readonly string[]): StoredValues {
  return Object.fromEntries(Object.entries(values).filter(([field]) => editedFields.includes(field)));
}

/**
 * Returns the business without the changes of the import. A business not changed since gets its previous time of change. `ownerOf` returns
 * the id of the business that has or had a slug.
 */
export function revertBusiness(
  business: BusinessRecord,
  entry: JournalEntry,
  { values, derived }: RevertibleValues,
  { at, ownerOf }: { at: Date; ownerOf: (slug: string) => number | undefined },
): BusinessRecord {
  const isUntouched = Date.parse(business.updatedAt) === entry.updatedAt;
  const updatedAt = isUntouched ? entry.previousUpdatedAt : timeAfter(business, at);
  const restoredBusiness = correctFields(withFieldValues(business, fieldValues(values)));
  const previousBusiness = derive(restoredBusiness, derived);
  const canonicalUrl = currentCanonicalUrl(previousBusiness, ownerOf);
  return { ...previousBusiness, canonicalUrl, updatedAt: new Date(updatedAt).toISOString() };
}

/** Returns the slug in the URL of a details page; undefined for any other URL. */
export function slugOfUrl(url: string | null): string | undefined {
  return /^\/details\/([a-z0-9-]+)$/.exec(url ?? "")?.[1];
}

/** Replaces a former slug in the canonical URL by the current one. */
function currentCanonicalUrl(
  { id, slug, canonicalUrl }: BusinessRecord,
  ownerOf: (slug: string) => number | undefined,
): string | null {
  const urlSlug = slugOfUrl(canonicalUrl) ?? slug;
  return urlSlug !== slug && ownerOf(urlSlug) === id ? businessUrl(slug) : canonicalUrl;
}
