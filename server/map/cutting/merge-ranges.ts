/** A part of the old archive and its position in the new one. */
export interface Blob {
  /** Offset in the old file. */
  from: number;
  /** Offset in the new one. */
  to: number;
  length: number;
}

/** A range that one request reads, with the parts in it. */
export interface MergedRange {
  from: number;
  length: number;
  blobs: Blob[];
}

/** Maximum gap to read over; a larger one costs more than another request. */
const MAX_GAP_BYTES = 64 * 1024;
/** A range is held in memory, and an interrupted download repeats it: at most about a thirtieth of the whole. */
const MAX_RANGE_BYTES = 8 * 1024 * 1024;
const MIN_RANGE_BYTES = 64 * 1024;
const RANGES = 32;

/** Merges parts that lie near each other in the old file into ranges. */
export function mergeRanges(blobs: readonly Blob[]): MergedRange[] {
  const bytes = blobs.reduce((sum, { length }) => sum + length, 0);
  const maxBytes = Math.min(MAX_RANGE_BYTES, Math.max(MIN_RANGE_BYTES, Math.ceil(bytes / RANGES)));
  const ranges: MergedRange[] = [];
  for (const blob of blobs.toSorted((a, b) => a.from - b.from)) {
    const range = ranges.at(-1);
    const end = blob.from + blob.length;
    const isNear = range !== undefined && blob.from - (range.from + range.length) <= MAX_GAP_BYTES;
    if (isNear && end - range.from <= maxBytes) {
      range.length = Math.max(range.length, end - range.from);
      range.blobs.push(blob);
    } else ranges.push({ from: blob.from, length: blob.length, blobs: [blob] });
  }
  return ranges;
}
