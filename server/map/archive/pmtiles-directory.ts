import type { Entry } from "pmtiles";
import { damagedMap } from "./damaged-map.ts";

/** Maximum entries of one directory; those of planet builds have some ten thousand. */
const MAX_ENTRIES = 1_000_000;
/** Maximum depth of nested leaf directories. */
export const MAX_DEPTH = 3;
/** Minimum size of an entry: four varints of one byte or more. */
const MIN_ENTRY_BYTES = 4;

/**
 * Parses an unpacked directory of a PMTiles archive: entries by ascending tile id. An entry with the run length 0 is a leaf directory.
 * Errors: AppError `unreadable`.
 */
export function parseDirectory(bytes: Uint8Array): Entry[] {
  const { next } = varintReader(bytes);
  const count = readCount(next, bytes);
  const entries: Entry[] = [];
  let tileId = 0;
  for (let index = 0; index < count; index++) {
    const step = next();
    if (step === 0 && index > 0) throw damagedDirectory();
    tileId += step;
    entries.push({ tileId, offset: 0, length: 0, runLength: 0 });
  }
  for (const entry of entries) entry.runLength = next();
  for (const entry of entries) entry.length = next();
  let end = 0;
  for (const [index, entry] of entries.entries()) {
    const offset = next();
    if ((offset === 0 && index === 0) || entry.length === 0) throw damagedDirectory();
    entry.offset = offset === 0 ? end : offset - 1;
    end = entry.offset + entry.length;
  }
  return entries;
}

/**
 * Finds the last entry of an unpacked directory whose tile id is not above this one: the tile's own, a run that may contain it, or its leaf
 * directory. Returns undefined where the directory begins after it. It makes no object of any other entry. Errors: AppError `unreadable` if
 * an entry up to this one is damaged, or the directory is cut off.
 */
export function findEntry(bytes: Uint8Array, tileId: number): Entry | undefined {
  const ids = varintReader(bytes);
  const count = readCount(ids.next, bytes);
  let index = -1;
  let entryId = 0;
  for (; index + 1 < count; index++) {
    const step = ids.next();
    if (step === 0 && index >= 0) throw damagedDirectory();
    if (entryId + step > tileId) {
      ids.skip(count - index - 2);
      break;
    }
    entryId += step;
  }
  const runLengths = varintReader(bytes, ids.position());
  const lengths = varintReader(bytes, ids.skip(count));
  const offsets = varintReader(bytes, ids.skip(count));
  ids.skip(count);
  if (index < 0) return undefined;
  const entry = { tileId: entryId, offset: 0, length: 0, runLength: 0 };
  for (let current = 0; current <= index; current++) {
    entry.runLength = runLengths.next();
    const offset = offsets.next();
    if (offset === 0 && current === 0) throw damagedDirectory();
    entry.offset = offset === 0 ? entry.offset + entry.length : offset - 1;
    entry.length = lengths.next();
    if (entry.length === 0) throw damagedDirectory();
  }
  return entry;
}

function readCount(next: () => number, { length }: Uint8Array): number {
  const count = next();
  if (count === 0 || count > MAX_ENTRIES || count * MIN_ENTRY_BYTES > length) throw damagedDirectory();
  return count;
}

/** Reads varints one after the other. */
function varintReader(bytes: Uint8Array, start = 0) {
  let position = start;
  return {
    position: () => position,
    next(): number {
      let value = 0;
      for (let factor = 1; ; factor *= 0x80) {
        const byte = bytes[position++];
        if (byte === undefined) throw damagedDirectory();
        value += (byte & 0x7f) * factor;
        if (!Number.isSafeInteger(value)) throw damagedDirectory();
        if (byte < 0x80) return value;
      }
    },
    /** Skips `count` numbers; returns the position after them. */
    skip(count: number): number {
      for (let rest = count; rest > 0; ) {
        const byte = bytes[position++];
        if (byte === undefined) throw damagedDirectory();
        if (byte < 0x80) rest--;
      }
      return position;
    },
  };
}

/** Serializes entries by ascending tile id, the reverse of `parseDirectory`. */
export function serializeDirectory(entries: readonly Entry[]): Uint8Array {
  const bytes: number[] = [];
  writeVarint(bytes, entries.length);
  let tileId = 0;
  for (const entry of entries) {
    writeVarint(bytes, entry.tileId - tileId);
    tileId = entry.tileId;
  }
  for (const { runLength } of entries) writeVarint(bytes, runLength);
  for (const { length } of entries) writeVarint(bytes, length);
  let end = -1;
  for (const { offset, length } of entries) {
    writeVarint(bytes, offset === end ? 0 : offset + 1);
    end = offset + length;
  }
  return Uint8Array.from(bytes);
}

function writeVarint(bytes: number[], value: number): void {
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) | 0x80);
    rest = Math.floor(rest / 0x80);
  }
  bytes.push(rest);
}

const damagedDirectory = () => damagedMap("A directory of the map's archive is damaged.");
