import { fstatSync, readSync } from "node:fs";
import { unreadable } from "../workbook-limits.ts";

const END = 0xfffffffa;

/** A stream inside a compound file, with random access. */
export interface CompoundStream {
  size: number;
  /** Returns fewer bytes at the end of the stream. */
  read(position: number, length: number): Buffer;
}

export interface CompoundFile {
  has(name: string): boolean;
  open(name: string): CompoundStream | undefined;
}

/**
 * Opens the top-level streams of an OLE compound file (.xls, old Word documents, encrypted workbooks), by name in lower case. It holds only
 * the sector tables in memory. Errors: AppError `unreadable` for a damaged file.
 */
export function openCompoundFile(file: number): CompoundFile {
  const fileSize = fstatSync(file).size;
  const header = readAt(file, 0, 512);
  if (header.length < 512) throw truncated();
  const sectorSize = 1 << header.readUInt16LE(30);
  if (sectorSize !== 512 && sectorSize !== 4096) throw unreadable("is damaged: its sectors have an impossible size");
  const sectorCount = Math.ceil(fileSize / sectorSize);
  const sector = (number: number) => readAt(file, (number + 1) * sectorSize, sectorSize);

  const fat = readTable(fatSectors(header, sector, sectorCount), sector, sectorSize, sectorCount);
  const chain = (start: number, table = fat) => {
    const numbers: number[] = [];
    for (let number = start; number < END; number = table[number] ?? END) {
      if (numbers.push(number) > table.length) throw unreadable("is damaged: its sectors run in a circle");
    }
    return Uint32Array.from(numbers);
  };
  const streamOf = (sectors: Uint32Array, size: number): CompoundStream => ({
    size: Math.min(size, sectors.length * sectorSize),
    read: (position, length) => readSectors(file, sectors, sectorSize, position, Math.min(length, size - position)),
  });

  const directorySectors = chain(header.readUInt32LE(48));
  const directory = streamOf(directorySectors, directorySectors.length * sectorSize);
  const entry = (id: number) => directory.read(id * 128, 128);
  const root = entry(0);
  if (root.length < 128) throw truncated();
  const rootSectors = chain(root.readUInt32LE(116));
  const mini = streamOf(rootSectors, root.readUInt32LE(120));
  const miniTable = readTable(chain(header.readUInt32LE(60)), sector, sectorSize, sectorCount);
  const cutoff = header.readUInt32LE(56);

  const entries = new Map<string, Buffer>();
  const seen = new Set<number>();
  const queue = [root.readUInt32LE(76)];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (id >= END || seen.has(id)) continue;
    seen.add(id);
    const bytes = entry(id);
    if (bytes.length < 128) continue;
    queue.push(bytes.readUInt32LE(68), bytes.readUInt32LE(72));
    const nameLength = Math.max(0, Math.min(64, bytes.readUInt16LE(64)) - 2);
    if (bytes[66] === 2) entries.set(bytes.toString("utf16le", 0, nameLength).toLowerCase(), bytes);
  }

  return {
    has: (name) => entries.has(name),
    open(name) {
      const bytes = entries.get(name);
      if (bytes === undefined) return undefined;
      const start = bytes.readUInt32LE(116);
      const size = bytes.readUInt32LE(120);
      return size < cutoff ? miniStream(mini, chain(start, miniTable), size) : streamOf(chain(start), size);
    },
  };
}

/** Reads the sector allocation table. The header lists its first 109 sectors; other sectors list the rest. */
function fatSectors(header: Buffer, sector: (number: number) => Buffer, sectorCount: number): Uint32Array {
  const numbers: number[] = [];
  const collect = (list: Buffer) => {
    for (let at = 0; at + 4 <= list.length; at += 4) {
      const number = list.readUInt32LE(at);
      if (number < END) numbers.push(number);
    }
  };
  collect(header.subarray(76, 512));
  let next = header.readUInt32LE(68);
  for (let read = 0; next < END; read++) {
    const list = sector(next);
    if (read > sectorCount || list.length < 4) throw truncated();
    collect(list.subarray(0, -4));
    next = list.readUInt32LE(list.length - 4);
  }
  return Uint32Array.from(numbers);
}

function readTable(
  sectors: Uint32Array,
  sector: (number: number) => Buffer,
  sectorSize: number,
  sectorCount: number,
): Uint32Array {
  // A damaged table may list more sectors than the file has.
  const knownSectors = sectors.subarray(0, Math.ceil((sectorCount * 4) / sectorSize) + 1);
  const table = new Uint32Array((knownSectors.length * sectorSize) / 4).fill(0xffffffff);
  for (const [index, number] of knownSectors.entries()) {
    const bytes = sector(number);
    const from = (index * sectorSize) / 4;
    for (let at = 0; at + 4 <= bytes.length; at += 4) table[from + at / 4] = bytes.readUInt32LE(at);
  }
  return table;
}

/** Reads runs of adjacent sectors at once. */
function readSectors(file: number, sectors: Uint32Array, sectorSize: number, position: number, length: number): Buffer {
  const pieces: Buffer[] = [];
  for (let left = length, at = position; left > 0; ) {
    const index = Math.floor(at / sectorSize);
    const first = sectors[index];
    if (first === undefined) break;
    let run = 1;
    while (sectors[index + run] === first + run && run * sectorSize < left + sectorSize) run++;
    const within = at - index * sectorSize;
    const piece = readAt(file, (first + 1) * sectorSize + within, Math.min(left, run * sectorSize - within));
    if (piece.length === 0) break;
    pieces.push(piece);
    left -= piece.length;
    at += piece.length;
  }
  return pieces.length === 1 ? (pieces[0] as Buffer) : Buffer.concat(pieces);
}

/** Opens a small stream in mini sectors of 64 bytes within the root stream. */
function miniStream(container: CompoundStream, sectors: Uint32Array, size: number): CompoundStream {
  const bytes = Buffer.concat(Array.from(sectors, (sector) => container.read(sector * 64, 64))).subarray(0, size);
  return { size: bytes.length, read: (position, length) => bytes.subarray(position, position + length) };
}

function readAt(file: number, position: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(Math.max(0, length));
  return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, position));
}

function truncated() {
  return unreadable("is damaged or incomplete (its directory is cut short)");
}
