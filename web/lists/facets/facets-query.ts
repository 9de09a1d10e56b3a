import type { SearchQuery } from "#contract/queries";
import type { PublicQueries, PublicQuery } from "../../api/queries.ts";
import type { ShownFacets } from "../../api/shown-facets.ts";
import type { PageLocation } from "../../navigation/public-page.ts";

/** Returns the query of the facets of a list, with all attributes if its address asks for them. */
export function facetsQuery(
  queries: PublicQueries,
  filter: Partial<SearchQuery>,
  location: PageLocation,
): PublicQuery<ShownFacets> {
  return isUnfolded(location) ? queries.allFacets(filter) : queries.facets(filter);
}

export function isUnfolded({ search }: PageLocation): boolean {
  return search.get("features") === "all";
}
