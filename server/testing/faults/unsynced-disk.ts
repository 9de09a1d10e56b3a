import type { DiskOperation } from "./disk-shim.ts";

/** Size of the sectors that a disk writes atomically. */
const SECTOR_BYTES = 512;

interface DiskFile {
  /** Content that was synced. */
  synced: Buffer;
  /** Changes since the last sync, in order. */
  pending: DiskOperation[];
}

/**
 * Simulates a disk that keeps only synced content. File names are kept at once, since the folder is not under test. After a loss of power a
 * real disk has all, none or any part of the unsynced content.
 */
export class UnsyncedDisk {
  private files = new Map<string, DiskFile>();

  apply(operation: DiskOperation): void {
    const { kind, path } = operation;
    if (kind === "unlink") this.files.delete(path);
    else if (kind === "rename") {
      this.files.set(operation.data.toString(), this.fileAt(path));
      this.files.delete(path);
    } else if (kind === "sync") {
      const file = this.fileAt(path);
      file.synced = applyChanges(file.synced, file.pending.splice(0));
    } else this.fileAt(path).pending.push(operation);
  }

  /** Returns contents by path. `isKept` decides whether this sector of an unsynced write, or this truncation, reached the disk. */
  afterPowerLoss(isKept: () => boolean): Map<string, Buffer> {
    const contents = new Map<string, Buffer>();
    for (const [path, { synced, pending }] of this.files) {
      contents.set(path, applyChanges(synced, pending.flatMap(sectorsOf).filter(isKept)));
    }
    return contents;
  }

  private fileAt(path: string): DiskFile {
    const file = this.files.get(path) ?? { synced: Buffer.alloc(0), pending: [] };
    this.files.set(path, file);
    return file;
  }
}

/** Returns a copy of the content with these changes. */
function applyChanges(content: Buffer, changes: readonly DiskOperation[]): Buffer {
  let length = content.length;
  let maxLength = length;
  for (const { kind, offset, data } of changes) {
    length = kind === "truncate" ? offset : Math.max(length, offset + data.length);
    maxLength = Math.max(maxLength, length);
  }
  const next = Buffer.alloc(maxLength);
  content.copy(next);
  for (const { kind, offset, data } of changes) {
    if (kind === "truncate") next.fill(0, offset);
    else data.copy(next, offset);
  }
  return next.subarray(0, length);
}

function sectorsOf(change: DiskOperation): DiskOperation[] {
  if (change.kind !== "write") return [change];
  const parts: DiskOperation[] = [];
  for (let offset = 0; offset < change.data.length; offset += SECTOR_BYTES) {
    parts.push({
      ...change,
      offset: change.offset + offset,
      data: change.data.subarray(offset, offset + SECTOR_BYTES),
    });
  }
  return parts;
}
