import { foldText } from "../text/fold.ts";
import { plainTerms } from "./plain-terms.ts";
import type { SearchTerms } from "./search-terms.ts";
import { phoneDigits, phoneQuery } from "./understanding/phone-query.ts";

/** Matches bidirectional control characters, which are copied with numbers from an address book. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** A text of digits and signs is a phone number for the administrator. A visitor may mean a date or a postcode. */
const NUMBER_ALONE = /^\+?[\d ()./+-]+$/;

/**
 * Matches the trunk prefixes that are not a zero: 80 in Belarus, before nine digits, 8 in Russia and Kazakhstan, before ten, and 06 in Hungary,
 * whose zero is removed already.
 */
const TRUNK_PREFIX = /^(?:80(?=\d{9}$)|8(?=\d{10}$)|6(?=\d{8,9}$))/;

/**
 * Builds the terms of an administrator's search, which has no synonyms and no spelling correction: every word as typed, or the phone
 * number in the text, in any spelling.
 */
export function administratorTerms(text: string): SearchTerms {
  const typedText = text.replace(DIRECTION_MARKS, "");
  const terms = plainTerms(typedText);
  const digits = phoneQuery(typedText) ?? numberAlone(typedText);
  if (digits === undefined) return terms;
  const words = terms.terms.map(({ typed }) => typed);
  const wordTerms = {
    weight: 1,
    kind: "words",
    words,
    ...(terms.lastIsPrefix && { lastIsPrefix: true as const }),
  } as const;
  const numbers = isInternational(typedText) ? [digits] : [digits, digits.replace(TRUNK_PREFIX, "")];
  const phoneTerms = [...new Set(numbers)].map((number) => ({ weight: 1, kind: "phone", digits: number }) as const);
  return { ...terms, terms: [{ typed: typedText, alternatives: [wordTerms, ...phoneTerms] }] };
}

const isInternational = (typedText: string): boolean => /\+|^\D*00/.test(foldText(typedText));

function numberAlone(typedText: string): string | undefined {
  const foldedText = foldText(typedText);
  return NUMBER_ALONE.test(foldedText) ? phoneDigits(null, foldedText).at(0) : undefined;
}
