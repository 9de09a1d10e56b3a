import type { SearchQuery } from "#contract/queries";
import type { ExplainedSearch } from "#contract/search-result";
import { matchScore } from "#domain/search/match-score";
import { tokenize } from "#domain/search/words/tokenize";
import type { Store } from "../../store/store.ts";
import { createPublicApi } from "../public-api.ts";
import { createSearcher } from "./create-searcher.ts";

/** Searches like the public API, by the same plan, and returns the score of each result. */
export function createSearchExplanation(
  store: Store,
  now: () => Date,
): (query: SearchQuery) => Promise<ExplainedSearch> {
  const searcher = createSearcher(store, now);
  const api = createPublicApi({ store, now, searcher });
  return async (query) => {
    const result = await api.search(query);
    const { plan } = await searcher.plan(query);
    const { terms = { folded: "", lastIsPrefix: false, terms: [] } } = plan.filter;
    const facts = await store.search.matchFacts(
      result.businesses.map(({ id }) => id),
      plan.filter,
    );
    const words = tokenize(terms.folded);
    const scores = result.businesses.flatMap(({ id, name }) => {
      const matchFacts = facts.get(id);
      return matchFacts === undefined ? [] : [{ id, name, ...matchScore(matchFacts, terms, words) }];
    });
    return { ...result, terms: terms.terms, scores };
  };
}
