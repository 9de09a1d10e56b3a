import { type CachedResponse, responseBytes } from "./cached-response.ts";

/** A single answer larger than this share of the whole, as sitemaps are, is not kept: it would drive out too many others. */
const LARGEST_SHARE = 1 / 64;
/** How far an answer may lag behind data that changes all the time. Milliseconds. */
const LONGEST_LAG = 20_000;

/** The moment for which an answer is wanted. */
export interface Moment {
  /** Of the data and of all that answers depend on: equal generations, equal answers. */
  generation: string;
  /** With another one, nothing that is kept may be shown any more. */
  epoch: string;
  /** Answers of generations that passed a short while ago will do. */
  mayLag: boolean;
  /** Milliseconds. */
  at: number;
}

/** `lag`: for how long it may have been out of date, in milliseconds; 0 for one that is not. */
export interface Kept {
  answer: CachedResponse;
  lag: number;
}

interface Entry {
  generation: string;
  answer: CachedResponse;
  /** Bytes, as last weighed. */
  size: number;
}

/** Finished answers by address, the least recently used given up first. */
export class ResponseStore {
  #entries = new Map<string, Entry>();
  #bytes = 0;
  #generation = "";
  #epoch = "";
  /** Generation whose answers may be shown → when it was last the current one. */
  #lastCurrent = new Map<string, number>();

  readonly #capacity: number;

  /** `capacity`: bytes. */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(moment: Moment, address: string): Kept | undefined {
    this.#turnTo(moment);
    const entry = this.#entries.get(address);
    if (entry === undefined) return undefined;
    this.#entries.delete(address);
    const lastCurrent = this.#lastCurrent.get(entry.generation);
    const isCurrent = entry.generation === moment.generation;
    if (lastCurrent === undefined || (!isCurrent && !moment.mayLag)) {
      this.#bytes -= entry.size;
      return undefined;
    }
    this.#entries.set(address, entry);
    return { answer: entry.answer, lag: isCurrent ? 0 : moment.at - lastCurrent };
  }

  /** Keeps it in the place of an older one, unless the data moved on too far while it was made. */
  set(generation: string, address: string, answer: CachedResponse): void {
    const size = sizeOf(address, answer);
    if (!this.#lastCurrent.has(generation) || size > this.#capacity * LARGEST_SHARE) return;
    const before = this.#entries.get(address);
    if (before?.generation === this.#generation) return;
    if (before !== undefined) this.#bytes -= before.size;
    this.#entries.delete(address);
    this.#entries.set(address, { generation, answer, size });
    this.#bytes += size;
    this.#giveUpOldest();
  }

  /** To be called when an answer was sent, since it may have been given another form for that. */
  weigh(address: string): void {
    const entry = this.#entries.get(address);
    if (entry === undefined) return;
    const size = sizeOf(address, entry.answer);
    this.#bytes += size - entry.size;
    entry.size = size;
    this.#giveUpOldest();
  }

  #giveUpOldest() {
    for (const [oldest, its] of this.#entries) {
      if (this.#bytes <= this.#capacity) break;
      this.#entries.delete(oldest);
      this.#bytes -= its.size;
    }
  }

  #turnTo({ generation, epoch, mayLag, at }: Moment) {
    if (epoch !== this.#epoch || (generation !== this.#generation && !mayLag)) {
      this.#entries.clear();
      this.#bytes = 0;
      this.#lastCurrent.clear();
    }
    this.#epoch = epoch;
    this.#generation = generation;
    this.#lastCurrent.set(generation, at);
    for (const [passed, when] of this.#lastCurrent) if (at - when > LONGEST_LAG) this.#lastCurrent.delete(passed);
  }
}

/** Bytes, the bookkeeping included. */
function sizeOf(address: string, answer: CachedResponse): number {
  return 3000 + address.length * 2 + responseBytes(answer);
}
