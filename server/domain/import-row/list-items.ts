import { cleanLine } from "../text/clean-text.ts";
import { memoize } from "../text/memoize.ts";
import { looksLikeJsonOrPython, parseJsonOrPython } from "./parse-json-or-python.ts";

/** Members that name an object in a list, the best first. */
const NAME_MEMBERS = ["text", "title", "name", "label", "value"];
/** Types of the Places API that do not describe a place. */
const MEANINGLESS = new Set(["point_of_interest", "establishment"]);
/** Matches a type of the Places API: "car_repair". */
const TYPE_CODE = /^[a-z]+(?:_[a-z]+)+$/;

/**
 * Returns the items of a list: JSON or Python (texts, or objects with a name), or text separated by commas, bars, semicolons or line
 * breaks. Codes of the Places API become words: "car_repair" becomes "Car repair". Memoized: do not modify the result.
 */
export const listItems = memoize((text): string[] => {
  const value = looksLikeJsonOrPython(text) ? parseJsonOrPython(text) : undefined;
  const items =
    value === undefined ? text.split(/[,;|\n]/) : mainFirst(Array.isArray(value) ? value : [value]).flatMap(itemText);
  const clean = items.map((item) => cleanLine(item)).filter((item) => item !== "");
  const areCodes = clean.some((item) => TYPE_CODE.test(item)) && clean.every((item) => /^[a-z_]+$/.test(item));
  return areCodes ? clean.filter((item) => !MEANINGLESS.has(item)).map(capitalWords) : clean;
});

/** Converts "car_repair" to "Car repair"; other texts stay as they are. */
export function codeWords(text: string): string {
  return TYPE_CODE.test(text) ? capitalWords(text) : text;
}

function capitalWords(code: string): string {
  return code.charAt(0).toUpperCase() + code.slice(1).replaceAll("_", " ");
}

/** Moves the main category to the front; Scrap.io marks it with `is_main`. */
function mainFirst(items: readonly unknown[]): readonly unknown[] {
  const at = items.findIndex((item) => Object(item).is_main === true);
  return at <= 0 ? items : [items[at], ...items.slice(0, at), ...items.slice(at + 1)];
}

function itemText(item: unknown): string[] {
  if (typeof item === "string") return [item];
  if (typeof item !== "object" || item === null) return [];
  if (Array.isArray(item)) return item.flatMap(itemText);
  const name = NAME_MEMBERS.map((key) => (item as Record<string, unknown>)[key]).find(
    (each): each is string => typeof each === "string",
  );
  if (name !== undefined) return [name];
  // Some exporters write a code: "tourist-attraction".
  const { type } = item as Record<string, unknown>;
  return typeof type === "string" ? [type.replaceAll("-", "_")] : [];
}
