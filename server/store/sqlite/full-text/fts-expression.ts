import { type Alternative, MAX_ALTERNATIVES, MAX_TERMS, type SearchTerm } from "#domain/search/search-terms";
import { phoneDigits } from "#domain/search/understanding/phone-query";
import type { FilterKeys } from "../columns/filter-keys.ts";
import { facetTerm, quote } from "./search-index.ts";

/** Words and facet terms of one expression; the last alternatives of each term are left out beyond it. */
const MAX_LEAVES = 96;
/** Further words of an alternative are ignored. */
const MAX_WORDS = 16;
const DIGITS = /^\d{1,15}$/;
const WORD = /^[\p{L}\p{M}\p{N}]+$/u;

/** An FTS5 expression for each alternative of each term. */
export type AlternativeExpressions = readonly (readonly string[])[];

/** Compiles terms; undefined when nothing can match one of them. Within a transaction. */
export function openTermExpressions(keys: FilterKeys) {
  function ofAlternative(alternative: Alternative): string | undefined {
    if (alternative.kind === "words") return ofWords(alternative.words, alternative.lastIsPrefix ?? false);
    if (alternative.kind === "phone") return ofPhone(alternative.digits);
    const term = facetTermOf(alternative);
    return term === undefined ? undefined : quote(term);
  }

  function facetTermOf(alternative: Exclude<Alternative, { kind: "words" | "phone" }>): string | undefined {
    if (alternative.kind === "group") return facetTerm.group(alternative.group);
    if (alternative.kind === "attribute") return facetTerm.attribute(alternative.tag);
    const id = keys.category(alternative.slug)?.id;
    return id === undefined ? undefined : facetTerm.category(id);
  }

  function ofTerm({ alternatives }: SearchTerm, maxLeaves: number): string[] {
    const expressions = new Set<string>();
    let leaves = 0;
    for (const alternative of alternatives.slice(0, MAX_ALTERNATIVES)) {
      leaves += alternative.kind === "words" ? alternative.words.length : 1;
      if (leaves > maxLeaves && expressions.size > 0) break;
      const expression = ofAlternative(alternative);
      if (expression !== undefined) expressions.add(expression);
    }
    return [...expressions];
  }

  return (terms: readonly SearchTerm[]): AlternativeExpressions | undefined => {
    const bounded = terms.slice(0, MAX_TERMS);
    const expressions = bounded.map((term) => ofTerm(term, Math.floor(MAX_LEAVES / bounded.length)));
    return expressions.length === 0 || expressions.some((each) => each.length === 0) ? undefined : expressions;
  };
}

/** FTS5 expression of businesses that match an alternative of each term. */
export function ftsExpression(terms: AlternativeExpressions): string {
  return terms.map(anyOf).join(" AND ");
}

/** The same alternatives, in the name alone. */
export function nameExpressions(terms: AlternativeExpressions): AlternativeExpressions {
  return terms.map((alternatives) => alternatives.map((expression) => `({name} : ${expression})`));
}

function ofWords(words: readonly string[], lastIsPrefix: boolean): string | undefined {
  const bounded = words.slice(0, MAX_WORDS);
  if (bounded.length === 0 || !bounded.every((word) => WORD.test(word))) return undefined;
  const terms = bounded.map((word, position) =>
    lastIsPrefix && position === words.length - 1 ? `${quote(word)}*` : quote(word),
  );
  return terms.length === 1 ? terms[0] : `(${terms.join(" AND ")})`;
}

/** Digits with the calling code or without: the index has national numbers. */
function ofPhone(digits: string): string | undefined {
  if (!DIGITS.test(digits)) return undefined;
  const numbers = new Set([digits, ...phoneDigits(`+${digits}`, null)]);
  return anyOf(Array.from(numbers, (number) => quote(facetTerm.phone(number))));
}

function anyOf(expressions: readonly string[]): string {
  return expressions.length === 1 ? (expressions[0] ?? "") : `(${expressions.join(" OR ")})`;
}
