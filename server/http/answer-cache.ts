import type { Answer } from "./answer.ts";

/** A single answer larger than this share of the whole, as sitemaps are, is not kept: it would drive out too many others. */
const LARGEST_SHARE = 1 / 64;

/**
 * Finished answers of one generation (data version and minute) by address, the least recently used given up first.
 * With another generation everything in it is forgotten.
 */
export class AnswerCache {
  #answers = new Map<string, Answer>();
  #bytes = 0;
  #generation = "";

  readonly #capacity: number;

  /** `capacity`: bytes. */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(generation: string, address: string): Answer | undefined {
    if (generation !== this.#generation) {
      this.#answers.clear();
      this.#bytes = 0;
      this.#generation = generation;
    }
    const answer = this.#answers.get(address);
    if (answer !== undefined) {
      this.#answers.delete(address);
      this.#answers.set(address, answer);
    }
    return answer;
  }

  /** Keeps it, unless the data moved on while it was made. */
  set(generation: string, address: string, answer: Answer): void {
    const size = sizeOf(address, answer);
    if (generation !== this.#generation || size > this.#capacity * LARGEST_SHARE || this.#answers.has(address)) return;
    this.#answers.set(address, answer);
    this.#bytes += size;
    for (const [oldest, its] of this.#answers) {
      if (this.#bytes <= this.#capacity) break;
      this.#answers.delete(oldest);
      this.#bytes -= sizeOf(oldest, its);
    }
  }
}

/** Bytes, compressed bodies that may come later and the bookkeeping included. */
function sizeOf(address: string, answer: Answer): number {
  return 2000 + address.length * 2 + answer.plain.body.length * 1.5;
}
