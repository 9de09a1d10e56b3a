/** What a part of following a rule did. */
export interface AppliedRule {
  changed: number;
  /** From where to go on; null at the end. */
  lastId: number | null;
  /** How much of the directory was looked through, 0–1. */
  fraction: number;
}
