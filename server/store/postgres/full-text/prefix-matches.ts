import type { SearchTerms } from "#domain/search/search-terms";
import { MAX_NAMES_READ, type NameRow, prefixMatches } from "../../full-text/prefix-matches.ts";
import type { Transaction } from "../connection/transaction.ts";

/** Comes after every character of a name. */
const LAST_CHARACTER = "\u{10ffff}";
const BY_PREFIX = `SELECT id, sort_name AS "sortName" FROM listings WHERE sort_name >= $1 AND sort_name < $2
  ORDER BY sort_name, id LIMIT $3`;

/** The first names with this folded text as a prefix, in order. */
export async function namesWithPrefix(tx: Transaction, folded: string, limit: number): Promise<NameRow[]> {
  // PostgreSQL takes no text with a null character, and no name has one.
  if (folded === "" || folded.includes("\0")) return [];
  return tx.rows<NameRow>(BY_PREFIX, [folded, folded + LAST_CHARACTER, limit]);
}

/** See `prefixMatches`. */
export async function readPrefixMatches(tx: Transaction, terms: SearchTerms): Promise<number[]> {
  return prefixMatches(await namesWithPrefix(tx, terms.folded, MAX_NAMES_READ), terms);
}
