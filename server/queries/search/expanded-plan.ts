import type { Widened } from "#contract/search-result";
import type { Lexicon } from "#domain/search/lexicon";
import type { ParsedQuery } from "#domain/search/understanding/parse-query";
import type { BusinessFilter } from "../../store/port/search.ts";
import type { Store } from "../../store/store.ts";
import type { LocationMatch, PlaceLookups } from "./places/match-location.ts";
import { type ExpandedQuery, expandQuery, type ResolvedQuery, resolveQuery } from "./resolve-query.ts";

/** The filter that answers a search, and how it differs from the words as typed. */
export interface SearchPlan {
  query: ExpandedQuery;
  filter: BusinessFilter;
  correctedTo: string | null;
  didYouMean: string | null;
  widened: Widened | null;
}

export interface PlanParts extends PlaceLookups {
  store: Pick<Store, "directory" | "search">;
  lexicon: Lexicon;
  now: Date;
  /** Counts the businesses that match a filter and the conditions outside the text. */
  count: (filter: BusinessFilter) => Promise<number>;
}

export interface Planning extends PlanParts {
  isExact: boolean;
  typedLocation: string;
  /** Undefined if the typed location is unknown; its words are then searched. */
  location: LocationMatch | undefined;
}

/** Plans a search for a parsed query as it is. */
export async function planOf(
  planContext: Planning,
  query: ParsedQuery,
  changes: Partial<SearchPlan> = {},
): Promise<SearchPlan> {
  return expandedPlan(planContext, await resolveQuery(planContext, query, planContext.location), { changes });
}

/** Makes the plan of a resolved query. With `isTyping` the last word may be incomplete. */
export function expandedPlan(
  { lexicon, now }: Planning,
  resolvedQuery: ResolvedQuery,
  { isTyping = false, changes = {} }: { isTyping?: boolean; changes?: Partial<SearchPlan> } = {},
): SearchPlan {
  const query = expandQuery(resolvedQuery, lexicon, isTyping);
  const filter = { ...query.filter };
  if (query.intents.has("openNow")) filter.openNow = now;
  if (query.openAt.length > 0) filter.openAt = { times: query.openAt, now };
  return { query, filter, correctedTo: null, didYouMean: null, widened: null, ...changes };
}

/** Returns the plan if it finds anything. */
export async function planWithResults(
  { count }: Pick<Planning, "count">,
  plan: SearchPlan,
): Promise<SearchPlan | undefined> {
  return (await count(plan.filter)) > 0 ? plan : undefined;
}
