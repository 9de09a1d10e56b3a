import type { Database } from "better-sqlite3";
import type { CategoryGroup } from "#contract/business";
import type { MatchFacts } from "#domain/search/match-score";
import { tokenize } from "#domain/search/words/tokenize";
import { addSubtypes, categoryFacts, factsOf, idsThatNeedSubtypes } from "../../full-text/match-facts.ts";
import type { BusinessFilter } from "../../port/search.ts";
import { createVersionCache } from "../../version-cache.ts";
import type { Counters } from "../write/counters.ts";

const MAX_CATEGORIES = 5_000;

type CandidateRow = [
  id: number,
  sortName: string,
  rank: number,
  isVerified: number,
  missingData: number,
  latitude: number | null,
  longitude: number | null,
  categoryId: number,
  cityId: number | null,
];

/** Reads the ranking features of candidates. Call it within a transaction. */
export function openMatchFacts(db: Database, counters: Counters) {
  const selectByIds = db
    .prepare<[string], CandidateRow>(
      `SELECT l.id, l.sort_name, l.rank, l.is_verified, l.missing_data, l.latitude, l.longitude, l.category_id, l.city_id
       FROM json_each(+?) ids CROSS JOIN listings l ON l.id = ids.value`,
    )
    .raw();
  const subtypesOf = db
    .prepare<[string], [id: number, subtypes: string]>(
      "SELECT b.id, b.subtypes FROM json_each(+?) ids CROSS JOIN businesses b ON b.id = ids.value",
    )
    .raw();

  const categoryById = db.prepare<[number], { slug: string; category: string; group: CategoryGroup }>(
    "SELECT slug, category, category_group AS 'group' FROM categories WHERE id = ?",
  );
  const cache = createVersionCache(MAX_CATEGORIES);
  const categoryOf = (id: number, revision: string) =>
    cache(revision, String(id), () => {
      const { slug = "", category = "", group } = categoryById.get(id) ?? {};
      return categoryFacts(slug, category, group);
    });

  return (ids: Iterable<number>, filter: BusinessFilter): Map<number, MatchFacts> => {
    const revision = String(counters.get("revision"));
    const facts = new Map<number, MatchFacts>();
    for (const [
      id,
      sortName,
      rank,
      isVerified,
      missingData,
      latitude,
      longitude,
      categoryId,
      cityId,
    ] of selectByIds.all(JSON.stringify([...ids]))) {
      const row = {
        nameWords: tokenize(sortName),
        rank,
        isVerified,
        missingData,
        latitude,
        longitude,
        hasCity: cityId !== null,
      };
      facts.set(id, factsOf(row, categoryOf(categoryId, revision), filter));
    }
    const incompleteIds = idsThatNeedSubtypes(facts, filter.terms?.terms ?? []);
    if (incompleteIds.length === 0) return facts;
    for (const [id, subtypes] of subtypesOf.all(JSON.stringify(incompleteIds))) addSubtypes(facts, id, subtypes);
    return facts;
  };
}
