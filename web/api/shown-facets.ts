import type { ListFacets } from "#contract/facets";
import { itemsOf } from "#contract/lists/parameter";

/** Facets without rarely used attributes if `isFolded`; visitors can load these. */
export type ShownFacets = ListFacets & { isFolded: boolean };

/** Number of attributes that are not folded. The server lists the most useful ones first, the others by group. */
export const MAX_ATTRIBUTES = 12;

/** Leaves out the attributes that are folded: a list has a hundred, and they would be a seventh of its page. `has` lists the chosen ones, which stay. */
export function unfoldedFacets(facets: ListFacets, has = ""): ShownFacets {
  const chosenSlugs = itemsOf(has);
  let count = 0;
  const attributes = facets.attributes.filter(({ slug }) => {
    const isShown = chosenSlugs.includes(slug) || count < MAX_ATTRIBUTES;
    if (isShown) count++;
    return isShown;
  });
  return { ...facets, attributes, isFolded: attributes.length < facets.attributes.length };
}
