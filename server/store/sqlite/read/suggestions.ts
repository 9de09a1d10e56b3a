import type { Database } from "better-sqlite3";
import { searchWords } from "../../../domain/search/search-words.ts";
import { ID_OF_ROWID, matchAll } from "./search-index.ts";

export interface SuggestedBusiness {
  name: string;
  slug: string;
  city: string;
}

/** Names in alphabetical order that are looked at for the best of those that begin as typed. */
const MOST_BEGINNING = 200;

/** Businesses whose name completes what was typed: names that begin with it, then names with such words, best first. */
export function openSuggestions(db: Database) {
  const beginning = db.prepare<[string, string, number], number>(
    `SELECT id FROM (SELECT id, rank FROM listings WHERE sort_name >= ? AND sort_name < ? ORDER BY sort_name LIMIT ${MOST_BEGINNING})
     ORDER BY rank, id LIMIT ?`,
  );
  const withWords = db.prepare<[string, number], number>(
    `SELECT rowid & ${ID_OF_ROWID} FROM search WHERE search MATCH ? ORDER BY rowid LIMIT ?`,
  );
  beginning.pluck();
  withWords.pluck();
  const business = db.prepare<[number], SuggestedBusiness>("SELECT name, slug, city FROM businesses WHERE id = ?");

  return function complete(typed: string, limit: number): SuggestedBusiness[] {
    const words = searchWords(typed);
    if (words.folded === "") return [];
    const ids = new Set(beginning.all(words.folded, `${words.folded}\u{10ffff}`, limit));
    if (ids.size < limit && words.words.length > 0) {
      for (const id of withWords.all(matchAll([], words, "name"), limit)) ids.add(id);
    }
    return [...ids]
      .slice(0, limit)
      .map((id) => business.get(id))
      .filter((found) => found !== undefined);
  };
}
