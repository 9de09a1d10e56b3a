import { foldText } from "../text/fold.ts";

/** Minimum number of results; a search with fewer is logged. */
const MIN_RESULTS = 3;
/** Maximum length; longer texts are pasted and rarely repeated. */
const MAX_TEXT_CHARS = 60;
/** Maximum number of digits; texts with more are phone numbers and the like, postcodes have fewer. */
const MAX_DIGITS = 5;

interface SearchQuery {
  q: string;
  location: string;
  offset: number;
  exact: boolean;
}

interface SearchOutcome {
  totalCount: number;
  place: { name: string } | null;
  widened: object | null;
}

/** A search for the log: folded text, and the place as it was understood. */
export interface LoggedSearch {
  text: string;
  place: string;
}

/**
 * Makes the log entry of a search with few results. Returns undefined for a text with a mail address or a phone number, which is not
 * logged. An unknown place is logged as typed, by the same rule.
 */
export function missedSearch(
  { q, location, offset, exact }: SearchQuery,
  { totalCount, place, widened }: SearchOutcome,
): LoggedSearch | undefined {
  if (offset > 0 || exact || (totalCount >= MIN_RESULTS && widened === null)) return undefined;
  const text = loggableText(q);
  const loggedPlace = place?.name ?? (location === "" ? "" : loggableText(location));
  return text === undefined || loggedPlace === undefined ? undefined : { text, place: loggedPlace };
}

function loggableText(typedText: string): string | undefined {
  if (typedText.includes("@") || typedText.length > MAX_TEXT_CHARS) return undefined;
  const text = foldText(typedText)
    .replace(/[^\p{L}\p{M}\p{N}'&/.+-]+/gu, " ")
    .trim();
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
  return digits > MAX_DIGITS || !/[\p{L}\p{N}]/u.test(text) ? undefined : text;
}
