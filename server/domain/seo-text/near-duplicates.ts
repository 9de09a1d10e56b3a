import { fnv1a } from "#domain/text/fnv1a";

/*
 * MinHash with locality-sensitive hashing: the similarity of two texts is the Jaccard index of their shingles of five words.
 * A signature holds the least hash of a text's shingles under 96 hash functions, and two signatures agree in about that
 * share. Only texts that agree in a whole band of three are compared, which finds 98 of 100 pairs that are half alike.
 */

const SHINGLE_WORDS = 5;
const BANDS = 32;
const ROWS_PER_BAND = 3;
const HASHES = BANDS * ROWS_PER_BAND;
/** Maximum comparisons of a text within one bucket, so that a thousand equal texts take no longer than others. */
const MAX_COMPARISONS = 16;
const MAX_PAIRS = 10;
/** Minimum similarity of near duplicates. */
export const NEAR_DUPLICATE = 0.5;

export interface SimilarPair {
  /** Indexes in the order of adding, `one` the lower. */
  one: number;
  other: number;
  /** Estimate from 0 to 1: within 0.1 in 95 of 100 cases. */
  similarity: number;
}

export interface NearDuplicates {
  texts: number;
  /** Number of texts with a near duplicate. */
  withNearDuplicate: number;
  /** Median similarity to the most similar text; may be far too low below `MIN_RELIABLE_SIMILARITY`. */
  medianNearest: number;
  /** At most ten pairs, the most similar first; each text is in one pair only. */
  pairs: SimilarPair[];
}

const [FACTORS, SUMMANDS] = [0x9e3779b1, 0x85ebca77].map((seed) =>
  Uint32Array.from({ length: HASHES }, (_, index) => (Math.imul(seed, 2 * index + 1) ^ (seed >>> 7)) | 1),
) as [Uint32Array, Uint32Array];

/** Collects texts, 600 bytes of memory each, then finds the similar ones. */
export function createNearDuplicateFinder() {
  const signatures: Uint32Array[] = [];
  return {
    add(text: string): void {
      signatures.push(signatureOf(shingleHashes(text)));
    },
    /** Calls `onProgress` after each band, with the share of all. */
    find(onProgress?: (fraction: number) => void): NearDuplicates {
      const nearestPairs = signatures.map((_, index): SimilarPair => ({ one: index, other: index, similarity: 0 }));
      for (let band = 0; band < BANDS; band++) {
        onProgress?.(band / BANDS);
        for (const [one, other] of candidates(signatures, band)) {
          const similarity = agreement(signatures[one] as Uint32Array, signatures[other] as Uint32Array);
          const pair = { one, other, similarity };
          for (const index of [one, other])
            if (similarity > (nearestPairs[index]?.similarity ?? 0)) nearestPairs[index] = pair;
        }
      }
      nearestPairs.sort((a, b) => b.similarity - a.similarity || a.one - b.one);
      return {
        texts: nearestPairs.length,
        withNearDuplicate: nearestPairs.filter(({ similarity }) => similarity >= NEAR_DUPLICATE).length,
        medianNearest: nearestPairs[(nearestPairs.length - 1) >> 1]?.similarity ?? 0,
        pairs: disjoint(nearestPairs.filter(({ similarity }) => similarity > 0)),
      };
    },
  };
}

/** Returns the exact similarity of two texts (Jaccard index of their shingles), 0 to 1. */
export function textSimilarity(textA: string, textB: string): number {
  const [a, b] = [new Set(shingleHashes(textA)), new Set(shingleHashes(textB))];
  const sharedCount = [...a].filter((shingle) => b.has(shingle)).length;
  return sharedCount === 0 ? 0 : sharedCount / (a.size + b.size - sharedCount);
}

/** Hashes all runs of five words, without case and punctuation; a shorter text is one shingle. */
function shingleHashes(text: string): number[] {
  const words = Array.from(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [], (word) => fnv1a(word));
  const shingles: number[] = [];
  for (let start = 0; start === 0 || start + SHINGLE_WORDS <= words.length; start++) {
    let hash = 0;
    for (const word of words.slice(start, start + SHINGLE_WORDS)) hash = mix(Math.imul(hash, 31) + word);
    shingles.push(hash);
  }
  return words.length === 0 ? [] : shingles;
}

function mix(value: number): number {
  const mixedBits = Math.imul(value ^ (value >>> 16), 0x7feb352d);
  return (mixedBits ^ (mixedBits >>> 15)) >>> 0;
}

function signatureOf(shingles: readonly number[]): Uint32Array {
  const signature = new Uint32Array(HASHES).fill(0xffffffff);
  for (const shingle of shingles)
    for (let hash = 0; hash < HASHES; hash++) {
      const value = mix(Math.imul(shingle, FACTORS[hash] as number) + (SUMMANDS[hash] as number));
      if (value < (signature[hash] as number)) signature[hash] = value;
    }
  return signature;
}

/** Yields pairs of indexes whose signatures agree in the whole band (or, rarely, in its hash). */
function* candidates(signatures: readonly Uint32Array[], band: number): Generator<[number, number]> {
  const buckets = Map.groupBy(signatures.keys(), (index) => {
    let key = 0;
    for (let row = band * ROWS_PER_BAND; row < (band + 1) * ROWS_PER_BAND; row++)
      key = mix(Math.imul(key, 31) + (signatures[index]?.[row] ?? 0));
    return key;
  });
  for (const bucket of buckets.values())
    for (const [place, one] of bucket.entries())
      for (const other of bucket.slice(place + 1, place + 1 + MAX_COMPARISONS)) yield [one, other];
}

function agreement(a: Uint32Array, b: Uint32Array): number {
  let sameCount = 0;
  for (let hash = 0; hash < HASHES; hash++) if (a[hash] === b[hash]) sameCount++;
  return sameCount / HASHES;
}

/** Returns the first pairs in which no text occurs twice. */
function disjoint(pairs: readonly SimilarPair[]): SimilarPair[] {
  const pairedIndexes = new Set<number>();
  const disjointPairs: SimilarPair[] = [];
  for (const pair of pairs) {
    if (disjointPairs.length === MAX_PAIRS) break;
    if (pairedIndexes.has(pair.one) || pairedIndexes.has(pair.other)) continue;
    pairedIndexes.add(pair.one).add(pair.other);
    disjointPairs.push(pair);
  }
  return disjointPairs;
}
