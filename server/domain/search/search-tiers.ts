import { type Alternative, MAX_ALTERNATIVES, MAX_TERMS, type SearchTerm, type SearchTerms } from "./search-terms.ts";

/** Maximum number of candidates for the best order in each tier. */
export const MAX_CANDIDATES = 100;

/** Narrower terms than those of the search, whose matches are candidates for the first pages. */
export interface SearchTiers {
  /** Terms that match by category or group; undefined if none has one. */
  kinds: readonly SearchTerm[] | undefined;
  /** Terms that match only names; undefined if one has no words. */
  names: readonly SearchTerm[] | undefined;
}

export function searchTiers({ terms }: SearchTerms): SearchTiers {
  const kinds = terms.map((term) => (term.alternatives.some(isKind) ? narrow(term, isKind) : term));
  const names = terms.map((term) => narrow(term, ({ kind }) => kind === "words"));
  return {
    kinds: kinds.some((term, position) => term !== terms[position]) ? kinds : undefined,
    names: names.every(({ alternatives }) => alternatives.length > 0) ? names : undefined,
  };
}

/** Removes terms and alternatives beyond the limits. */
export function boundTerms(search: SearchTerms): SearchTerms {
  const terms = search.terms.slice(0, MAX_TERMS).map((term) => ({
    ...term,
    alternatives: term.alternatives.slice(0, MAX_ALTERNATIVES),
  }));
  return { ...search, terms };
}

const isKind = ({ kind }: Alternative) => kind === "category" || kind === "group";

function narrow(term: SearchTerm, isWanted: (alternative: Alternative) => boolean): SearchTerm {
  return { ...term, alternatives: term.alternatives.filter(isWanted) };
}
