import type { Business } from "#contract/business";
import { cityKey } from "../address/city-key.ts";
import { categorySlug, postcodeKey } from "../business/business-keys.ts";
import type { Coordinates } from "../geography/distance.ts";
import { foldText } from "../text/fold.ts";
import { type NameWords, nameWords } from "./compare-names.ts";
import { DEPARTMENT_CATEGORIES, NATIONWIDE_PREFIXES, SHARED_HOSTS, VAGUE_CATEGORIES } from "./name-words-data.ts";
import { parseStreet, type StreetAddress } from "./street-address.ts";

/** Fields by which businesses are compared. Only the name and the category are needed; a missing field counts as unknown. */
export type ComparedBusiness = Pick<Business, "name" | "category"> &
  Partial<
    Pick<
      Business,
      | "group"
      | "subtypes"
      | "phone"
      | "phoneE164"
      | "website"
      | "address"
      | "city"
      | "state"
      | "zipCode"
      | "country"
      | "latitude"
      | "longitude"
      | "businessStatus"
    >
  >;

/** A business prepared for comparison. */
export interface DuplicateFacts {
  name: NameWords;
  /** Several businesses have this name; `findDuplicates` decides. */
  isChain: boolean;
  /** Slug of the category; the next field holds the slugs of all its categories. */
  categorySlug: string;
  categorySlugs: ReadonlySet<string>;
  group: string;
  /** The category does not identify the kind of business. */
  isVague: boolean;
  /** The business is located at or in another one, such as an ATM. */
  isDepartment: boolean;
  /** Words of its category and its place, which its name may add without being another name. */
  neutralWords: ReadonlySet<string>;
  /** The number in E.164; "" if unknown. */
  phone: string;
  /** Last digits of the number, also of one in national notation; "" if unknown. */
  phoneTail: string;
  /** The phone number serves a whole country, or many businesses. */
  isSharedPhone: boolean;
  /** Host of the website; "" without one, and if many businesses share it. */
  host: string;
  street: StreetAddress;
  /** The business has an address, so its coordinates point to a building. */
  hasAddress: boolean;
  cityKey: string;
  zipKey: string;
  country: string;
  coordinates: Coordinates | undefined;
  isClosed: boolean;
}

const slugs = (text: string): ReadonlySet<string> => new Set(text.split(";").map((name) => categorySlug(name.trim())));
/** Computed for the first business rather than at the start, since the tables of kinds take 20 ms and 4 MB. */
let cachedSlugs: { vague: ReadonlySet<string>; department: ReadonlySet<string> } | undefined;
const SHARED_HOST_NAMES: ReadonlySet<string> = new Set(SHARED_HOSTS.trim().split(/\s+/));
const NATIONWIDE_PHONE_PREFIXES = NATIONWIDE_PREFIXES.split(" ");

export function duplicateFacts(business: ComparedBusiness): DuplicateFacts {
  const { category, subtypes = [], address = "", latitude = null, longitude = null } = business;
  cachedSlugs ??= { vague: slugs(VAGUE_CATEGORIES), department: slugs(DEPARTMENT_CATEGORIES) };
  const slug = categorySlug(category);
  const phone = business.phoneE164 ?? "";
  const place = [business.city, business.state, business.country, address].map((part) => part ?? "").join(" ");
  return {
    name: nameWords(business.name),
    isChain: false,
    categorySlug: slug,
    categorySlugs: new Set([slug, ...subtypes.map(categorySlug)]),
    group: business.group ?? "",
    isVague: cachedSlugs.vague.has(slug),
    isDepartment: cachedSlugs.department.has(slug),
    neutralWords: new Set([...nameWords([category, ...subtypes].join(" ")).words, ...nameWords(place).words]),
    phone,
    phoneTail: phoneTail(business),
    isSharedPhone: NATIONWIDE_PHONE_PREFIXES.some((prefix) => phone.startsWith(prefix)),
    host: ownHost(business.website ?? ""),
    street: parseStreet(address),
    hasAddress: address !== "",
    cityKey: cityKey(business.city ?? ""),
    zipKey: comparedPostcode(business.zipCode ?? ""),
    country: foldText(business.country ?? ""),
    coordinates: latitude === null || longitude === null ? undefined : { latitude, longitude },
    isClosed: business.businessStatus === "CLOSED_PERMANENTLY",
  };
}

/** Returns the key of a postcode without the zeros that spreadsheets drop, and without the extension of a US code. */
export function comparedPostcode(zipCode: string): string {
  return postcodeKey(zipCode).replace(/^0+(?=\d{3})|(?<=^\d{4,5})-\d{4}$/g, "");
}

/** Number of digits that a number has in common with and without its country and trunk prefix. */
const TAIL_DIGITS = 9;

/** Returns the last nine digits of the phone number, which a row without a country has too; "" for a shorter one in national notation. */
export function phoneTail({ phone, phoneE164 }: Pick<ComparedBusiness, "phone" | "phoneE164">): string {
  if (phoneE164) return phoneE164.replace(/\D/g, "").slice(-TAIL_DIGITS);
  const digits = (phone ?? "").replace(/\D/g, "");
  return digits.length < TAIL_DIGITS ? "" : digits.slice(-TAIL_DIGITS);
}

/** Maximum of a host name (RFC 1035). */
const MAX_HOST_CHARS = 253;

/** Returns the host of a website that belongs to one business; "" for a shared host and for text that is not a URL. */
export function ownHost(website: string): string {
  const [, host = ""] = /^https?:\/\/(?:[^/?#@]*@)?([^/?#:@]+)/i.exec(website) ?? [];
  if (host.length > MAX_HOST_CHARS) return "";
  const name = host.toLowerCase().replace(/^(?:www\d?|m)\./, "");
  const parts = name.split(".");
  return parts.some((_, index) => SHARED_HOST_NAMES.has(parts.slice(index).join("."))) ? "" : name;
}
