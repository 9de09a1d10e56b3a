import { foldText } from "../text/fold.ts";
import { NO_BUSINESS_KINDS } from "./no-business-data.ts";

let cachedKinds: ReadonlySet<string> | undefined;

/**
 * Is this the category of a town, street, postcode or other area, and not of a business? "Town hall" is one of a business. `category`: a
 * name in one of ten languages, or a type of the Places API.
 */
export function isNoBusiness(category: string): boolean {
  if (category === "" || category.length > 60) return false;
  cachedKinds ??= new Set(NO_BUSINESS_KINDS.flatMap((names) => names.split("|").map(foldText)));
  return cachedKinds.has(foldText(category.replaceAll("_", " ")));
}

/** Do the categories of a row, the main one first, say that it is an area? One kind of business among them makes it a business. */
export function areNoBusiness(categories: readonly string[]): boolean {
  const named = categories.map((name) => name.trim()).filter((name) => name !== "");
  return (
    named.length > 0 && isNoBusiness(named[0] as string) && named.every((name) => isNoBusiness(name) || isVague(name))
  );
}

/** Types of the Places API that say nothing. */
function isVague(category: string): boolean {
  return /^(?:establishment|point[ _]of[ _]interest|service provider)$/i.test(category);
}
