import { foldText } from "../text/fold.ts";
import { plainTerms } from "./plain-terms.ts";
import type { SearchTerms } from "./search-terms.ts";
import { phoneDigits, phoneQuery } from "./understanding/phone-query.ts";

/** Marks of writing direction, which come with numbers that are copied from an address book. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Also what a visitor would mean as a date, a postcode or years: the administrator sees whatever has these digits. */
const NUMBER_ALONE = /^\+?[\d ()./+-]+$/;

/**
 * A search of the administrator: every word as typed, or the phone number that the text is or has in it, however it is written. Neither
 * synonyms nor corrections.
 */
export function administratorTerms(text: string): SearchTerms {
  const typed = text.replace(DIRECTION_MARKS, "");
  const plain = plainTerms(typed);
  const digits = phoneQuery(typed) ?? numberAlone(typed);
  if (digits === undefined) return plain;
  const words = plain.terms.map(({ typed }) => typed);
  const inWords = {
    weight: 1,
    kind: "words",
    words,
    ...(plain.lastIsPrefix && { lastIsPrefix: true as const }),
  } as const;
  return { ...plain, terms: [{ typed, alternatives: [inWords, { weight: 1, kind: "phone", digits }] }] };
}

function numberAlone(typed: string): string | undefined {
  const folded = foldText(typed);
  return NUMBER_ALONE.test(folded) ? phoneDigits(null, folded).at(0) : undefined;
}
