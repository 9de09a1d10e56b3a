import type { Database } from "better-sqlite3";
import type { CategoryGroup } from "#contract/business";
import { distanceKm } from "#domain/geography/distance";
import { bitCount } from "#domain/search/bit-count";
import type { MatchFacts } from "#domain/search/match-score";
import { tokenize } from "#domain/search/words/tokenize";
import { memoize } from "#domain/text/memoize";
import { MISSING_DATA_BITS } from "../../columns/missing-data.ts";
import type { BusinessFilter } from "../../port/search.ts";

type Row = [
  id: number,
  sortName: string,
  rank: number,
  isVerified: number,
  missingData: number,
  latitude: number | null,
  longitude: number | null,
  slug: string,
  category: string,
  group: CategoryGroup,
  subtypes: string,
];

const KINDS_OF_DATA = Object.keys(MISSING_DATA_BITS).length;
const tokenizeMemoized = memoize(tokenize);

/** Reads the ranking features of candidates. Within a transaction. */
export function openMatchFacts(db: Database) {
  const byIds = db
    .prepare<[string], Row>(
      `SELECT l.id, l.sort_name, l.rank, l.is_verified, l.missing_data, l.latitude, l.longitude, c.slug, c.category,
         c.category_group, b.subtypes
       FROM json_each(+?) ids CROSS JOIN listings l ON l.id = ids.value CROSS JOIN categories c ON c.id = l.category_id
         CROSS JOIN businesses b ON b.id = l.id`,
    )
    .raw();

  return (ids: Iterable<number>, { near, openAt, alwaysOpen }: BusinessFilter): { id: number; facts: MatchFacts }[] =>
    byIds
      .all(JSON.stringify([...ids]))
      .map(
        ([
          id,
          sortName,
          rank,
          isVerified,
          missingData,
          latitude,
          longitude,
          categorySlug,
          category,
          group,
          subtypes,
        ]) => {
          const facts: MatchFacts = {
            nameWords: tokenize(sortName),
            categoryWords: tokenizeMemoized(category),
            subtypeWords: tokenizeMemoized(subtypes),
            categorySlug,
            group,
            rank,
            isVerified: isVerified === 1,
            completeness: 1 - bitCount(missingData) / KINDS_OF_DATA,
          };
          if (openAt !== undefined || alwaysOpen) facts.isOpen = true;
          if (near && latitude !== null && longitude !== null)
            facts.distanceKm = distanceKm(near, { latitude, longitude });
          return { id, facts };
        },
      );
}
