export interface ConcurrencyLimitOptions {
  /** Maximum number of requests started and not yet finished. */
  max: number;
  /** Time after which a started request gives up its place. */
  timeoutMs: number;
  /** Called when a place is free again. */
  onFree: () => void;
}

/** Limits how many requests are active at a time. */
export class ConcurrencyLimit {
  readonly #options: ConcurrencyLimitOptions;
  #active = 0;

  constructor(options: ConcurrencyLimitOptions) {
    this.#options = options;
  }

  isReached(): boolean {
    return this.#active >= this.#options.max;
  }

  /** Takes one of the places. Returns a function that frees it; the deadline does so too, after `onDeadline`. */
  occupyPlace(onDeadline: () => void): () => void {
    const { timeoutMs, onFree } = this.#options;
    this.#active++;
    let isFree = false;
    const free = () => {
      if (isFree) return;
      isFree = true;
      clearTimeout(deadline);
      this.#active--;
      onFree();
    };
    const deadline = setTimeout(() => {
      onDeadline();
      free();
    }, timeoutMs);
    return free;
  }
}
