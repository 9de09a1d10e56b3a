import { type MatchFacts, matchScore } from "./match-score.ts";
import type { SearchTerms } from "./search-terms.ts";
import { tokenize } from "./words/tokenize.ts";

/** Sorts the ids of candidates by `matchScore`, then by rank and id. */
export function rerank(candidates: ReadonlyMap<number, MatchFacts>, terms: SearchTerms): number[] {
  const queryWords = tokenize(terms.folded);
  return Array.from(candidates, ([id, facts]) => ({
    id,
    rank: facts.rank,
    score: matchScore(facts, terms, queryWords).score,
  }))
    .sort((a, b) => b.score - a.score || a.rank - b.rank || a.id - b.id)
    .map(({ id }) => id);
}
