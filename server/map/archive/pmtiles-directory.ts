import type { Entry } from "pmtiles";
import { damagedMap } from "./damaged-map.ts";

/** Maximum entries of one directory; those of planet builds have some ten thousand. */
const MAX_ENTRIES = 1_000_000;
/** A directory may lead to leaf directories, and these to others, so many times. */
export const MAX_DEPTH = 3;
/** An entry has four varints of one byte or more. */
const MIN_ENTRY_BYTES = 4;

/**
 * Parses an unpacked directory of a PMTiles archive: entries by ascending tile id. An entry with the run length 0 is a leaf directory.
 * Errors: AppError `unreadable`.
 */
export function parseDirectory(bytes: Uint8Array): Entry[] {
  const next = varintReader(bytes);
  const count = next();
  if (count === 0 || count > MAX_ENTRIES || count * MIN_ENTRY_BYTES > bytes.length) throw damagedDirectory();
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

/** Reads varints one after the other. */
function varintReader(bytes: Uint8Array): () => number {
  let position = 0;
  return () => {
    let value = 0;
    for (let factor = 1; ; factor *= 0x80) {
      const byte = bytes[position++];
      if (byte === undefined) throw damagedDirectory();
      value += (byte & 0x7f) * factor;
      if (!Number.isSafeInteger(value)) throw damagedDirectory();
      if (byte < 0x80) return value;
    }
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
