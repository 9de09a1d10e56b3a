/** A lock being held. */
export interface HeldLock {
  /** Turns an exclusive lock into a shared one, without letting another writer in between. */
  downgrade(): void;
  /** A second call does nothing. */
  release(): void;
}

interface Waiter {
  isExclusive: boolean;
  start: () => void;
}

/** A fair read–write lock: first come, first served, so that readers cannot starve a writer. */
export class ReadWriteLock {
  readonly #queue: Waiter[] = [];
  #shared = 0;
  #isExclusive = false;

  shared(): Promise<HeldLock> {
    return this.#lock(false);
  }

  exclusive(): Promise<HeldLock> {
    return this.#lock(true);
  }

  #lock(isExclusive: boolean): Promise<HeldLock> {
    return new Promise((resolve) => {
      this.#queue.push({ isExclusive, start: () => resolve(this.#held(isExclusive)) });
      this.#startNext();
    });
  }

  #startNext(): void {
    for (let next = this.#queue[0]; next !== undefined; next = this.#queue[0]) {
      if (this.#isExclusive || (next.isExclusive && this.#shared > 0)) return;
      this.#queue.shift();
      if (next.isExclusive) this.#isExclusive = true;
      else this.#shared++;
      next.start();
    }
  }

  #held(isExclusive: boolean): HeldLock {
    let state: "exclusive" | "shared" | "released" = isExclusive ? "exclusive" : "shared";
    return {
      downgrade: () => {
        if (state !== "exclusive") return;
        state = "shared";
        this.#isExclusive = false;
        this.#shared++;
        this.#startNext();
      },
      release: () => {
        if (state === "exclusive") this.#isExclusive = false;
        else if (state === "shared") this.#shared--;
        state = "released";
        this.#startNext();
      },
    };
  }
}
