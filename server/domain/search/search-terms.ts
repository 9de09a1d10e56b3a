import type { CategoryGroup } from "#contract/business";
import type { AttributeTag } from "./understanding/attribute-tags.ts";

/** Words as `tokenize` writes them. */
export interface WordsAlternative {
  kind: "words";
  words: readonly string[];
  lastIsPrefix?: true;
  /** A name has the words one after the other. */
  isPhrase?: true;
  /** Restricts the term to names. */
  inName?: true;
}

/** One way to match a term. The typed words weigh 1, their forms, synonyms and corrections less. */
export type Alternative = { weight: number } & (
  | WordsAlternative
  | { kind: "category"; slug: string }
  | { kind: "group"; group: CategoryGroup }
  | { kind: "attribute"; tag: AttributeTag }
  | { kind: "phone"; digits: string }
);

/** A word or phrase of the query; any of the alternatives matches it. */
export interface SearchTerm {
  /** The words as typed, for notices and highlighting. */
  typed: string;
  /** Lists at most `MAX_ALTERNATIVES`, best first. */
  alternatives: readonly Alternative[];
}

/** An engine-neutral query, which a store turns into postings. A business must match every term. */
export interface SearchTerms {
  /** The folded text, to compare with sort names. */
  folded: string;
  /** The last word may be the beginning of a name's word. */
  lastIsPrefix: boolean;
  terms: readonly SearchTerm[];
}

/** Limits the work of one term. */
export const MAX_ALTERNATIVES = 24;
/** Maximum number of terms of a query; the others are ignored. */
export const MAX_TERMS = 16;

/** Alternatives of at least this weight are the typed word, its spellings and its forms; completions are lighter. */
export const TYPED_WEIGHT = 0.85;

/** Removes alternatives below a weight. */
export function narrowTerms(terms: readonly SearchTerm[], minWeight: number): SearchTerm[] {
  return terms.map((term) => ({
    ...term,
    alternatives: term.alternatives.filter(({ weight }) => weight >= minWeight),
  }));
}
