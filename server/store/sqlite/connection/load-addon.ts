/**
 * Loads the SQLite addon. A native addon can only be loaded from a file, so the executable extracts it once into a private cache folder.
 * Before each load, the folder and file must belong to this user, be closed to others and have the packed bytes. A folder that is
 * read-only, of another user or mounted noexec is skipped.
 */
import { randomBytes } from "node:crypto";
import { chmodSync, lstatSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { isAbsolute, join } from "node:path";
import { assetFile, assetManifest, readAsset, runsFromSource } from "../../../assets.ts";
import { AppError } from "../../../errors.ts";
import { makeFolder } from "../../../files/make-folder.ts";

const ADDON = `sqlite/${process.platform}-${process.arch}.node`;
let addon: object | undefined;
/** The cache folder that holds the extracted addon. */
let usedFolder: string | undefined;

/**
 * Returns the SQLite addon for better-sqlite3's option `nativeBinding`; undefined when run from source, where better-sqlite3 finds its own.
 * Errors: AppError `storage` when it can be extracted to no folder.
 */
export function sqliteAddon(): object | undefined {
  if (runsFromSource) return undefined;
  const file = assetFile(ADDON);
  addon ??= file === undefined ? loadFromCache(cacheFolders()) : loadFile(file);
  return addon;
}

/** Reports that another folder than MAINSTREET_CACHE is in use; undefined if it is used or nothing was extracted. */
export function unusedCacheNote(): string | undefined {
  const { MAINSTREET_CACHE } = process.env;
  if (!MAINSTREET_CACHE || usedFolder === undefined || usedFolder === join(MAINSTREET_CACHE, "mainstreet"))
    return undefined;
  const reason = isAbsolute(MAINSTREET_CACHE) ? "cannot be used" : "is no absolute path";
  return `MAINSTREET_CACHE (${MAINSTREET_CACHE}) ${reason}, so the database engine is in ${usedFolder}.`;
}

/** Lists cache folders, best first; the temporary folder is for users without a home folder. */
function cacheFolders(): string[] {
  const { MAINSTREET_CACHE, XDG_CACHE_HOME, HOME } = process.env;
  const namedFolders = [MAINSTREET_CACHE, XDG_CACHE_HOME, HOME && join(HOME, ".cache")];
  const caches = namedFolders.filter((cache) => cache !== undefined).filter(isAbsolute);
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
      const loadedAddon = loadFile(extractTo(folder, name, bytes));
      usedFolder = folder;
      return loadedAddon;
    } catch (error) {
      refusals.push(`${folder}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new AppError(
    "storage",
    `The database engine could not be unpacked. Set MAINSTREET_CACHE to a folder of your own that allows running programs. Tried ${refusals.join("; ")}`,
  );
}

/** Returns the path of a verified copy. A missing or damaged one is replaced by an atomic rename, so parallel starts agree. */
function extractTo(folder: string, name: string, bytes: Buffer): string {
  makeFolder(folder);
  if (!lstatSync(folder).isDirectory()) throw new Error("not a folder");
  requireOwner(folder);
  const file = join(folder, name);
  if (!hasContent(file, bytes)) {
    const partialFile = `${file}.${randomBytes(8).toString("hex")}`;
    try {
      writeFileSync(partialFile, bytes, { flag: "wx", mode: 0o700, flush: true });
      renameSync(partialFile, file);
    } catch (error) {
      rmSync(partialFile, { force: true });
      throw error;
    }
    if (!hasContent(file, bytes)) throw new Error("what was written could not be read back");
  }
  return file;
}

function hasContent(file: string, bytes: Buffer): boolean {
  if (!lstatSync(file, { throwIfNoEntry: false })?.isFile()) return false;
  requireOwner(file);
  return readFileSync(file).equals(bytes);
}

function requireOwner(path: string): void {
  const { uid, mode } = lstatSync(path);
  if (process.getuid && uid !== process.getuid()) throw new Error("belongs to another user");
  if (process.getuid && mode & 0o077) chmodSync(path, 0o700);
}

function loadFile(file: string): object {
  const module = { exports: {} };
  process.dlopen(module, file);
  return module.exports;
}
