import { open } from "node:fs/promises";
import type { BackupInspection, BackupState } from "#contract/backups/backup-list";
import { diskError } from "../../../errors.ts";
import { SCHEMA_VERSION } from "../../schema-version.ts";
import { openDatabase } from "../connection/open-database.ts";
import { isDamage, storageError } from "../connection/storage-error.ts";

const MAGIC = "SQLite format 3\0";
const HEADER_BYTES = 100;
/** Positions in the header (https://sqlite.org/fileformat.html, 1.3). */
const PAGE_SIZE = 16;
const CHANGE_COUNTER = 24;
const PAGE_COUNT = 28;
const USER_VERSION = 60;
const PAGE_COUNT_VALID_FOR = 92;

/** Judges a backup by its header and size, which costs one read. Errors: AppError `storage`. */
export async function peekBackup(file: string): Promise<BackupState> {
  try {
    const handle = await open(file, "r");
    try {
      const { size } = await handle.stat();
      const header = Buffer.alloc(HEADER_BYTES);
      const { bytesRead } = await handle.read(header, 0, HEADER_BYTES, 0);
      if (size === 0) return "damaged";
      if (bytesRead < HEADER_BYTES || header.toString("latin1", 0, MAGIC.length) !== MAGIC) return "foreign";
      const pageSize = header.readUInt16BE(PAGE_SIZE);
      const bytes = (pageSize === 1 ? 65_536 : pageSize) * header.readUInt32BE(PAGE_COUNT);
      const isCountValid = header.readUInt32BE(CHANGE_COUNTER) === header.readUInt32BE(PAGE_COUNT_VALID_FOR);
      if (isCountValid && size < bytes) return "damaged";
      return stateOf(header.readInt32BE(USER_VERSION));
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw diskError(file, "read", error);
  }
}

/** Reads every page of a backup, checks it and counts its businesses. Writes nothing. Errors: AppError `storage` for the disk. */
export async function inspectBackup(file: string): Promise<BackupInspection> {
  const state = await peekBackup(file);
  if (state === "damaged" || state === "foreign") return { state, businesses: null };
  try {
    const db = openDatabase({ file, readonly: true, isSequentialScan: true });
    try {
      const tables = db.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
      if (!tables.includes("businesses") || !tables.includes("counters")) return { state: "foreign", businesses: null };
      const [finding] = db.pragma("quick_check(1)") as { quick_check: string }[];
      if (finding?.quick_check !== "ok") return { state: "damaged", businesses: null };
      const businesses = db.prepare<[], number>("SELECT count(*) FROM businesses").pluck().get() ?? 0;
      return { state, businesses };
    } finally {
      db.close();
    }
  } catch (error) {
    const knownError = storageError(error);
    if (isDamage(knownError)) return { state: "damaged", businesses: null };
    throw knownError;
  }
}

function stateOf(version: number): BackupState {
  if (version < 1) return "foreign";
  if (version > SCHEMA_VERSION) return "newer";
  return version < SCHEMA_VERSION ? "older" : "good";
}
