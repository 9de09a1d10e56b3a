import type { MatchFacts } from "#domain/search/match-score";
import {
  addSubtypes,
  type CategoryFacts,
  categoryFacts,
  factsOf,
  idsThatNeedSubtypes,
  type MatchRow,
} from "../../full-text/match-facts.ts";
import type { BusinessFilter } from "../../port/search.ts";
import type { ReadCategories } from "../columns/category-dictionary.ts";
import type { Transaction } from "../connection/transaction.ts";

const BY_IDS = `SELECT l.id, l.sort_name, l.rank, l.is_verified, l.missing_data, l.latitude, l.longitude, l.category_id
  FROM unnest($1::bigint[]) WITH ORDINALITY AS ids (id, position) JOIN listings l ON l.id = ids.id ORDER BY ids.position`;
const SUBTYPES = "SELECT b.id, b.subtypes FROM unnest($1::bigint[]) AS ids (id) JOIN businesses b ON b.id = ids.id";

export type ReadMatchFacts = ReturnType<typeof openMatchFacts>;

/** Reads the ranking features of candidates, in the order of the ids. */
export function openMatchFacts(readCategories: ReadCategories) {
  return async (
    tx: Transaction,
    ids: readonly number[],
    filter: BusinessFilter,
  ): Promise<ReadonlyMap<number, MatchFacts>> => {
    const categories = await readCategories(tx);
    const known = new Map<number, CategoryFacts>();
    const factsOfCategory = (id: number): CategoryFacts => {
      const own = known.get(id);
      if (own !== undefined) return own;
      const { slug = "", category = "", group } = categories.get(id) ?? {};
      const read = categoryFacts(slug, category, group);
      known.set(id, read);
      return read;
    };
    const facts = new Map<number, MatchFacts>();
    for (const row of await tx.arrays<MatchRow>(BY_IDS, [ids]))
      facts.set(row[0], factsOf(row, factsOfCategory(row[7]), filter));
    const wanted = idsThatNeedSubtypes(facts, filter.terms?.terms ?? []);
    if (wanted.length === 0) return facts;
    for (const [id, subtypes] of await tx.arrays<[number, string]>(SUBTYPES, [wanted]))
      addSubtypes(facts, id, subtypes);
    return facts;
  };
}
