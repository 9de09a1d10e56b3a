import type { BusinessDraft, CategoryGroup } from "#contract/business";
import { attributeLines } from "../attributes/attribute-identity.ts";
import { type GroupOfName, groupOfName, groupOfSubtypes } from "../categories/category-group.ts";
import { type Kind, kindOf } from "../categories/kind.ts";
import { placedCityKey } from "../cities/city-identity.ts";
import { comesToCustomers } from "../premises/comes-to-customers.ts";
import { attributeTags } from "../search/understanding/attribute-tags.ts";
import { phoneDigits } from "../search/understanding/phone-query.ts";
import { fnv1a } from "../text/fnv1a.ts";
import { foldKey, foldText } from "../text/fold.ts";
import { memoize } from "../text/memoize.ts";
import { nameSlug, readsHanOtherwise, slugify } from "../text/slug.ts";
import { type BusinessField, JSON_FIELDS, type JsonField } from "./business-fields.ts";
import { qualityScore } from "./quality-score.ts";

/**
 * Version of the rules for stored keys: folding, words, attributes, phone digits, slugs, category groups, premises, quality, the week
 * of opening hours; and of the rules for stored fields. Bump it with any change of these rules: stores then recompute the keys of their businesses.
 */
export const KEY_VERSION = 16;

/** Keys that are computed once and stored, independent of how a database compares text. */
interface ComputedKeys {
  /** `slugify(name)-slugify(city)`, never empty; the store makes it unique. */
  slugBase: string;
  /** Folded name for sorting. */
  sortName: string;
  /** `placedCityKey` of the city; "" without a city. */
  cityKey: string;
  /** Slug and name of the category's kind. */
  categorySlug: string;
  kind: string;
  group: CategoryGroup;
  /** Quality from 0 to 1; higher is better. */
  quality: number;
  /** Folded words of the name; the next field holds the words of all other searched fields. */
  nameText: string;
  otherText: string;
  /** `attributeTags` separated by spaces. */
  attributeTags: string;
  /** `attributeLines` of its attributes. */
  attributeLines: string;
  /** The last of `phoneDigits`, the national number; "" without a phone. */
  phoneDigits: string;
  /** Folded postcode without spaces. */
  zipKey: string;
  stateKey: string;
  countryKey: string;
}

/** Packing of each key between threads. */
export const KEY_FIELDS = {
  slugBase: { type: "text" },
  sortName: { type: "text" },
  cityKey: { type: "text", isShared: true },
  categorySlug: { type: "text", isShared: true },
  kind: { type: "text", isShared: true },
  group: { type: "text", isShared: true },
  quality: { type: "number" },
  nameText: { type: "text" },
  otherText: { type: "text" },
  attributeTags: { type: "text", isShared: true },
  attributeLines: { type: "text", isShared: true },
  phoneDigits: { type: "text" },
  zipKey: { type: "text" },
  stateKey: { type: "text", isShared: true },
  countryKey: { type: "text", isShared: true },
} as const satisfies Record<keyof ComputedKeys, Pick<BusinessField, "type" | "isShared">>;

/** `openingHoursJson` is "" when the hours are unknown. */
type JsonKeys = Record<`${JsonField}Json`, string>;
type BusinessKeys = ComputedKeys & JsonKeys;
/** A business as a store takes it, in single values. */
export type BusinessInsert = Omit<BusinessDraft, JsonField> & BusinessKeys;
export type BusinessWithKeys = BusinessDraft & BusinessKeys;

const JSON_KEYS = JSON_FIELDS.map((name) => ({ name, key: `${name}Json` as const }));

export function businessKeys(draft: BusinessDraft): BusinessKeys {
  return { ...jsonKeys(draft), ...computedKeys(draft) };
}

/** Adds its keys to a business. */
export function addKeys(draft: BusinessDraft): BusinessWithKeys {
  return Object.assign(draft, jsonKeys(draft), computedKeys(draft));
}

function computedKeys(draft: BusinessDraft): ComputedKeys {
  const name = foldText(draft.name);
  const place = [draft.address, draft.city, draft.state, draft.zipCode].filter((part) => part !== "").join(" ");
  const kind = kindOf(draft.category);
  const categories = [draft.category, ...(kind.name === draft.category ? [] : [kind.name]), ...draft.subtypes];
  const tags = tagsOf(draft, categories);
  return {
    slugBase: slugBase(draft),
    sortName: foldKey(draft.name),
    cityKey: placedCityKey(draft.city, draft.country),
    categorySlug: kind.slug,
    kind: kind.name,
    group: groupOfKind(kind, draft.subtypes),
    quality: qualityScore(draft),
    nameText: name,
    otherText: foldText([...categories, place, draft.description, ...draft.serviceAreas].join(" ")),
    attributeTags: tags.join(" "),
    attributeLines: attributeLines(draft.attributes, draft.ownValues, tags),
    phoneDigits: nationalDigits(draft),
    zipKey: postcodeKey(draft.zipCode),
    stateKey: foldRepeated(draft.state),
    countryKey: foldRepeated(draft.country),
  };
}

function tagsOf(draft: BusinessDraft, categories: readonly string[]): readonly string[] {
  const { attributes, openingHours, priceLevel } = draft;
  const facts = { openingHours, priceLevel, comesToCustomers: comesToCustomers(draft) };
  return attributeTags(attributes, categories, facts);
}

const BLANK_KEYS: ComputedKeys = {
  slugBase: "",
  sortName: "",
  cityKey: "",
  categorySlug: "",
  kind: "",
  group: "other",
  quality: 0,
  nameText: "",
  otherText: "",
  attributeTags: "",
  attributeLines: "",
  phoneDigits: "",
  zipKey: "",
  stateKey: "",
  countryKey: "",
};

/** Adds the keys and JSON by which a preview compares businesses. Other keys are blank, since a preview stores nothing. */
export function addPreviewKeys(draft: BusinessDraft): BusinessWithKeys {
  const nameText = foldText(draft.name);
  const keys = { ...BLANK_KEYS, nameText, phoneDigits: nationalDigits(draft), zipKey: postcodeKey(draft.zipCode) };
  return Object.assign(draft, keys, jsonKeys(draft));
}

function nationalDigits({ phoneE164, phone }: Pick<BusinessDraft, "phoneE164" | "phone">): string {
  return phoneDigits(phoneE164, phone).at(-1) ?? "";
}

/** Returns the JSON of each list and object. Rows with the same hours or attributes share one object. */
function jsonKeys(draft: BusinessDraft): JsonKeys {
  return {
    photosJson: jsonOf(draft.photos),
    openingHoursJson: sharedJson(draft.openingHours),
    attributesJson: sharedJson(draft.attributes),
    subtypesJson: jsonOf(draft.subtypes),
    otherHoursJson: sharedJson(draft.otherHours),
    specialDaysJson: jsonOf(draft.specialDays),
    ratingDistributionJson: jsonOf(draft.ratingDistribution),
    serviceAreasJson: jsonOf(draft.serviceAreas),
    socialLinksJson: jsonOf(draft.socialLinks),
    ownValuesJson: jsonOf(draft.ownValues),
  };
}

/** Restores lists, hours and attributes from their JSON. */
export function draftOf(business: BusinessInsert): BusinessDraft {
  const values = JSON_KEYS.map(({ name, key }) => [name, parseJson(business[key])]);
  return { ...business, ...Object.fromEntries(values) };
}

function parseJson(json: string): unknown {
  return json === "" ? null : JSON.parse(json);
}

function jsonOf(value: BusinessDraft[JsonField]): string {
  if (value === null) return "";
  return Array.isArray(value) && value.length === 0 ? "[]" : JSON.stringify(value);
}

const knownJson = new WeakMap<object, string>();

function sharedJson(value: BusinessDraft[JsonField]): string {
  if (value === null) return "";
  let json = knownJson.get(value);
  if (json === undefined) {
    json = JSON.stringify(value);
    knownJson.set(value, json);
  }
  return json;
}

/** Maximum length of a real category, which bounds the time for a hostile one. */
const MAX_CATEGORY_CHARS = 200;

const foldRepeated = memoize(foldKey);
const citySlug = memoize(slugify);
/** Returns the group that a category's name suggests. */
export const groupOfCategory = memoize((category): GroupOfName => groupOfName(category.slice(0, MAX_CATEGORY_CHARS)));
const groupOfSubtype = memoize((name) => groupOfSubtypes([name.slice(0, MAX_CATEGORY_CHARS)]) ?? "");

/** Returns the group of a business by its kind, otherwise by its first subtype with a certain group. */
export function groupOfKind({ name }: Pick<Kind, "name">, subtypes: readonly string[]): CategoryGroup {
  const { group, isSure } = groupOfCategory(name);
  return isSure ? group : (groupOfOthers(subtypes) ?? group);
}

/** Returns the group that the other categories of a business suggest. */
export function groupOfOthers(subtypes: readonly string[]): CategoryGroup | undefined {
  for (const name of subtypes) {
    const group = groupOfSubtype(name);
    if (group !== "") return group;
  }
  return undefined;
}

export function postcodeKey(postcode: string): string {
  return foldKey(postcode).replaceAll(" ", "");
}

/** Returns the slug of the page of a category's kind. */
export const categorySlug = (category: string): string => kindOf(category).slug;

/** Returns the slug of a business before it is made unique. A short hash of the place_id replaces a name without Latin letters. */
function slugBase({ name, city, country, placeId }: SlugFields): string {
  // The key of a known city is its name in Latin letters.
  const place = readsHanOtherwise(city, country) ? nameSlug(placedCityKey(city, country), country) : citySlug(city);
  return joinSlugs(nameSlug(name, country), place, placeId);
}

type SlugFields = Pick<BusinessDraft, "name" | "city" | "country" | "placeId">;

function joinSlugs(name: string, place: string, placeId: string): string {
  const slug = name || `business-${fnv1a(placeId).toString(36)}`;
  return place === "" ? slug : `${slug}-${place}`;
}

/** Returns the slug that earlier versions made of a Japanese or Korean name, with Chinese readings. Returns undefined for other names. */
export function formerSlugBase({ name, city, country, placeId }: SlugFields): string | undefined {
  if (!readsHanOtherwise(name, country) && !readsHanOtherwise(city, country)) return undefined;
  return joinSlugs(slugify(name), slugify(city), placeId);
}
