import type { Alternative, SearchTerm } from "#domain/search/search-terms";
import { compileTerms, searchedNumbers, searchedWords } from "../../full-text/compile-terms.ts";
import type { FilterKeys } from "../columns/filter-keys.ts";
import { facetTerm, quote } from "./search-index.ts";

/** An FTS5 expression for each alternative of each term. */
export type AlternativeExpressions = readonly (readonly string[])[];

/** Compiles terms; returns undefined when nothing can match one of them. Call it within a transaction. */
export function openTermExpressions(keys: FilterKeys) {
  function compileAlternative(alternative: Alternative): string | undefined {
    if (alternative.kind === "words") {
      const words = compileWords(alternative.words, alternative.lastIsPrefix ?? false);
      return alternative.inName && words !== undefined ? inName(words) : words;
    }
    if (alternative.kind === "phone") return compilePhone(alternative.digits);
    const term = facetTermOf(alternative);
    return term === undefined ? undefined : quote(term);
  }

  function facetTermOf(alternative: Exclude<Alternative, { kind: "words" | "phone" }>): string | undefined {
    if (alternative.kind === "group") return facetTerm.group(alternative.group);
    if (alternative.kind === "attribute") return facetTerm.attribute(alternative.tag);
    const id = keys.category(alternative.slug)?.id;
    return id === undefined ? undefined : facetTerm.category(id);
  }

  return (terms: readonly SearchTerm[]): AlternativeExpressions | undefined => compileTerms(terms, compileAlternative);
}

/** Returns the FTS5 expression of businesses that match an alternative of each term. */
export function ftsExpression(terms: AlternativeExpressions): string {
  return terms.map(joinByOr).join(" AND ");
}

/** Limits the alternatives to the name. */
export function nameExpressions(terms: AlternativeExpressions): AlternativeExpressions {
  return terms.map((alternatives) => alternatives.map(inName));
}

function inName(expression: string): string {
  return `({name} : ${expression})`;
}

function compileWords(words: readonly string[], lastIsPrefix: boolean): string | undefined {
  const terms = searchedWords(words, lastIsPrefix)?.map(({ word, isPrefix }) => quote(word) + (isPrefix ? "*" : ""));
  return terms === undefined || terms.length === 1 ? terms?.[0] : `(${terms.join(" AND ")})`;
}

function compilePhone(digits: string): string | undefined {
  const numbers = searchedNumbers(digits);
  return numbers && joinByOr(numbers.map((number) => quote(facetTerm.phone(number))));
}

function joinByOr(expressions: readonly string[]): string {
  return expressions.length === 1 ? (expressions[0] ?? "") : `(${expressions.join(" OR ")})`;
}
