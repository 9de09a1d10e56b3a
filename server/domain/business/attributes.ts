import type { Attributes } from "#contract/business";
import { plainAttributes } from "../import-row/attribute-shapes.ts";
import { codeWords } from "../import-row/list-items.ts";
import { looksLikeJsonOrPython, parseJsonOrPython } from "../import-row/parse-json-or-python.ts";
import { cleanLine } from "../text/clean-text.ts";
import { memoize } from "../text/memoize.ts";

export interface ParsedAbout {
  attributes: Attributes;
  /** The text, if it is prose instead of a list of attributes. */
  description: string;
  /** Tells whether the text looks like a list of attributes but cannot be parsed. */
  broken: boolean;
}

const NO_ATTRIBUTES: Attributes = {};
/** Name of the group for attributes without one. */
const DEFAULT_GROUP = "Other";

/**
 * Parses an `about` cell: JSON or a Python dict gives attributes by group, other text the description. The result is cached: do not mutate
 * it.
 */
export function parseAbout(text: string): ParsedAbout {
  return looksLikeJsonOrPython(text)
    ? parseList(text)
    : { attributes: NO_ATTRIBUTES, description: text, broken: false };
}

/** Restaurants each have a list of their own; most other businesses share a few. */
const parseList = memoize(readList, { limit: 1_000, longest: 2_000 });

function readList(text: string): ParsedAbout {
  const value = parseJsonOrPython(text);
  if (typeof value !== "object" || value === null) return { attributes: NO_ATTRIBUTES, description: "", broken: true };
  return { attributes: attributesOf(plainAttributes(value)), description: "", broken: false };
}

/** Formats the cell that `parseAbout` reads back; "" when there are no attributes. */
export function formatAttributes(attributes: Attributes): string {
  const text = JSON.stringify(attributes);
  return text === "{}" ? "" : text;
}

function attributesOf(value: object): Attributes {
  if (isNormalized(value)) return value;
  if (Array.isArray(value)) return groupAttributes([[DEFAULT_GROUP, namedValuesIn(value)]]);
  const groups: [string, NamedValue[]][] = [];
  const ungrouped: NamedValue[] = [];
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner === "object" && inner !== null) groups.push([cleanLine(name), namedValuesIn(inner)]);
    else ungrouped.push(...attributeOf([name, inner]));
  }
  return groupAttributes([...groups, [DEFAULT_GROUP, ungrouped]]);
}

type NamedValue = [string, boolean | string];

function groupAttributes(groups: [string, NamedValue[]][]): Attributes {
  const nonEmptyGroups = groups.filter(([, attributes]) => attributes.length > 0);
  return Object.fromEntries(nonEmptyGroups.map(([group, attributes]) => [group, Object.fromEntries(attributes)]));
}

/** Reads a group in the form `{"Dine-in": true}`, `[{"Dine-in": true}]` or `["Dine-in"]`, a list of available things. */
function namedValuesIn(group: object): NamedValue[] {
  if (!Array.isArray(group)) return Object.entries(group).flatMap(attributeOf);
  return group.flatMap((item: unknown) => {
    if (typeof item === "object" && item !== null) return Object.entries(item).flatMap(attributeOf);
    return typeof item === "string" ? attributeOf([item, true]) : [];
  });
}

/** Tells whether the value has the form of nearly every export, which needs no conversion. */
function isNormalized(value: object): value is Attributes {
  if (Array.isArray(value)) return false;
  for (const [group, inner] of Object.entries(value)) {
    if (typeof inner !== "object" || inner === null || Array.isArray(inner)) return false;
    if (!isNormalName(group)) return false;
    let size = 0;
    for (const name in inner) {
      size++;
      const isValid =
        typeof inner[name] === "boolean" || (typeof inner[name] === "string" && isNormalText(inner[name]));
      if (!isValid || !isNormalName(name)) return false;
    }
    if (size === 0) return false;
  }
  return true;
}

const isNormalText = (text: string) => text !== "" && cleanLine(text) === text;

/** Caches normalised names: exports have some two hundred, twenty of them in every row. */
const normalNames = new Set<string>();

function isNormalName(name: string): boolean {
  if (normalNames.has(name)) return true;
  if (!isNormalText(name)) return false;
  if (normalNames.size < 1_000 && name.length <= 100) normalNames.add(name);
  return true;
}

function attributeOf([writtenAttribute, value]: [string, unknown]): NamedValue[] {
  const name = codeWords(cleanLine(writtenAttribute));
  if (name === "") return [];
  if (typeof value === "boolean") return [[name, value]];
  const text = Array.isArray(value) ? value.filter((item) => typeof item !== "object").join(", ") : value;
  if (typeof text === "number") return [[name, String(text)]];
  const words = typeof text === "string" ? cleanLine(text) : "";
  return words === "" ? [] : [[name, words]];
}
