import type { BusinessDraft } from "#contract/business";
import { repairPlace } from "../geography/repair-place.ts";
import { timeZoneOf } from "../geography/time-zone.ts";
import { falsePoint } from "../premises/false-point.ts";
import { correctFields, publicLink } from "./field-rules.ts";
import { phoneToE164 } from "./phones/phone.ts";
import { repairTexts } from "./repair-texts.ts";
import { CLEANED_LINK_FIELDS } from "./web-addresses/link-fields.ts";
import { cleanWebsite } from "./web-addresses/website.ts";

/**
 * Applies the current import rules to a business that an earlier version imported. Also applies the limits of fields and the rules of links
 * to values edited by hand; otherwise these stay. Returns the same object when nothing changes.
 */
export function repairFields<Stored extends BusinessDraft>(business: Stored, editedFields: readonly string[]): Stored {
  const validRecord = correctFields(business);
  const texts = repairTexts(validRecord, editedFields);
  const correctedRecord = Object.keys(texts).length === 0 ? validRecord : { ...validRecord, ...texts };
  const links = cleanLinks(correctedRecord, editedFields);
  const point = repairPoint(correctedRecord, editedFields);
  const place = { ...repairPlace(correctedRecord, editedFields), ...point };
  const phoneE164 = place.phoneE164 ?? e164Of(correctedRecord);
  const isSame = Object.keys({ ...links, ...place }).length === 0 && phoneE164 === correctedRecord.phoneE164;
  return isSame ? correctedRecord : { ...correctedRecord, ...place, ...links, phoneE164 };
}

type Links = Partial<Pick<BusinessDraft, (typeof CLEANED_LINK_FIELDS)[number]>>;

/** Returns the links that cleaning changes. */
function cleanLinks(business: BusinessDraft, editedFields: readonly string[]): Links {
  const links: Links = {};
  for (const field of CLEANED_LINK_FIELDS) {
    const address = business[field];
    if (address === null || editedFields.includes(field)) continue;
    const cleanAddress = publicLink(cleanWebsite(address));
    if (cleanAddress !== address) links[field] = cleanAddress;
  }
  return links;
}

/** Drops false coordinates, and the time zone if it was derived from them. */
function repairPoint(business: BusinessDraft, edited: readonly string[]) {
  const { latitude, longitude, timeZone, state, country } = business;
  if (edited.includes("latitude") || edited.includes("longitude") || falsePoint(business) === undefined) return {};
  const point = { latitude: null, longitude: null };
  const isZoneOfPoint =
    timeZone !== null && timeZone === timeZoneOf({ timeZone: "", latitude, longitude, state, country });
  if (!isZoneOfPoint || edited.includes("timeZone")) return point;
  return { ...point, timeZone: timeZoneOf({ timeZone: "", ...point, state, country }) };
}

/** Returns the E.164 number, which an earlier version did not recognise for some numbers, such as those with letters. */
function e164Of({ phone, phoneE164, country }: BusinessDraft): string | null {
  return phoneE164 ?? (phone === null ? null : phoneToE164(phone, country));
}
