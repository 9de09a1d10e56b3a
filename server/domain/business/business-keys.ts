import type { Attributes, BusinessDraft, CategoryGroup, OpeningHours } from "#contract/business";
import { cityKey } from "../address/city-key.ts";
import { categoryGroup } from "../categories/category-group.ts";
import { foldText } from "../text/fold.ts";
import { memoize } from "../text/memoize.ts";
import { slugify } from "../text/slug.ts";
import { qualityScore } from "./quality-score.ts";

/** Parts of a draft that are no single value; they are stored, and compared, as JSON. */
type Composite = "photos" | "openingHours" | "attributes" | "subtypes";

/** What is computed of a business once and stored, so that no database's own rules of comparing text matter. */
interface BusinessKeys {
  /** `slugify(name)-slugify(city)`, never empty; the store makes it unique. */
  slugBase: string;
  /** Folded name to sort by. */
  sortName: string;
  /** What links to its city are matched by; "" without a city. */
  cityKey: string;
  categorySlug: string;
  group: CategoryGroup;
  /** 0–1; higher is better. */
  quality: number;
  /** Folded words: of the name; and of everything else that search looks at. */
  nameText: string;
  otherText: string;
  /** Folded; the postcode without spaces. */
  zipKey: string;
  stateKey: string;
  countryKey: string;
  photosJson: string;
  /** "" when they are unknown. */
  openingHoursJson: string;
  attributesJson: string;
  subtypesJson: string;
}

/** A business with all that a store keeps of it, in single values. */
export type BusinessInsert = Omit<BusinessDraft, Composite> & BusinessKeys;
export type BusinessWithKeys = BusinessDraft & BusinessKeys;

export function businessKeys(draft: BusinessDraft): BusinessKeys {
  const name = foldText(draft.name);
  const place = [draft.address, draft.city, draft.state, draft.zipCode].filter((part) => part !== "").join(" ");
  return {
    slugBase: slugBase(draft),
    sortName: name,
    cityKey: cityKey(draft.city),
    categorySlug: categorySlug(draft.category),
    group: groupOf(draft.category),
    quality: qualityScore(draft),
    nameText: name,
    otherText: foldText([draft.category, ...draft.subtypes, place, draft.description].join(" ")),
    zipKey: foldText(draft.zipCode).replaceAll(" ", ""),
    stateKey: foldRepeated(draft.state),
    countryKey: foldRepeated(draft.country),
    photosJson: jsonOfList(draft.photos),
    openingHoursJson: draft.openingHours === null ? "" : jsonOf(draft.openingHours),
    attributesJson: jsonOf(draft.attributes),
    subtypesJson: jsonOfList(draft.subtypes),
  };
}

function jsonOfList(texts: readonly string[]): string {
  return texts.length === 0 ? "[]" : JSON.stringify(texts);
}

/** Rows that write their hours or their attributes alike share one object. */
const knownJson = new WeakMap<OpeningHours | Attributes, string>();

function jsonOf(shared: OpeningHours | Attributes): string {
  let json = knownJson.get(shared);
  if (json === undefined) {
    json = JSON.stringify(shared);
    knownJson.set(shared, json);
  }
  return json;
}

/** No real category is longer; what is, must not take long. */
const LONGEST_CATEGORY = 200;

const foldRepeated = memoize(foldText);
const citySlug = memoize(slugify);
const groupOf = memoize((category) => categoryGroup(category.slice(0, LONGEST_CATEGORY)));

/** What a category is addressed by; one that cannot be written in Latin letters still is a page of its own. */
export const categorySlug = memoize((category) => slugify(category) || `category-${stableHash(category)}`);

/** A name that cannot be written in Latin letters gives way to a short hash of the place_id. */
function slugBase({ name, city, placeId }: BusinessDraft): string {
  const own = slugify(name) || `business-${stableHash(placeId)}`;
  const where = citySlug(city);
  return where === "" ? own : `${own}-${where}`;
}

/** FNV-1a over UTF-16 units, in base 36: short, and the same on every machine. */
function stableHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
