import type { Counters } from "../connection/read-counters.ts";

/**
 * The version of the data that this server shows to visitors. It never decreases (monotonic reads), since columns, caches and browsers hold
 * it, unless its primary is lost.
 */
export class ShownVersion {
  #counters: Counters | undefined;
  readonly #onReplaced: () => void;

  /** Calls `onReplaced` when the next version is not a later one. */
  constructor(onReplaced: () => void) {
    this.#onReplaced = onReplaced;
  }

  get counters(): Counters | undefined {
    return this.#counters;
  }

  /** Tells whether data with these counters are at least as new. */
  isReachedBy(counters: Counters): boolean {
    return this.#counters !== undefined && reaches(counters, this.#counters);
  }

  /** Advances to counters of the primary, or of a standby that reaches this version. Ignores older ones of the same instance. */
  show(counters: Counters): void {
    if (this.#counters === undefined || reaches(counters, this.#counters)) this.#counters = counters;
    else if (counters.get("instance") !== this.#counters.get("instance")) this.replace(counters);
  }

  /** Replaces the version by any counters, including older ones. */
  replace(counters: Counters): void {
    this.#counters = counters;
    this.#onReplaced();
  }
}

/** Tells whether counters were written on the same PostgreSQL instance and are at least as new. */
export function reaches(counters: Counters, otherCounters: Counters): boolean {
  return (
    counters.get("instance") === otherCounters.get("instance") && revisionOf(counters) >= revisionOf(otherCounters)
  );
}

export function revisionOf(counters: Counters): number {
  return counters.get("revision") ?? 0;
}
