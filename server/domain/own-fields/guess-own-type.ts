import type { OwnFieldType } from "#contract/fields/own-fields";
import { cleanText } from "../text/clean-text.ts";
import { readOwnText } from "./own-values.ts";

const LINK = /^(?:https?:\/\/|www\.)\S+$/i;
const SEPARATOR = /[;|\n,]/;
/** Numbers that begin with zeros are codes, whose zeros count. */
const CODE = /^[+-]?0\d/;
const MAX_ITEM_CHARS = 40;

/** Guesses the type of an own field from the cells of its column, which the administrator can change. */
export function guessOwnType(cells: readonly string[]): OwnFieldType {
  const values = cells.map((cell) => cleanText(cell)).filter((text) => text !== "");
  if (values.length === 0) return "text";
  const all = (type: OwnFieldType) => values.every((text) => readOwnText(text, type).value != null);
  if (values.every((text) => LINK.test(text)) && all("link")) return "link";
  if (all("number") && !values.some((text) => CODE.test(text))) return "number";
  if (all("yes-no")) return "yes-no";
  return areLists(values) ? "list" : "text";
}

/** Tells whether most values are separated, and short items of one return in others. */
function areLists(values: readonly string[]): boolean {
  if (values.filter((text) => SEPARATOR.test(text)).length * 2 < values.length) return false;
  const items = values.flatMap((text) => {
    const { value } = readOwnText(text, "list");
    return Array.isArray(value) ? value : [];
  });
  return items.every((item) => item.length <= MAX_ITEM_CHARS) && new Set(items).size < items.length;
}
