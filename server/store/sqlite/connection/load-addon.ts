/**
 * Machine code can only be loaded from a file, so the executable writes the SQLite addon out once, to a private folder,
 * and loads it from there at every start. What is loaded must be what was packed: the folder and the file must belong to
 * this user and be closed to others, and the bytes are compared each time. A folder that is read-only, someone else's or
 * forbids running programs is passed over for the next.
 */
import { randomBytes } from "node:crypto";
import { chmodSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { isAbsolute, join } from "node:path";
import { assetFile, assetManifest, readAsset, runsFromSource } from "../../../assets.ts";
import { AppError } from "../../../errors.ts";

const ADDON = `sqlite/${process.platform}-${process.arch}.node`;
let addon: object | undefined;

/**
 * The SQLite addon, to be given to better-sqlite3 as `nativeBinding`; undefined when run from source, where
 * better-sqlite3 finds its own. Errors: AppError `storage` when no folder will hold it.
 */
export function sqliteAddon(): object | undefined {
  if (runsFromSource) return undefined;
  const file = assetFile(ADDON);
  addon ??= file === undefined ? loadFromCache(cacheFolders()) : loadFile(file);
  return addon;
}

/** Where the addon may be kept, best first. A user without a home has at least the folder for temporary files. */
function cacheFolders(): string[] {
  const { MAINSTREET_CACHE, XDG_CACHE_HOME, HOME } = process.env;
  const named = [MAINSTREET_CACHE, XDG_CACHE_HOME, HOME && join(HOME, ".cache")];
  const caches = named.filter((cache) => cache !== undefined).filter(isAbsolute);
  return [
    ...caches.map((cache) => join(cache, "mainstreet")),
    join(tmpdir(), `mainstreet-${process.getuid?.() ?? "cache"}`),
  ];
}

function loadFromCache(folders: string[]): object {
  const bytes = readAsset(ADDON);
  const name = `sqlite-${assetManifest().files[ADDON]?.sha256.slice(0, 16)}.node`;
  const refusals: string[] = [];
  for (const folder of folders) {
    try {
      return loadFile(keepIn(folder, name, bytes));
    } catch (error) {
      refusals.push(`${folder}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new AppError(
    "storage",
    `The database engine could not be unpacked. Set MAINSTREET_CACHE to a folder of your own that allows running programs. Tried ${refusals.join("; ")}`,
  );
}

/** The path of a verified copy. A copy that is missing or damaged is replaced in one step, so parallel starts agree. */
function keepIn(folder: string, name: string, bytes: Buffer): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!lstatSync(folder).isDirectory()) throw new Error("not a folder");
  requireOwn(folder);
  const file = join(folder, name);
  if (!holds(file, bytes)) {
    const partial = `${file}.${randomBytes(8).toString("hex")}`;
    try {
      writeFileSync(partial, bytes, { flag: "wx", mode: 0o700, flush: true });
      renameSync(partial, file);
    } catch (error) {
      rmSync(partial, { force: true });
      throw error;
    }
    if (!holds(file, bytes)) throw new Error("what was written could not be read back");
  }
  return file;
}

function holds(file: string, bytes: Buffer): boolean {
  if (!lstatSync(file, { throwIfNoEntry: false })?.isFile()) return false;
  requireOwn(file);
  return readFileSync(file).equals(bytes);
}

function requireOwn(path: string): void {
  const { uid, mode } = lstatSync(path);
  if (process.getuid && uid !== process.getuid()) throw new Error("belongs to another user");
  if (process.getuid && mode & 0o077) chmodSync(path, 0o700);
}

function loadFile(file: string): object {
  const module = { exports: {} };
  process.dlopen(module, file);
  return module.exports;
}
