import { setImmediate as turn } from "node:timers/promises";
import type { Progress } from "#contract/import-report";
import { likenessOf, nearDuplicateFinder } from "#domain/seo-text/near-duplicates";
import { AppError } from "../../errors.ts";
import type { BusinessRecord } from "../../store/port/directory.ts";
import type { Store } from "../../store/store.ts";

/** Texts that are compared at most: 20 MB, three or four seconds. */
const MOST_TEXTS = 50_000;
const BLOCK = 500;
/** Of the time that reading the texts takes; the rest is comparing. */
const READING = 0.7;

export interface NearDuplicatesOptions {
  store: Pick<Store, "directory">;
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
  /** Texts that are compared at most; 50,000 when absent. */
  mostTexts?: number;
}

export interface NearDuplicatePair {
  /** Share of five-word runs that both texts have, 0–1. */
  similarity: number;
  businesses: [{ id: number; slug: string }, { id: number; slug: string }];
}

export interface NearDuplicatesReport {
  /** Texts compared; all, or of a larger directory evenly spread blocks of 500 that follow each other. */
  texts: number;
  isSample: boolean;
  /** Share of them with another that has half of the five-word runs in common, 0–1, estimated. */
  share: number;
  /** Median of the similarity to the nearest text, estimated. */
  medianNearest: number;
  /** The most similar pairs, at most ten, most similar first. */
  pairs: NearDuplicatePair[];
  seconds: number;
}

/** How much the texts of listed businesses repeat each other. Errors: AppError `storage`, and `cancelled` after an abort. */
export async function findNearDuplicates(options: NearDuplicatesOptions): Promise<NearDuplicatesReport> {
  const started = performance.now();
  const { store, signal, mostTexts = MOST_TEXTS } = options;
  const businesses = await store.directory.countBusinesses();
  const finder = nearDuplicateFinder(Math.min(businesses, mostTexts));
  const ids: number[] = [];
  const isSample = businesses > mostTexts;
  const progress = (fraction: number) =>
    options.onProgress?.({ done: Math.floor(100 * fraction), total: 100, fraction, unit: "percent" });
  let read = 0;
  for await (const block of isSample ? spreadBlocks(store, mostTexts) : allBlocks(store)) {
    await turn();
    if (signal?.aborted) throw new AppError("cancelled", "Stopped while comparing texts; nothing was changed.");
    read += block.length;
    progress(READING * Math.min(1, read / Math.min(businesses, mostTexts)));
    for (const { id, uniqueContent, businessStatus } of block) {
      if (uniqueContent === null || businessStatus === "CLOSED_PERMANENTLY") continue;
      ids.push(id);
      finder.add(uniqueContent);
    }
  }
  const { texts, withNearDuplicate, medianNearest, pairs } = finder.finished((fraction) =>
    progress(READING + (1 - READING) * fraction),
  );
  const measured = await Promise.all(
    pairs.map(async ({ one, other }) => exactPair(store, [ids[one] as number, ids[other] as number])),
  );
  return {
    texts,
    isSample,
    share: texts === 0 ? 0 : rounded(withNearDuplicate / texts),
    medianNearest: rounded(medianNearest),
    pairs: measured.flatMap((pair) => pair ?? []).sort((a, b) => b.similarity - a.similarity),
    seconds: Math.round(performance.now() - started) / 1000,
  };
}

async function* allBlocks(store: NearDuplicatesOptions["store"]): AsyncGenerator<BusinessRecord[]> {
  for (let afterId = 0; ; ) {
    const block = await store.directory.businessesAfter(afterId, BLOCK);
    const last = block.at(-1);
    if (last === undefined) return;
    yield block;
    afterId = last.id;
  }
}

/** Blocks of businesses that came one after another, as those of one city and kind do, from all parts of the directory. */
async function* spreadBlocks(store: NearDuplicatesOptions["store"], rows: number): AsyncGenerator<BusinessRecord[]> {
  const blocks = Math.ceil(rows / BLOCK);
  const first = (await store.directory.businessesAfter(0, 1))[0]?.id ?? 0;
  const last = await lastId(store, first);
  let afterId = first - 1;
  for (let block = 0; block < blocks; block++) {
    afterId = Math.max(afterId, first - 1 + Math.floor(((last - first + 1) * block) / blocks));
    const businesses = await store.directory.businessesAfter(afterId, BLOCK);
    yield businesses;
    afterId = businesses.at(-1)?.id ?? afterId;
  }
}

/** By halving, since ids have gaps. */
async function lastId(store: NearDuplicatesOptions["store"], first: number): Promise<number> {
  let low = first;
  let high = first * 2 + 1;
  const isBeyond = async (id: number) => (await store.directory.businessesAfter(id, 1)).length === 0;
  while (!(await isBeyond(high))) [low, high] = [high, high * 2];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (await isBeyond(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

async function exactPair(
  store: NearDuplicatesOptions["store"],
  ids: [number, number],
): Promise<NearDuplicatePair | undefined> {
  const [one, other] = await store.directory.businessesByIds(ids);
  if (!one || !other) return undefined;
  return {
    similarity: rounded(likenessOf(one.uniqueContent ?? "", other.uniqueContent ?? "")),
    businesses: [
      { id: one.id, slug: one.slug },
      { id: other.id, slug: other.slug },
    ],
  };
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
