import { LRUCache } from "lru-cache";
import type { MatchFacts } from "#domain/search/match-score";
import { tokenize } from "#domain/search/words/tokenize";
import type { ColumnStore } from "../../columns/column-store.ts";
import {
  addSubtypes,
  type CategoryFacts,
  categoryFacts,
  factsOf,
  idsThatNeedSubtypes,
} from "../../full-text/match-facts.ts";
import type { BusinessFilter } from "../../port/search.ts";
import type { ReadCategories } from "../columns/category-dictionary.ts";
import type { Transaction } from "../connection/transaction.ts";

/** Maximum number of cached names, about 300 bytes each. */
const MAX_CACHED_NAMES = 20_000;
/** Maximum number of cached subtypes, about 100 bytes each. */
const MAX_CACHED_SUBTYPES = 20_000;

const SELECT_NAMES = "SELECT id, sort_name FROM listings WHERE id = ANY($1)";
const SELECT_SUBTYPES = "SELECT id, subtypes FROM businesses WHERE id = ANY($1)";

export type ReadMatchFacts = ReturnType<typeof openMatchFacts>;

/**
 * Returns ranking features of candidates, in the order of the ids. Numbers come from the columns, texts from the database and a cache for
 * one revision of the data. Call it while the columns are in use.
 */
export function openMatchFacts(readCategories: ReadCategories) {
  const names = new LRUCache<number, readonly string[]>({ max: MAX_CACHED_NAMES });
  const subtypes = new LRUCache<number, string>({ max: MAX_CACHED_SUBTYPES });
  let cachedRevision = -1;

  function evictOlder(revision: number) {
    if (revision === cachedRevision) return;
    names.clear();
    subtypes.clear();
    cachedRevision = revision;
  }

  /** Reads texts by id, from the cache or the database. An id without a row has no text. */
  async function readTexts<Text extends NonNullable<unknown>>(
    tx: Transaction,
    [sql, cache, parse]: [sql: string, cache: LRUCache<number, Text>, parse: (text: string) => Text],
    ids: readonly number[],
  ): Promise<Map<number, Text>> {
    const texts = new Map<number, Text>();
    const unknownIds: number[] = [];
    for (const id of ids) {
      const cachedText = cache.get(id);
      if (cachedText === undefined) unknownIds.push(id);
      else texts.set(id, cachedText);
    }
    const rows = unknownIds.length === 0 ? [] : await tx.arrays<[number, string]>(sql, [unknownIds]);
    for (const [id, text] of rows) {
      const parsedText = parse(text);
      texts.set(id, parsedText);
      cache.set(id, parsedText);
    }
    return texts;
  }

  return async (
    tx: Transaction,
    columns: ColumnStore,
    ids: readonly number[],
    filter: BusinessFilter,
  ): Promise<ReadonlyMap<number, MatchFacts>> => {
    evictOlder(tx.counter("revision"));
    const categories = await readCategories(tx);
    const factsById = new Map<number, CategoryFacts>();
    const factsOfCategory = (id: number): CategoryFacts => {
      const cachedFacts = factsById.get(id);
      if (cachedFacts !== undefined) return cachedFacts;
      const { slug = "", category = "", group } = categories.get(id) ?? {};
      const newFacts = categoryFacts(slug, category, group);
      factsById.set(id, newFacts);
      return newFacts;
    };
    const nameWords = await readTexts(tx, [SELECT_NAMES, names, tokenize], ids);
    const facts = new Map<number, MatchFacts>();
    for (const id of ids) {
      const words = nameWords.get(id);
      const position = id - columns.firstId;
      if (words !== undefined && position >= 0 && position < columns.size)
        facts.set(
          id,
          factsOf(rowAt(columns, position, words), factsOfCategory(columns.categoryId[position] as number), filter),
        );
    }
    const incompleteIds = idsThatNeedSubtypes(facts, filter.terms?.terms ?? []);
    if (incompleteIds.length === 0) return facts;
    for (const [id, text] of await readTexts(tx, [SELECT_SUBTYPES, subtypes, (text) => text], incompleteIds))
      addSubtypes(facts, id, text);
    return facts;
  };
}

function rowAt(
  { rank, isVerified, missingData, latitude, longitude, cityId }: ColumnStore,
  position: number,
  nameWords: readonly string[],
) {
  const hasCoordinates = !Number.isNaN(latitude[position]);
  return {
    nameWords,
    rank: rank[position] as number,
    isVerified: isVerified[position] as number,
    missingData: missingData[position] as number,
    hasCity: cityId[position] !== 0,
    latitude: hasCoordinates ? (latitude[position] as number) : null,
    longitude: hasCoordinates ? (longitude[position] as number) : null,
  };
}
