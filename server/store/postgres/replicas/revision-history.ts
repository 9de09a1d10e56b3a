/** Revisions that follow each other more quickly count as one. */
const RESOLUTION_MS = 100;
/** Covers at least a minute of continuous changes. */
const MAX_ENTRIES = 600;

/**
 * Records when the primary was known to have reached its latest revisions, which determine the lag of a standby. Times are in milliseconds.
 */
export class RevisionHistory {
  #entries: { revision: number; at: number }[] = [];

  /** Clears the history: it is unknown for how long the primary has had this revision. */
  restart(revision: number): void {
    this.#entries = [{ revision, at: Number.NEGATIVE_INFINITY }];
  }

  add(revision: number, at: number): void {
    const lastEntry = this.#entries.at(-1);
    if (lastEntry !== undefined && revision <= lastEntry.revision) return;
    if (lastEntry !== undefined && at - lastEntry.at < RESOLUTION_MS) lastEntry.revision = revision;
    else this.#entries.push({ revision, at });
    if (this.#entries.length > MAX_ENTRIES) this.#entries.shift();
  }

  /** Returns how long data of this revision have been out of date; 0 for the newest, infinite for one before the oldest entry. */
  lagMs(revision: number, at: number): number {
    const missingEntry = this.#entries.find((entry) => entry.revision > revision);
    if (missingEntry === undefined) return 0;
    return missingEntry === this.#entries[0] ? Number.POSITIVE_INFINITY : at - missingEntry.at;
  }
}
