export type Counters = ReadonlyMap<string, number>;

/**
 * The version of the data that this server shows to visitors. It never goes back, unless the primary that had it is lost: columns,
 * caches and browsers have seen it.
 */
export class ShownVersion {
  #counters: Counters | undefined;
  readonly #onReplaced: () => void;

  /** `onReplaced`: the next version is not a later one. */
  constructor(onReplaced: () => void) {
    this.#onReplaced = onReplaced;
  }

  get counters(): Counters | undefined {
    return this.#counters;
  }

  /** Whether data with these counters are as new. */
  isReachedBy(counters: Counters): boolean {
    return this.#counters !== undefined && reaches(counters, this.#counters);
  }

  /** Counters of the primary, or of a standby that reaches this version. Older ones change nothing; other instances' replace it. */
  show(counters: Counters): void {
    if (this.#counters === undefined || reaches(counters, this.#counters)) this.#counters = counters;
    else if (counters.get("instance") !== this.#counters.get("instance")) this.replace(counters);
  }

  /** Goes to these counters, whichever they are. */
  replace(counters: Counters): void {
    this.#counters = counters;
    this.#onReplaced();
  }
}

/** Whether counters are of the same instance (see read-counters.ts), and as new. */
export function reaches(counters: Counters, others: Counters): boolean {
  return counters.get("instance") === others.get("instance") && revisionOf(counters) >= revisionOf(others);
}

export function revisionOf(counters: Counters): number {
  return counters.get("revision") ?? 0;
}
