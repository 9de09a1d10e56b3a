import type { BusinessDraft, OpeningHours } from "#contract/business";
import type { BusinessEdit } from "#contract/business-edit";
import type { OwnField } from "#contract/fields/own-fields";
import { parseAddress } from "../address/address.ts";
import { countryName } from "../address/country.ts";
import { regionForm } from "../geography/region-form.ts";
import { timeZoneOf } from "../geography/time-zone.ts";
import { hasOverlap, WEEKDAYS } from "../opening-hours/opening-hours.ts";
import { parseDayHours } from "../opening-hours/opening-hours-day.ts";
import { editOwnValues } from "../own-fields/edit-own-values.ts";
import { changedOwnValueFields } from "../own-fields/own-value-fields.ts";
import { cleanLine, cleanText } from "../text/clean-text.ts";
import { BLANK_DRAFT } from "./business-fields.ts";
import { contactProblems } from "./contact-problems.ts";
import { ADDRESS_PARTS, derive, derivedFields } from "./derived-fields.ts";
import { editFacts, type FieldProblem } from "./facts/fact-edit.ts";
import { linkProblem } from "./facts/linked-addresses.ts";
import { isOwnPhoto } from "./own-photos/own-photo.ts";
import { LINK_FIELDS } from "./web-addresses/link-fields.ts";
import { isSitePath, isWebAddress, withScheme } from "./web-addresses/web-address.ts";

/** A business after an edit, and the problems of the edit. */
export interface EditedBusiness {
  draft: BusinessDraft;
  /** Fields that the edit changed, without derived ones; each own field is an entry. */
  changed: string[];
  /** Fields that imports may no longer change: the changed ones, and with an address line all of its parts. */
  edited: string[];
  problems: FieldProblem[];
}

const LINES = ["fullAddress", "address", "city", "state", "zipCode"] as const;
const OPTIONAL_LINES = ["seoTitle", "seoDescription", "timeZone", "priceRange", "chain", "locatedIn"] as const;
const UNPARSED_FIELDS = [
  "rating",
  "reviewCount",
  "attributes",
  "businessStatus",
  "isVerified",
  "latitude",
  "longitude",
  "priceLevel",
  "isServiceArea",
] as const;

/** Applies an edit by an administrator, normalised like an import. `ownFields` are those in use. */
export function editBusiness(
  storedDraft: BusinessDraft,
  edit: BusinessEdit,
  ownFields: readonly OwnField[] = [],
): EditedBusiness {
  const problems: FieldProblem[] = [];
  const draft: BusinessDraft = { ...storedDraft };
  applyTexts(draft, edit);
  applyLinks(draft, edit, problems);
  for (const field of UNPARSED_FIELDS) if (edit[field] !== undefined) Object.assign(draft, { [field]: edit[field] });
  problems.push(...editFacts(draft, edit));
  if (edit.ownValues !== undefined) problems.push(...editOwnValues(draft, edit.ownValues, ownFields));
  if (edit.openingHours !== undefined) draft.openingHours = hoursText(edit.openingHours, problems);
  check(draft, edit, problems);
  problems.push(...contactProblems(draft, storedDraft, edit));
  const differs = (field: keyof BusinessDraft) => JSON.stringify(draft[field]) !== JSON.stringify(storedDraft[field]);
  const names = Object.keys(edit) as (keyof BusinessEdit)[];
  const fieldsInEdit = new Set<keyof BusinessDraft>(names.filter((name) => edit[name] !== undefined));
  if (parseLine(draft, differs)) for (const field of ADDRESS_PARTS) fieldsInEdit.add(field);
  const derivedDraft = derive(draft, derivedFields(differs));
  const changedFields = [...fieldsInEdit].flatMap((field): string[] => {
    if (field === "ownValues") return changedOwnValueFields(storedDraft.ownValues, draft.ownValues);
    return field !== "slug" && differs(field) ? [field] : [];
  });
  const editedFields = changedFields.includes("fullAddress")
    ? [...new Set([...changedFields, ...ADDRESS_PARTS])]
    : changedFields;
  return { draft: derivedDraft, changed: changedFields, edited: editedFields, problems };
}

function applyTexts(draft: BusinessDraft, edit: BusinessEdit) {
  for (const field of LINES) if (edit[field] !== undefined) draft[field] = cleanLine(edit[field]);
  for (const field of OPTIONAL_LINES) {
    if (edit[field] !== undefined) draft[field] = cleanLine(edit[field] ?? "") || null;
  }
  if (edit.name !== undefined) draft.name = cleanLine(edit.name);
  if (edit.category !== undefined) draft.category = cleanLine(edit.category) || BLANK_DRAFT.category;
  if (edit.description !== undefined) draft.description = cleanText(edit.description);
  if (edit.uniqueContent !== undefined) draft.uniqueContent = cleanText(edit.uniqueContent ?? "") || null;
  if (edit.phone !== undefined) draft.phone = cleanLine(edit.phone ?? "") || null;
  if (edit.slug !== undefined) draft.slug = edit.slug.trim();
  if (edit.country !== undefined) draft.country = countryName(cleanLine(edit.country)) || cleanLine(edit.country);
  if (edit.state !== undefined) draft.state = regionForm(draft.state, draft.country);
  if (edit.subtypes !== undefined) {
    // An export joins them with commas.
    const names = edit.subtypes.flatMap((name) => cleanLine(name).split(",")).map((name) => name.trim());
    draft.subtypes = [...new Set(names)].filter((name) => name !== "" && name !== draft.category);
  }
}

function applyLinks(draft: BusinessDraft, edit: BusinessEdit, problems: FieldProblem[]) {
  for (const field of LINK_FIELDS) {
    const value = edit[field];
    if (value === undefined) continue;
    const link = withScheme(cleanLine(value ?? "")) || null;
    const problem = link === null || (field === "canonicalUrl" && isSitePath(link)) ? undefined : addressMessage(link);
    if (problem === undefined) draft[field] = link;
    else problems.push({ field, message: problem });
  }
  if (edit.photos === undefined) return;
  const photos = edit.photos.map((photo) => cleanLine(photo));
  photos.forEach((photo, index) => {
    const problem = photo === "" || isOwnPhoto(photo) ? undefined : addressMessage(photo);
    if (problem !== undefined) problems.push({ field: `photos.${index}`, message: problem });
  });
  draft.photos = [...new Set(photos)].filter((photo) => photo !== "");
}

function addressMessage(address: string): string | undefined {
  return isWebAddress(address) ? linkProblem(address) : "isn’t a web address. Start it with https://";
}

function hoursText(editedHours: OpeningHours | null, problems: FieldProblem[]): OpeningHours | null {
  const hours: OpeningHours = {};
  for (const day of WEEKDAYS) {
    const text = editedHours?.[day];
    const hoursText = text === undefined ? "" : parseDayHours(text);
    if (hoursText === null) {
      const message = 'cannot be read as opening hours; write "9:00 AM - 5:00 PM", "Closed" or "Open 24 hours"';
      problems.push({ field: `openingHours.${day}`, message });
    } else if (hasOverlap(hoursText)) {
      problems.push({ field: `openingHours.${day}`, message: "has times that overlap; write each time once" });
    } else if (hoursText !== "") hours[day] = hoursText;
  }
  return Object.keys(hours).length > 0 ? hours : null;
}

function check(draft: BusinessDraft, edit: BusinessEdit, problems: FieldProblem[]) {
  if (draft.name === "") problems.push({ field: "name", message: "is needed" });
  if (edit.slug !== undefined && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(draft.slug ?? "")) {
    problems.push({ field: "slug", message: "may hold a-z, 0-9 and single hyphens between them" });
  }
  if ((draft.latitude === null) !== (draft.longitude === null)) {
    const field = draft.latitude === null ? "latitude" : "longitude";
    problems.push({ field, message: "is needed too: latitude and longitude go together" });
  }
  const { timeZone } = draft;
  const nowhere = { latitude: null, longitude: null, state: "", country: "" };
  if (edit.timeZone !== undefined && timeZone !== null && timeZoneOf({ timeZone, ...nowhere }) === null) {
    problems.push({ field: "timeZone", message: "is no time zone; write one such as America/Chicago" });
  }
}

/** Parses an address line that was edited without its parts. Returns whether it was. */
function parseLine(draft: BusinessDraft, isEdited: (field: keyof BusinessDraft) => boolean): boolean {
  if (!isEdited("fullAddress") || ADDRESS_PARTS.some(isEdited)) return false;
  const { fullAddress, country } = draft;
  const addressParts = parseAddress({ fullAddress, postalCode: "", country });
  Object.assign(draft, { ...addressParts, country: addressParts.country || country });
  return true;
}
