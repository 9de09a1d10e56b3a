import type { Attributes } from "#contract/business";
import type { OwnValues } from "#contract/fields/own-fields";
import { ownAttributes } from "../own-fields/own-attributes.ts";
import { foldText } from "../text/fold.ts";
import { upperFirst } from "../text/join-list.ts";
import { memoize } from "../text/memoize.ts";
import { slugify } from "../text/slug.ts";
import type { AttributeIdentity } from "./attribute.ts";
import { AMERICAN_WORDS, ATTRIBUTE_GROUPS, GROUP_ALIASES } from "./attribute-identities-data.ts";

/** Group of attributes whose export names none. */
export const OTHER_GROUP = "Other";
/** Groups in the order of the filter panel. */
export const ATTRIBUTE_GROUP_NAMES: readonly string[] = [...Object.keys(ATTRIBUTE_GROUPS), OTHER_GROUP];

/** Maximum length of the name of an attribute; a longer one is prose. */
const MAX_NAME_CHARS = 60;
/** Maximum number of attributes of one business that are filters. */
export const MAX_PER_BUSINESS = 200;
const CASH_ONLY = "cash-only";
/** Many sources give this attribute to places that close at ten. The opening hours decide who is open after midnight. */
const LATE_NIGHT_FOOD = "late-night-food";
const CARDS = ["credit-cards", "debit-cards", "nfc-mobile-payments"];

/** Matches the longest British phrase first, as the table lists them. */
const BRITISH = new RegExp(`(?<![\\p{L}\\p{N}])(?:${Object.keys(AMERICAN_WORDS).join("|")})(?![\\p{L}\\p{N}])`, "gu");

const KNOWN: readonly (AttributeIdentity & { names: string[] })[] = Object.entries(ATTRIBUTE_GROUPS).flatMap(
  ([group, attributes]) =>
    attributes.map(([label, aliases = ""]) => ({
      slug: slugify(label),
      label,
      group,
      names: [label, ...(aliases === "" ? [] : aliases.split(","))],
    })),
);
/** No export has this attribute; it is derived from kind and address. */
const COMES_TO_YOU: AttributeIdentity = { slug: "comes-to-you", label: "Comes to you", group: "Service options" };
const knownBySlug = new Map<string, AttributeIdentity>(
  [...KNOWN, COMES_TO_YOU].map(({ slug, label, group }) => [slug, { slug, label, group }]),
);
const slugByKey = new Map(
  KNOWN.flatMap(({ slug, names }) =>
    names.map(nameKey).flatMap((key): [string, string][] => [
      [key, slug],
      [americanKey(key), slug],
    ]),
  ),
);

const groupByKey = new Map(
  Object.entries(GROUP_ALIASES).flatMap(([group, aliases]) =>
    aliases.split(",").map((alias): [string, string] => [nameKey(alias), group]),
  ),
);

/** Returns the identity of a known attribute by its slug. */
export function knownAttribute(slug: string): AttributeIdentity | undefined {
  return knownBySlug.get(slug);
}

/** Returns the identity of an attribute as an export names it, in any spelling; undefined for a text that names none. */
export function attributeIdentity(group: string, name: string): AttributeIdentity | undefined {
  const identity = identityOfName(name);
  if (identity === null || identity.group !== "") return identity ?? undefined;
  return { slug: identity.slug, label: identity.label, group: groupNamed(group) };
}

const groupNamed = memoize((name) => groupByKey.get(nameKey(name)) ?? OTHER_GROUP);

/** Returns the identity of an attribute by its name; outside of the table its group is "". */
const identityOfName = memoize((name): AttributeIdentity | null => {
  if (name.length > MAX_NAME_CHARS) return null;
  const key = americanKey(nameKey(name));
  const slug = slugByKey.get(nameKey(name)) ?? slugByKey.get(key) ?? slugify(key);
  if (slug === "") return null;
  return knownBySlug.get(slug) ?? { slug, label: labelOf(name), group: "" };
});

/** Labels have no line breaks or tabs, which separate stored attributes. */
function labelOf(name: string): string {
  return upperFirst(
    name
      .replace(/^identifies as /i, "")
      .replace(/\s+/g, " ")
      .trim(),
  );
}

/** Folds a name for comparison, ignoring case, accents, hyphens and quotes. */
function nameKey(name: string): string {
  return foldText(name)
    .replace(/'/g, "")
    .replace(/[^\p{L}\p{N}+]+/gu, " ")
    .trim();
}

function americanKey(key: string): string {
  return key.replace(/^identifies as /, "").replace(BRITISH, (words) => AMERICAN_WORDS[words] ?? words);
}

/** Tells whether a business has more attributes than are filters. */
export function hasTooManyAttributes(attributes: Attributes): boolean {
  let count = 0;
  for (const values of Object.values(attributes)) for (const name in values) if (isTrue(values[name])) count++;
  return count > MAX_PER_BUSINESS;
}

/** Identities by attributes: rows with the same attributes share one object. */
const cachedIdentities = new WeakMap<Attributes, readonly AttributeIdentity[]>();

/** Returns the attributes that a business has, each once, by slug. Texts and attributes that are false are left out. */
export function attributesPresent(attributes: Attributes): readonly AttributeIdentity[] {
  const cached = cachedIdentities.get(attributes);
  if (cached !== undefined) return cached;
  const bySlug = new Map<string, AttributeIdentity>();
  for (const group in attributes) {
    const values = attributes[group];
    for (const name in values) {
      if (!isTrue(values[name]) || bySlug.size >= MAX_PER_BUSINESS) continue;
      const identity = attributeIdentity(group, name);
      // Exports repeat attributes of other groups in one that says less.
      if (identity !== undefined && (bySlug.get(identity.slug)?.group ?? OTHER_GROUP) === OTHER_GROUP)
        bySlug.set(identity.slug, identity);
    }
  }
  // "Cash only" contradicts cards, and the cards say more.
  if (CARDS.some((slug) => bySlug.has(slug))) bySlug.delete(CASH_ONLY);
  bySlug.delete(LATE_NIGHT_FOOD);
  const identities = [...bySlug.keys()].sort().map((slug) => bySlug.get(slug) as AttributeIdentity);
  cachedIdentities.set(attributes, identities);
  return identities;
}

function isTrue(value: boolean | string | undefined): boolean {
  return value === true || (typeof value === "string" && /^(true|yes)$/i.test(value));
}

const SEPARATOR = "\t";

/**
 * Returns the attributes of a business, one per line: the slug, and for attributes outside the table the label and group. Tags that are
 * filters of lists count as attributes too.
 */
export function attributeLines(
  attributes: Attributes,
  ownValues: OwnValues = NO_VALUES,
  tags: readonly string[] = [],
): string {
  const lines = linesPresent(attributes);
  const isComing = tags.includes(COMES_TO_YOU.slug) && !isPresent(attributes, COMES_TO_YOU);
  const furtherLines = isComing ? [COMES_TO_YOU.slug] : [];
  for (const _ in ownValues) {
    furtherLines.push(...ownAttributes(ownValues).map(lineOf));
    break;
  }
  if (furtherLines.length === 0) return lines;
  return (lines === "" ? furtherLines : [lines, ...furtherLines]).join("\n");
}

function isPresent(attributes: Attributes, { slug }: AttributeIdentity): boolean {
  return attributesPresent(attributes).some((attribute) => attribute.slug === slug);
}

/** Lines by attributes: rows with the same attributes share one object. */
const cachedLines = new WeakMap<Attributes, string>();

function linesPresent(attributes: Attributes): string {
  let lines = cachedLines.get(attributes);
  if (lines === undefined) {
    const identities = attributesPresent(attributes);
    lines = identities
      .map((identity) => (knownBySlug.has(identity.slug) ? identity.slug : lineOf(identity)))
      .join("\n");
    cachedLines.set(attributes, lines);
  }
  return lines;
}

const NO_VALUES: OwnValues = {};

function lineOf({ slug, label, group }: AttributeIdentity): string {
  return [slug, label, group].join(SEPARATOR);
}

/** Reads a line of `attributeLines`. */
export function readAttributeLine(line: string): AttributeIdentity {
  const [slug = "", label = slug, group = OTHER_GROUP] = line.split(SEPARATOR);
  return knownBySlug.get(slug) ?? { slug, label, group };
}
