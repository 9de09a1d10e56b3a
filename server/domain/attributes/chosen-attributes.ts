import type { AttributeFacet, ChosenAttribute } from "#contract/facets";
import { itemsOf } from "#contract/lists/parameter";
import { lowerFirst, upperFirst } from "../text/join-list.ts";
import { knownAttribute } from "./attribute-identity.ts";

/** Reads the parameter `has`: each slug once and sorted, so that all orders of them are one filter. */
export function attributeSlugs(has: string): string[] {
  return itemsOf(has.toLowerCase()).sort();
}

/** Names the attributes of the parameter `has`; one that no business of the list has by its words. */
export function chosenAttributes(has: string, attributes: readonly AttributeFacet[]): ChosenAttribute[] {
  return attributeSlugs(has).map((slug) => {
    const identity = attributes.find((each) => each.slug === slug) ?? knownAttribute(slug);
    const label = identity?.label ?? upperFirst(slug.replaceAll("-", " "));
    return { slug, label, phrase: PHRASES.get(slug) ?? insideSentence(label) };
  });
}

/** Labels that take another form inside a sentence. */
const PHRASES: ReadonlyMap<string, string> = new Map([["comes-to-you", "coming to you"]]);

/** Begins a label with a small letter, unless it is a name or an abbreviation. */
function insideSentence(label: string): string {
  return /^\p{Lu}\p{Ll}+(?!\p{L}|-\p{Lu})/u.test(label) ? lowerFirst(label) : label;
}
