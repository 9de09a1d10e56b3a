/** What a part of an undo took back. */
export interface UndoneBatch {
  removed: number;
  restored: number;
  /** Nothing is left of the import. */
  isDone: boolean;
}
