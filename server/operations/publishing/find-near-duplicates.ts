import { setImmediate } from "node:timers/promises";
import type { NearDuplicates } from "#contract/seo/site-health";
import { createNearDuplicateFinder, textSimilarity } from "#domain/seo-text/near-duplicates";
import { AppError } from "../../errors.ts";
import type { BusinessRecord } from "../../store/port/directory.ts";
import type { Store } from "../../store/store.ts";
import { type ProgressOptions, percentProgress } from "../operation-options.ts";

/** Maximum number of compared texts: 30 MB, about five seconds. */
const MAX_TEXTS = 50_000;
const BLOCK_ROWS = 500;
/** Share of the progress for reading the texts; the rest is for comparing. */
const READING_SHARE = 0.7;

export interface NearDuplicatesOptions extends ProgressOptions {
  store: Pick<Store, "directory">;
  /** Maximum number of texts to compare; 50,000 by default. */
  maxTexts?: number;
}

export type NearDuplicatesReport = NearDuplicates & { seconds: number };
type Pair = NearDuplicates["pairs"][number];

/** Reports how much the texts of listed businesses repeat each other. Errors: AppError `storage`, and `cancelled` after an abort. */
export async function findNearDuplicates(options: NearDuplicatesOptions): Promise<NearDuplicatesReport> {
  const startedAt = performance.now();
  const { store, signal, maxTexts = MAX_TEXTS } = options;
  const businessCount = await store.directory.countBusinesses();
  const finder = createNearDuplicateFinder();
  const ids: number[] = [];
  const progress = (fraction: number) => options.onProgress?.(percentProgress(fraction));
  let readCount = 0;
  for await (const block of sampleBlocks(store, businessCount, maxTexts)) {
    await setImmediate();
    if (signal?.aborted) throw new AppError("cancelled", "Stopped while comparing texts; nothing was changed.");
    readCount += block.length;
    progress(READING_SHARE * Math.min(1, readCount / Math.min(businessCount, maxTexts)));
    for (const { id, uniqueContent, businessStatus } of block) {
      if (uniqueContent === null || businessStatus === "CLOSED_PERMANENTLY") continue;
      ids.push(id);
      finder.add(uniqueContent);
    }
  }
  const { texts, withNearDuplicate, medianNearest, pairs } = finder.find((fraction) =>
    progress(READING_SHARE + (1 - READING_SHARE) * fraction),
  );
  const exactPairs = await Promise.all(
    pairs.map(async ({ one, other }) => exactPair(store, [ids[one] as number, ids[other] as number])),
  );
  return {
    texts,
    isSample: businessCount > maxTexts,
    share: texts === 0 ? 0 : roundToThousandths(withNearDuplicate / texts),
    medianNearest: roundToThousandths(medianNearest),
    pairs: exactPairs.flatMap((pair) => pair ?? []).sort((a, b) => b.similarity - a.similarity),
    seconds: Math.round(performance.now() - startedAt) / 1000,
  };
}

/** Yields blocks of consecutive businesses, spread evenly over the directory; neighbours often share city and kind. */
async function* sampleBlocks(
  store: NearDuplicatesOptions["store"],
  businessCount: number,
  maxTexts: number,
): AsyncGenerator<BusinessRecord[]> {
  const skippedBlocks = Math.max(0, businessCount / maxTexts - 1);
  let afterId = 0;
  for (let readCount = 0; readCount < maxTexts; ) {
    const block = await store.directory.businessesAfter(afterId, BLOCK_ROWS);
    const [first, last] = [block[0], block.at(-1)];
    if (first === undefined || last === undefined) return;
    yield block;
    readCount += block.length;
    // Ids have gaps, so skip as many as the block spans.
    afterId = last.id + Math.floor((last.id - first.id + 1) * skippedBlocks);
  }
}

async function exactPair(store: NearDuplicatesOptions["store"], ids: [number, number]): Promise<Pair | undefined> {
  const [one, other] = await store.directory.businessesByIds(ids);
  if (!one || !other) return undefined;
  return {
    similarity: roundToThousandths(textSimilarity(one.uniqueContent ?? "", other.uniqueContent ?? "")),
    businesses: [
      { id: one.id, slug: one.slug },
      { id: other.id, slug: other.slug },
    ],
  };
}

function roundToThousandths(value: number): number {
  return Math.round(value * 1000) / 1000;
}
