import { LRUCache } from "lru-cache";
import { CACHE_FOREVER, type CachedResponse, responseBytes } from "./cached-response.ts";

/** Maximum share of the cache for one response. A larger one, such as a sitemap, would evict too many others. */
const MAX_SHARE = 1 / 64;
/** Maximum staleness of an entry, for which generations are remembered. */
const MAX_STALE_MS = 120_000;
/** Share of entries that were requested once (probation); the others are protected from them. */
const PROBATION_SHARE = 1 / 4;
/** Headers and bookkeeping of an entry. */
const ENTRY_OVERHEAD_BYTES = 3000;

/** Generation of responses that clients may keep for ever: they do not depend on the data. */
const EVERY_GENERATION = "";

/** State of the data at the time of a request. */
export interface CacheState {
  /** Generation of the data and the minute: equal generations give equal responses. */
  generation: string;
  /** A new epoch invalidates every entry at once. */
  epoch: string;
  /** Maximum staleness of entries from earlier generations, two minutes at most. Milliseconds. */
  maxStaleMs: number;
  /** Time of the request in milliseconds. */
  requestedAt: number;
}

export interface CacheHit {
  response: CachedResponse;
  /** Time since the entry may have become outdated; 0 while it is fresh. */
  staleMs: number;
}

interface Entry {
  generation: string;
  response: CachedResponse;
  /** Bytes counted towards the capacity. */
  bytes: number;
}

/**
 * Stores cached responses by URL in a segmented least-recently-used cache limited by bytes, so that a flood of one-time URLs evicts none
 * that visitors use. Decides whether an entry is fresh or stale.
 */
export class ResponseStore {
  readonly #probation: LRUCache<string, Entry>;
  readonly #protected: LRUCache<string, Entry>;
  readonly #maxEntryBytes: number;
  #generation = "";
  #epoch = "";
  /** Time at which each servable generation was last current. */
  readonly #lastCurrent = new Map<string, number>();

  /** `maxBytes` is the capacity. */
  constructor(maxBytes: number) {
    const segment = (maxSize: number) =>
      new LRUCache<string, Entry>({ maxSize, sizeCalculation: ({ bytes }) => bytes });
    this.#probation = segment(maxBytes * PROBATION_SHARE);
    this.#protected = segment(maxBytes * (1 - PROBATION_SHARE));
    this.#maxEntryBytes = maxBytes * MAX_SHARE;
  }

  get(state: CacheState, url: string): CacheHit | undefined {
    this.#advance(state);
    const entry = this.#protected.get(url) ?? this.#promote(url);
    if (entry === undefined) return undefined;
    const { generation, response } = entry;
    if (generation === state.generation || generation === EVERY_GENERATION) return { response, staleMs: 0 };
    const lastCurrent = this.#lastCurrent.get(generation);
    // An outdated entry stays until it is replaced or evicted: the next request may come when the server is busy.
    const staleMs = lastCurrent === undefined ? Number.POSITIVE_INFINITY : state.requestedAt - lastCurrent;
    return staleMs < state.maxStaleMs ? { response, staleMs } : undefined;
  }

  /**
   * Returns an entry that was current less than `maxStaleMs` ago, for use while the data version cannot be read.
   */
  getStale(url: string, requestedAt: number, maxStaleMs: number): CachedResponse | undefined {
    const entry = this.#protected.get(url) ?? this.#promote(url);
    if (entry?.generation === EVERY_GENERATION) return entry.response;
    const lastCurrent = entry && this.#lastCurrent.get(entry.generation);
    return lastCurrent !== undefined && requestedAt - lastCurrent < maxStaleMs ? entry?.response : undefined;
  }

  /** Adds or replaces an entry, unless its generation is too old or a fresh entry is there. */
  set(generation: string, url: string, response: CachedResponse): void {
    const bytes = sizeOf(url, response);
    if (!this.#lastCurrent.has(generation) || bytes > this.#maxEntryBytes) return;
    const segment = this.#segmentOf(url);
    if (segment.peek(url)?.generation === this.#generation) return;
    const isImmutable = response.headers["Cache-Control"] === CACHE_FOREVER;
    segment.set(url, { generation: isImmutable ? EVERY_GENERATION : generation, response, bytes });
  }

  /** Recounts an entry's bytes after a send, which may have added an encoding. */
  resize(url: string): void {
    const segment = this.#segmentOf(url);
    const entry = segment.peek(url);
    if (entry === undefined) return;
    const bytes = sizeOf(url, entry.response);
    if (bytes !== entry.bytes) segment.set(url, { ...entry, bytes });
  }

  #segmentOf(url: string): LRUCache<string, Entry> {
    return this.#protected.has(url) ? this.#protected : this.#probation;
  }

  /** Promotes an entry out of probation when it is requested again. */
  #promote(url: string): Entry | undefined {
    const entry = this.#probation.peek(url);
    if (entry === undefined) return undefined;
    this.#probation.delete(url);
    this.#protected.set(url, entry);
    return entry;
  }

  #advance({ generation, epoch, requestedAt: nowMs }: CacheState) {
    if (epoch !== this.#epoch) {
      this.#probation.clear();
      this.#protected.clear();
      this.#lastCurrent.clear();
    }
    this.#epoch = epoch;
    this.#generation = generation;
    this.#lastCurrent.set(generation, nowMs);
    for (const [oldGeneration, lastCurrentAt] of this.#lastCurrent)
      if (nowMs - lastCurrentAt > MAX_STALE_MS) this.#lastCurrent.delete(oldGeneration);
  }
}

function sizeOf(url: string, response: CachedResponse): number {
  return ENTRY_OVERHEAD_BYTES + url.length * 2 + responseBytes(response);
}
