import { foldText } from "../text/fold.ts";
import { memoize } from "../text/memoize.ts";
import { NO_BUSINESS_KINDS } from "./no-business-data.ts";

let cachedKinds: ReadonlySet<string> | undefined;

/**
 * Tells whether this is the category of a town, street, postcode or other area, and not of a business; a "Town hall" is a business.
 * `category` is a name in one of ten languages, or a type of the Places API.
 */
export const isNoBusiness = memoize((category): boolean => {
  if (category === "" || category.length > 60) return false;
  cachedKinds ??= new Set(NO_BUSINESS_KINDS.flatMap((names) => names.split("|").map(foldText)));
  return cachedKinds.has(foldText(category.replaceAll("_", " ")));
});

/**
 * Tells whether the categories of a row, the main one first, describe an area. A single kind of business among them makes it a business.
 */
export function areNoBusiness(categories: readonly string[]): boolean {
  const main = categories.find((name) => name.trim() !== "");
  if (main === undefined || !isNoBusiness(main.trim())) return false;
  return categories.map((name) => name.trim()).every((name) => name === "" || isNoBusiness(name) || isVague(name));
}

/** Tells whether a type of the Places API describes nothing. */
function isVague(category: string): boolean {
  return /^(?:establishment|point[ _]of[ _]interest|service provider)$/i.test(category);
}
