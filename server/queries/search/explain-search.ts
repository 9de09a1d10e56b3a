import type { SearchQuery } from "#contract/queries";
import type { ExplainedSearch } from "#contract/search-result";
import { matchScore } from "#domain/search/match-score";
import { tokenize } from "#domain/search/words/tokenize";
import type { Store } from "../../store/store.ts";
import { createPublicApi } from "../public-api.ts";
import { createSearcher } from "./create-searcher.ts";

/** Searches like the public API and says how each result was scored. */
export function createSearchExplanation(
  store: Store,
  now: () => Date,
): (query: SearchQuery) => Promise<ExplainedSearch> {
  const api = createPublicApi({ store, now });
  const searcher = createSearcher(store, now);
  return async (query) => {
    const result = await api.search(query);
    const { plan } = await searcher.criteria(query);
    const { terms = { folded: "", lastIsPrefix: false, terms: [] } } = plan.filter;
    const facts = await store.search.matchFacts(
      result.businesses.map(({ id }) => id),
      plan.filter,
    );
    const words = tokenize(terms.folded);
    const scores = result.businesses.flatMap(({ id, name }) => {
      const own = facts.get(id);
      return own === undefined ? [] : [{ id, name, ...matchScore(own, terms, words) }];
    });
    return { ...result, terms: terms.terms, scores };
  };
}
