import type { Business } from "../../contract/business.ts";
import { dialledNumber, phoneExtension } from "../business/phones/dialled-number.ts";
import { WEEKDAYS } from "../opening-hours/opening-hours.ts";
import { absoluteUrl, businessIdUrl, vcardUrl } from "./page-url.ts";

/** Maximum octets of a line without its end (RFC 6350 §3.2). */
const MAX_LINE_OCTETS = 75;

/** Returns a vCard 4.0 of a business (RFC 6350), without unknown properties. */
export function vcard(business: Business, baseUrl: string): string {
  const { name, category, latitude, longitude, website } = business;
  const page = absoluteUrl(baseUrl, businessIdUrl(business.id));
  const lines = [
    "BEGIN:VCARD",
    "VERSION:4.0",
    "KIND:org",
    `UID;VALUE=uri:${page}`,
    `REV:${revisionOf(business.updatedAt)}`,
    `FN:${text(name)}`,
    `ORG:${text(name)}`,
    category !== "" && `CATEGORIES:${text(category)}`,
    telephone(business),
    address(business),
    latitude !== null && longitude !== null && `GEO:geo:${latitude},${longitude}`,
    website !== null && webAddress(website),
    `SOURCE:${absoluteUrl(baseUrl, vcardUrl(business.id))}`,
    note(business),
    "END:VCARD",
  ];
  return lines
    .filter((line) => line !== false)
    .map((line) => `${foldLine(line)}\r\n`)
    .join("");
}

/** Returns the phone number of a vCard; none for a text that cannot be dialled. An extension is a parameter of the number (RFC 3966). */
function telephone(business: Business): string | false {
  const { phone, phoneE164 } = business;
  if (dialledNumber(business) === undefined) return false;
  if (phoneE164 === null) return `TEL;TYPE="work,voice":${text(phone ?? "")}`;
  const extension = phoneExtension(phone ?? "");
  return `TEL;VALUE=uri;TYPE="work,voice":tel:${phoneE164}${extension && `;ext=${extension}`}`;
}

function address({ address: street, city, state, zipCode, country }: Business): string | false {
  const parts = [street, city, state, zipCode, country];
  // The empty first fields are post office box and extended address.
  return parts.some((part) => part !== "") && `ADR;TYPE=work:;;${parts.map(text).join(";")}`;
}

function note({ openingHours }: Business): string | false {
  const days = WEEKDAYS.filter((day) => openingHours?.[day] !== undefined);
  return days.length > 0 && `NOTE:${text(days.map((day) => `${day}: ${openingHours?.[day]}`).join("\n"))}`;
}

/** Escapes a value and drops control characters. */
function text(value: string): string {
  return value
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[\0-\x09\x0b-\x1f\x7f]/g, "")
    .replace(/[\\,;]/g, "\\$&")
    .replaceAll("\n", "\\n");
}

/** Example: `20261121T180000Z`. */
function revisionOf(isoDate: string): string {
  return isoDate.replace(/[-:]|\.\d+/g, "");
}

function webAddress(website: string): string | false {
  const url = URL.parse(website);
  return url !== null && /^https?:$/.test(url.protocol) && `URL:${url.href}`;
}

function foldLine(line: string): string {
  let folds = "";
  let octets = 0;
  for (const character of line) {
    const size = utf8Length(character.codePointAt(0) ?? 0);
    if (octets + size > MAX_LINE_OCTETS) {
      folds += "\r\n ";
      octets = 1;
    }
    folds += character;
    octets += size;
  }
  return folds;
}

/** Returns the octets of a character in UTF-8. */
function utf8Length(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
