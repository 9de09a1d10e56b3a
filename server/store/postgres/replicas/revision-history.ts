/** Revisions that follow each other within this time share an entry. */
const RESOLUTION_MS = 100;
/** At least a minute of continuous changes. */
const MAX_ENTRIES = 600;

/** When the primary reached its latest revisions; tells the lag of a standby. Times: milliseconds. */
export class RevisionHistory {
  #entries: { revision: number; at: number }[] = [];

  /** Starts from this revision; since when the primary has it is unknown. */
  restart(revision: number): void {
    this.#entries = [{ revision, at: Number.NEGATIVE_INFINITY }];
  }

  add(revision: number, at: number): void {
    const last = this.#entries.at(-1);
    if (last !== undefined && revision <= last.revision) return;
    if (last !== undefined && at - last.at < RESOLUTION_MS) last.revision = revision;
    else this.#entries.push({ revision, at });
    if (this.#entries.length > MAX_ENTRIES) this.#entries.shift();
  }

  /** How long data of this revision have been out of date; 0 for the newest, infinite for one before the oldest entry. */
  lagMs(revision: number, at: number): number {
    const missing = this.#entries.find((entry) => entry.revision > revision);
    if (missing === undefined) return 0;
    return missing === this.#entries[0] ? Number.POSITIVE_INFINITY : at - missing.at;
  }
}
