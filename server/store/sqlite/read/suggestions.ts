import type { Database } from "better-sqlite3";
import { searchWords } from "../../../domain/search/search-words.ts";
import { ID_OF_ROWID, matchAll } from "./search-index.ts";

export interface SuggestedBusiness {
  name: string;
  slug: string;
  city: string;
}

/** Names with the text as a prefix, in alphabetical order, of which the best are suggested. */
const MAX_PREFIX_MATCHES = 200;

/** Businesses by name: the text as a prefix of the name, then as words of the name, best first. Within a transaction. */
export function openSuggestions(db: Database) {
  const byPrefix = db.prepare<[string, string, number], number>(
    `SELECT id FROM (SELECT id, rank FROM listings WHERE sort_name >= ? AND sort_name < ? ORDER BY sort_name LIMIT ${MAX_PREFIX_MATCHES})
     ORDER BY rank, id LIMIT ?`,
  );
  const byWords = db.prepare<[string, number], number>(
    `SELECT rowid & ${ID_OF_ROWID} FROM search WHERE search MATCH ? ORDER BY rowid LIMIT ?`,
  );
  byPrefix.pluck();
  byWords.pluck();
  const business = db.prepare<[number], SuggestedBusiness>("SELECT name, slug, city FROM businesses WHERE id = ?");

  return function complete(text: string, limit: number): SuggestedBusiness[] {
    const words = searchWords(text);
    if (words.folded === "") return [];
    const ids = new Set(byPrefix.all(words.folded, `${words.folded}\u{10ffff}`, limit));
    if (ids.size < limit && words.words.length > 0) {
      for (const id of byWords.all(matchAll([], words, "name"), limit)) ids.add(id);
    }
    return [...ids]
      .slice(0, limit)
      .map((id) => business.get(id))
      .filter((suggestion) => suggestion !== undefined);
  };
}
