import { LRUCache } from "lru-cache";

export interface LeakyBucketsOptions {
  /** Capacity of a bucket: attempts or requests allowed in a burst. */
  capacity: number;
  /** Time until one drop has leaked, so that one more is allowed. */
  leakMs: number;
  /** Maximum number of buckets; the least recently used one is forgotten. */
  maxKeys?: number;
}

const MAX_KEYS = 10_000;

/** Rate limits: a leaky bucket for each key, such as a network. Times are in milliseconds. */
export class LeakyBuckets {
  readonly #capacity: number;
  readonly #leakMs: number;
  readonly #buckets: LRUCache<string, { count: number; updatedAtMs: number }>;

  constructor({ capacity, leakMs, maxKeys = MAX_KEYS }: LeakyBucketsOptions) {
    this.#capacity = capacity;
    this.#leakMs = leakMs;
    this.#buckets = new LRUCache({ max: maxKeys });
  }

  /** Returns the milliseconds until the bucket has room for another drop; 0 means now. */
  wait(key: string, nowMs: number): number {
    return Math.max(0, Math.ceil((this.#count(key, nowMs) - (this.#capacity - 1)) * this.#leakMs));
  }

  /** Adds a drop, also to a full bucket. */
  add(key: string, nowMs: number): void {
    this.#buckets.set(key, { count: this.#count(key, nowMs) + 1, updatedAtMs: nowMs });
  }

  /** Removes one drop, of an attempt that should not count. */
  remove(key: string, nowMs: number): void {
    const count = this.#count(key, nowMs) - 1;
    if (count > 0) this.#buckets.set(key, { count, updatedAtMs: nowMs });
    else this.#buckets.delete(key);
  }

  get size(): number {
    return this.#buckets.size;
  }

  /** Returns the drops minus what has leaked since, a fraction. */
  #count(key: string, nowMs: number): number {
    const bucket = this.#buckets.get(key);
    if (bucket === undefined) return 0;
    return Math.max(0, bucket.count - Math.max(0, nowMs - bucket.updatedAtMs) / this.#leakMs);
  }
}
