import type { CategoryGroup } from "#contract/business";
import type { AttributeTag } from "./understanding/attribute-tags.ts";

/**
 * One way to match a term. `weight`: 1 for what was typed, less for its forms, synonyms and corrections. Words are as
 * `tokenize` writes them.
 */
export type Alternative = { weight: number } & (
  | { kind: "words"; words: readonly string[]; lastIsPrefix?: true }
  | { kind: "category"; slug: string }
  | { kind: "group"; group: CategoryGroup }
  | { kind: "attribute"; tag: AttributeTag }
  | { kind: "phone"; digits: string }
);

/** A word or phrase of the query; any of the alternatives matches it. */
export interface SearchTerm {
  /** As typed, for notices and highlighting. */
  typed: string;
  /** Best first, at most `MAX_ALTERNATIVES`. */
  alternatives: readonly Alternative[];
}

/** A query that a business matches with every term. Engine-neutral; a store turns it into postings. */
export interface SearchTerms {
  /** The folded text, to compare with sort names. */
  folded: string;
  /** The last word may be the beginning of a name's word. */
  lastIsPrefix: boolean;
  terms: readonly SearchTerm[];
}

/** Bounds the work of one term. */
export const MAX_ALTERNATIVES = 24;
/** Further terms of a query are ignored. */
export const MAX_TERMS = 16;

/** Alternatives of at least this weight are the typed word, its spellings and its forms; completions are lighter. */
export const TYPED_WEIGHT = 0.85;

/** The terms without alternatives below a weight. */
export function narrowTerms(terms: readonly SearchTerm[], minWeight: number): SearchTerm[] {
  return terms.map((term) => ({
    ...term,
    alternatives: term.alternatives.filter(({ weight }) => weight >= minWeight),
  }));
}
