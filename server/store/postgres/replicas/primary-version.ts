import type { Counters } from "../connection/read-counters.ts";
import { RevisionHistory } from "./revision-history.ts";
import { reaches, revisionOf } from "./shown-version.ts";

/** The newest known version of the primary, by which the lag of its standbys is measured. */
export class PrimaryVersion {
  #counters: Counters | undefined;
  readonly #history = new RevisionHistory();

  get counters(): Counters | undefined {
    return this.#counters;
  }

  /** Takes newer counters of the primary. Returns false if these are not newer. */
  update(counters: Counters): boolean {
    const last = this.#counters;
    if (last !== undefined && reaches(last, counters)) return false;
    this.#counters = counters;
    const isSameInstance = last !== undefined && reaches(counters, last);
    if (isSameInstance) this.#history.add(revisionOf(counters), performance.now());
    else this.#history.restart(revisionOf(counters));
    return true;
  }

  isOfSameInstance(counters: Counters): boolean {
    return counters.get("instance") === this.#counters?.get("instance");
  }

  isAheadOf(counters: Counters): boolean {
    return this.#counters !== undefined && !reaches(counters, this.#counters);
  }

  /** Infinite for another instance. */
  lagMs(counters: Counters): number {
    if (!this.isOfSameInstance(counters)) return Number.POSITIVE_INFINITY;
    return this.#history.lagMs(revisionOf(counters), performance.now());
  }
}
