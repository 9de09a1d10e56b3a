export interface ConcurrencyLimitOptions {
  /** Maximum number of requests started and not yet finished. */
  max: number;
  /** Time after which a started request gives up its place. */
  timeoutMs: number;
  /** Called when a place is free again. */
  onRelease: () => void;
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

  isIdle(): boolean {
    return this.#active === 0;
  }

  /** Takes one of the places. Returns a function that releases it; the deadline does so too, after `onDeadline`. */
  acquire(onDeadline: () => void): () => void {
    const { timeoutMs, onRelease } = this.#options;
    this.#active++;
    let isReleased = false;
    const release = () => {
      if (isReleased) return;
      isReleased = true;
      clearTimeout(deadline);
      this.#active--;
      onRelease();
    };
    const deadline = setTimeout(() => {
      onDeadline();
      release();
    }, timeoutMs);
    return release;
  }
}
