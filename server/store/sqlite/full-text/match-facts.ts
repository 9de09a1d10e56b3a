import type { Database } from "better-sqlite3";
import type { CategoryGroup } from "#contract/business";
import { distanceKm } from "#domain/geography/distance";
import { bitCount } from "#domain/search/bit-count";
import { type MatchFacts, needsSubtypes } from "#domain/search/match-score";
import type { SearchTerm } from "#domain/search/search-terms";
import { tokenize } from "#domain/search/words/tokenize";
import { memoize } from "#domain/text/memoize";
import { MISSING_DATA_BITS } from "../../columns/missing-data.ts";
import type { BusinessFilter } from "../../port/search.ts";
import { createVersionCache } from "../../version-cache.ts";
import type { Counters } from "../write/counters.ts";

type Row = [
  id: number,
  sortName: string,
  rank: number,
  isVerified: number,
  missingData: number,
  latitude: number | null,
  longitude: number | null,
  categoryId: number,
];

type CategoryFacts = Pick<MatchFacts, "categorySlug" | "categoryWords" | "group">;

const KINDS_OF_DATA = Object.keys(MISSING_DATA_BITS).length;
const MAX_CATEGORIES = 5_000;
const tokenizeMemoized = memoize(tokenize);

/** Reads the ranking features of candidates. Within a transaction. */
export function openMatchFacts(db: Database, counters: Counters) {
  const byIds = db
    .prepare<[string], Row>(
      `SELECT l.id, l.sort_name, l.rank, l.is_verified, l.missing_data, l.latitude, l.longitude, l.category_id
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
  const cached = createVersionCache(MAX_CATEGORIES);
  const categoryOf = (id: number, revision: string) =>
    cached(revision, String(id), (): CategoryFacts => {
      const { slug = "", category = "", group } = categoryById.get(id) ?? {};
      return { categorySlug: slug, categoryWords: tokenize(category), ...(group && { group }) };
    });

  /** Only where they can change the score: they lie in the wide rows, which take longer to read than all other facts. */
  function addSubtypes(facts: ReadonlyMap<number, MatchFacts>, terms: readonly SearchTerm[]) {
    const ids = [...facts].flatMap(([id, each]) => (needsSubtypes(each, terms) ? [id] : []));
    if (ids.length === 0) return;
    for (const [id, subtypes] of subtypesOf.all(JSON.stringify(ids))) {
      const own = facts.get(id);
      if (own) own.subtypeWords = tokenizeMemoized(subtypes);
    }
  }

  return (ids: Iterable<number>, filter: BusinessFilter): Map<number, MatchFacts> => {
    const revision = String(counters.get("revision"));
    const facts = new Map<number, MatchFacts>();
    for (const row of byIds.all(JSON.stringify([...ids])))
      facts.set(row[0], factsOf(row, categoryOf(row[7], revision), filter));
    addSubtypes(facts, filter.terms?.terms ?? []);
    return facts;
  };
}

function factsOf(
  [, sortName, rank, isVerified, missingData, latitude, longitude]: Row,
  category: CategoryFacts,
  { near, openAt, alwaysOpen }: BusinessFilter,
): MatchFacts {
  const facts: MatchFacts = {
    ...category,
    nameWords: tokenize(sortName),
    subtypeWords: [],
    rank,
    isVerified: isVerified === 1,
    completeness: 1 - bitCount(missingData) / KINDS_OF_DATA,
  };
  if (openAt !== undefined || alwaysOpen) facts.isOpen = true;
  if (near && latitude !== null && longitude !== null) facts.distanceKm = distanceKm(near, { latitude, longitude });
  return facts;
}
