import { setImmediate } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { nameKey } from "#domain/duplicates/compare-names";
import { type DuplicateFacts, duplicateFacts } from "#domain/duplicates/duplicate-facts";
import { createDuplicateFinder, type DuplicateCandidates } from "#domain/duplicates/duplicate-finder";
import { duplicateLikelihood, MIN_LIKELIHOOD } from "#domain/duplicates/duplicate-likelihood";
import { AppError } from "../../errors.ts";
import type { BusinessRecord } from "../../store/port/directory.ts";
import type { LikelyPair } from "../../store/port/duplicates.ts";
import type { Store } from "../../store/store.ts";
import { type ProgressOptions, percentProgress } from "../operation-options.ts";

const PAGE_ROWS = 500;
/** Number of pairs whose businesses are read at once. */
const BATCH_PAIRS = 250;
/** Maximum number of stored pairs, the surest first: a file that was imported twice under other ids has as many pairs as businesses. */
const MAX_PAIRS = 20_000;
/** Number of prepared businesses in the cache for the next pairs. */
const MAX_CACHED_FACTS = 20_000;
/** Share of the progress for reading the directory; the rest is for comparing. */
const READING_SHARE = 0.8;

export interface FindDuplicatesOptions extends ProgressOptions {
  store: Pick<Store, "directory" | "duplicates">;
  now: () => Date;
}

export interface FindDuplicatesReport {
  businesses: number;
  /** Number of pairs that were compared in full. */
  compared: number;
  /** Number of stored pairs, at most 20,000. */
  pairs: number;
  seconds: number;
}

/**
 * Finds businesses that are in the directory twice and stores the pairs, which replace the earlier ones. Errors: AppError `storage`, and
 * `cancelled` after an abort, with the earlier pairs kept.
 */
export async function findDuplicates(options: FindDuplicatesOptions): Promise<FindDuplicatesReport> {
  const startedAt = performance.now();
  const { store, now } = options;
  const at = now();
  const version = await store.directory.dataVersion();
  const { candidates, businesses } = await readDirectory(options);
  const { pairs, compared } = await comparePairs(options, candidates);
  await store.duplicates.setLikelyPairs(pairs, version, at);
  return { businesses, compared, pairs: pairs.length, seconds: Math.round(performance.now() - startedAt) / 1000 };
}

async function readDirectory(options: FindDuplicatesOptions) {
  const { directory } = options.store;
  const total = await directory.countBusinesses();
  const finder = createDuplicateFinder();
  let businesses = 0;
  for (let afterId = 0; ; ) {
    await yieldTurn(options);
    const page = await directory.businessesAfter(afterId, PAGE_ROWS);
    for (const business of page) finder.add(business);
    businesses += page.length;
    options.onProgress?.(percentProgress(READING_SHARE * Math.min(1, businesses / Math.max(1, total))));
    const lastBusiness = page.at(-1);
    if (lastBusiness === undefined) return { candidates: finder.find(), businesses };
    afterId = lastBusiness.id;
  }
}

async function comparePairs(options: FindDuplicatesOptions, candidates: DuplicateCandidates) {
  const facts = new LRUCache<number, DuplicateFacts>({ max: MAX_CACHED_FACTS });
  const likelyPairs: LikelyPair[] = [];
  let comparedCount = 0;
  for (const batch of batchesOf(candidates.pairs())) {
    await yieldTurn(options);
    await readFacts(options.store, batch, candidates, facts);
    for (const ids of batch) {
      const [one, other] = ids.map((id) => facts.get(id));
      if (one === undefined || other === undefined) continue;
      const { score, reasons } = duplicateLikelihood(one, other);
      if (score >= MIN_LIKELIHOOD) likelyPairs.push({ ids, score, reasons });
    }
    comparedCount += batch.length;
    // The number of remaining pairs is unknown.
    options.onProgress?.(percentProgress(READING_SHARE + (1 - READING_SHARE) * (1 - 1 / (1 + comparedCount / 10_000))));
  }
  return { pairs: likelyPairs.toSorted((a, b) => b.score - a.score).slice(0, MAX_PAIRS), compared: comparedCount };
}

/** Reads businesses of the batch that are not in the cache. */
async function readFacts(
  { directory }: Pick<Store, "directory">,
  batch: readonly [number, number][],
  candidates: DuplicateCandidates,
  facts: LRUCache<number, DuplicateFacts>,
) {
  const ids = [...new Set(batch.flat())].filter((id) => !facts.has(id));
  for (const business of await directory.businessesByIds(ids)) facts.set(business.id, factsOf(business, candidates));
}

function factsOf(business: BusinessRecord, { isSharedPhone, isChain }: DuplicateCandidates): DuplicateFacts {
  const facts = duplicateFacts(business);
  return {
    ...facts,
    isSharedPhone: facts.isSharedPhone || isSharedPhone(facts.phone || facts.phoneTail),
    isChain: isChain(nameKey(facts.name)),
  };
}

function* batchesOf<Item>(items: Iterable<Item>): Generator<Item[]> {
  let batch: Item[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < BATCH_PAIRS) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Yields to requests and to Ctrl-C. */
async function yieldTurn({ signal }: FindDuplicatesOptions): Promise<void> {
  await setImmediate();
  if (signal?.aborted) throw new AppError("cancelled", "Stopped while looking for duplicates; nothing was changed.");
}
