import { foldText } from "../text/fold.ts";

/** Fewer results are little. */
const FEW = 3;
/** Longer texts are pasted, and rarely come again. Characters. */
const MAX_LENGTH = 60;
/** Phone numbers and the like; postcodes have fewer. */
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
 * The search if it found little and says nothing of a person: no address of a mailbox, no number like a telephone's. A place
 * that is not known is logged as it was typed, by the same rule. undefined: not for the log.
 */
export function missedSearch(
  { q, location, offset, exact }: SearchQuery,
  { totalCount, place, widened }: SearchOutcome,
): LoggedSearch | undefined {
  if (offset > 0 || exact || (totalCount >= FEW && widened === null)) return undefined;
  const text = impersonalText(q);
  const where = place?.name ?? (location === "" ? "" : impersonalText(location));
  return text === undefined || where === undefined ? undefined : { text, place: where };
}

function impersonalText(typed: string): string | undefined {
  if (typed.includes("@") || typed.length > MAX_LENGTH) return undefined;
  const text = foldText(typed)
    .replace(/[^\p{L}\p{M}\p{N}'&/.+-]+/gu, " ")
    .trim();
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
  return digits > MAX_DIGITS || !/[\p{L}\p{N}]/u.test(text) ? undefined : text;
}
