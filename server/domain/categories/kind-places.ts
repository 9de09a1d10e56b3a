import type { ListedKind } from "../../contract/facets.ts";
import { foldText } from "../text/fold.ts";
import { categoryNoun } from "./category-noun.ts";

/**
 * Returns nouns for the results of a search for food, as people call them: "pizza places" for "pizza", which pizza restaurants and
 * pizzerias are. Returns null unless a kind is called a restaurant of just these words.
 */
export function kindPlaces(words: string, kinds: readonly string[]): ListedKind | null {
  const folded = foldText(words);
  for (const category of kinds) {
    const [, food = ""] = /^(.+) restaurant$/.exec(categoryNoun(category).one) ?? [];
    if (food !== "" && foldText(food) === folded) return { category, one: `${food} place`, many: `${food} places` };
  }
  return null;
}
