import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Compiles the shim into a folder; undefined without Linux, glibc or a compiler. */
export function compileDiskShim(folder: string): string | undefined {
  const library = join(folder, "disk-shim.so");
  const source = join(import.meta.dirname, "disk-shim.c");
  if (process.platform !== "linux") return undefined;
  const { status } = spawnSync("cc", ["-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"]);
  return status === 0 ? library : undefined;
}

export interface DiskOperation {
  kind: "write" | "sync" | "truncate" | "rename" | "unlink";
  path: string;
  /** Offset of a write in bytes; for a truncation the new length. */
  offset: number;
  /** Written bytes; for a renaming the new path. */
  data: Buffer;
}

const KINDS = [undefined, "write", "sync", "truncate", "rename", "unlink"] as const;
const HEADER_BYTES = 24;

/** Reads the operations that the shim recorded, in order. */
export function readDiskLog(file: string): DiskOperation[] {
  const log = readFileSync(file);
  const operations: DiskOperation[] = [];
  for (let position = 0; position < log.length; ) {
    const kind = KINDS[log.readUInt32LE(position)];
    if (kind === undefined) throw new Error(`The log of the disk cannot be read at byte ${position}`);
    const pathEnd = position + HEADER_BYTES + log.readUInt32LE(position + 4);
    const offset = Number(log.readBigUInt64LE(position + 8));
    const end = pathEnd + Number(log.readBigUInt64LE(position + 16));
    const path = log.toString("utf8", position + HEADER_BYTES, pathEnd);
    operations.push({ kind, path, offset, data: log.subarray(pathEnd, end) });
    position = end;
  }
  return operations;
}
