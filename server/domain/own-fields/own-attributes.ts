import type { OwnField, OwnValue, OwnValues } from "#contract/fields/own-fields";
import type { AttributeIdentity } from "../attributes/attribute.ts";
import { fnv1a } from "../text/fnv1a.ts";
import { foldText } from "../text/fold.ts";
import { slugify } from "../text/slug.ts";
import { OWN_GROUP } from "./own-group.ts";

/** Maximum length of a value in the name of its filter; the rest is truncated. */
const MAX_LABEL_CHARS = 60;
/** Maximum number of own values of one business that are filters. */
const MAX_PER_BUSINESS = 200;
/** Maximum number of distinct values of a field that is a filter. */
export const MAX_FILTER_VALUES = 20;
const YES = "yes";
const NO = "no";

/**
 * Returns the values of a business as attributes, sorted by slug: texts, items of lists, yes and no. Numbers and links are left out. Labels
 * hold only the values; `namedOwnAttribute` adds the name of the field, which may change.
 */
export function ownAttributes(values: OwnValues): AttributeIdentity[] {
  const bySlug = new Map<string, AttributeIdentity>();
  for (const [key, value] of Object.entries(values)) {
    for (const text of filterTexts(value)) {
      const slug = `${key}.${valueSlug(text)}`;
      if (bySlug.size < MAX_PER_BUSINESS) bySlug.set(slug, { slug, label: labelOf(text), group: `${OWN_GROUP}${key}` });
    }
  }
  return [...bySlug.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

function filterTexts(value: OwnValue): string[] {
  if (typeof value === "boolean") return [value ? YES : NO];
  if (Array.isArray(value)) return value;
  return typeof value === "string" && !/^https?:/i.test(value) ? [value] : [];
}

/** Values that differ only in case, accents or punctuation between words are one filter. */
function valueSlug(text: string): string {
  const folded = foldText(text);
  const slug = slugify(folded).slice(0, MAX_LABEL_CHARS);
  const isWhole = folded.length <= MAX_LABEL_CHARS && /^[\p{L}\p{N}\s'-]+$/u.test(folded);
  return isWhole && slug !== "" ? slug : `${slug}${slug === "" ? "" : "-"}${fnv1a(folded).toString(36)}`;
}

function labelOf(text: string): string {
  const line = text.replace(/\s+/g, " ");
  return line.length <= MAX_LABEL_CHARS ? line : `${line.slice(0, MAX_LABEL_CHARS).toWellFormed().trimEnd()}…`;
}

/** Names a stored attribute by its own field: the group is the name of the field, and the label says it too. */
export function namedOwnAttribute({ slug, label }: AttributeIdentity, { name, type }: OwnField): AttributeIdentity {
  const isYes = type === "yes-no" && label === YES;
  return { slug, label: isYes ? name : `${name}: ${label}`, group: name };
}

/** Tells whether a field is a filter that has this number of different values. One is enough: other businesses have none. */
export function isFilterField({ type }: OwnField, valueCount: number): boolean {
  if (type === "number" || type === "link") return false;
  return valueCount <= MAX_FILTER_VALUES;
}
