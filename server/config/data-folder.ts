import { access, chmod, constants, lstat, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { shellQuote } from "#domain/text/escaping/shell-quote";
import { AppError, diskError } from "../errors.ts";
import { makeFolder } from "../files/make-folder.ts";

/** Permission bits of group and others. */
export const OTHERS_MODE_BITS = 0o077;

/** Absolute paths; the folder and its sub-folders exist. */
export interface DataFolder {
  path: string;
  database: string;
  backups: string;
  uploads: string;
  /** Folder of workbooks with rejected rows. */
  rejects: string;
  /** Watched for files to import, if it exists. */
  inbox: string;
  configFile: string;
  /** Archive of streets, unless the setting `map.file` names another. */
  map: string;
}

/** Returns the paths in the data folder: `path` (`--data`), else MAINSTREET_DATA, else ./mainstreet-data. Creates nothing. */
export function dataFolder(data?: string, environment: NodeJS.ProcessEnv = process.env): DataFolder {
  const path = resolve(data || environment.MAINSTREET_DATA || "mainstreet-data");
  return {
    path,
    database: join(path, "mainstreet.db"),
    backups: join(path, "backups"),
    uploads: join(path, "uploads"),
    rejects: join(path, "rejects"),
    inbox: join(path, "inbox"),
    configFile: join(path, "config.json"),
    map: join(path, "map.pmtiles"),
  };
}

/**
 * Creates the data folder, readable only by its owner, and checks that it is writable. With `mustExist`, nothing is created unless a
 * database is in it. Errors: AppError `storage`, and `not-found` with `mustExist`.
 */
export async function openDataFolder(
  data?: string,
  environment: NodeJS.ProcessEnv = process.env,
  mustExist = false,
): Promise<DataFolder> {
  const folder = dataFolder(data, environment);
  if (mustExist) await requireDatabase(folder);
  try {
    for (const path of [folder.path, folder.backups, folder.uploads, folder.rejects]) makeFolder(path);
    await access(folder.path, constants.W_OK);
    await closeDatabaseToOthers(folder);
    return folder;
  } catch (error) {
    throw diskError(`The data folder ${folder.path}`, "used", error, " Choose another with --data, or fix this one.");
  }
}

/** Tells whether there is a database, or true when in doubt: a folder that this user may not read may have one. */
export const hasDatabase = ({ database }: DataFolder): Promise<boolean> => exists(database);

/** Tells whether the data folder exists, or true when in doubt. */
export const hasFolder = ({ path }: DataFolder): Promise<boolean> => exists(path);

/** Tells whether config.json exists, or true when in doubt. */
export const hasConfigFile = ({ configFile }: DataFolder): Promise<boolean> => exists(configFile);

/** Errors: AppError `not-found` unless the data folder exists. */
export async function requireFolder(folder: DataFolder): Promise<void> {
  if (!(await hasFolder(folder))) throw notFoundError(`There is no data folder ${folder.path}.`);
}

/** Requires a database, so that a mistyped folder of another program does not get one. Errors: AppError `not-found`. */
async function requireDatabase(folder: DataFolder): Promise<void> {
  await requireFolder(folder);
  if (!(await hasDatabase(folder))) throw notFoundError(`There is no directory in ${folder.path}.`);
}

function notFoundError(sentence: string): AppError {
  const remedy = "Name the one you mean with --data or MAINSTREET_DATA; import and serve create a new one.";
  return new AppError("not-found", `${sentence} ${remedy}`);
}

/** Refuses a folder that Mainstreet did not make, for commands that change permissions. Errors: AppError `not-found`. */
export async function requireOwnFolder(folder: DataFolder): Promise<void> {
  await requireFolder(folder);
  const { path, database, backups, uploads, rejects } = folder;
  // The checks report a folder that this user may not read.
  if (await exists(database)) return;
  const subfolders = await Promise.all([backups, uploads, rejects].map(exists));
  if (subfolders.every(Boolean)) return;
  throw new AppError("not-found", `${path} is no data folder of Mainstreet. Name the one you mean with --data.`);
}

/** Makes a database private: earlier versions created it readable by others. A database of another user is left alone. */
async function closeDatabaseToOthers({ database }: DataFolder): Promise<void> {
  for (const file of ["", "-wal", "-shm"].map((end) => database + end)) {
    const stats = await lstat(file).catch(() => undefined);
    if (stats?.isFile() && stats.uid === process.getuid?.() && (stats.mode & OTHERS_MODE_BITS) !== 0) {
      await chmod(file, stats.mode & 0o700).catch(() => undefined);
    }
  }
}

/** Returns a sentence if other users of the machine can read the folder; undefined when they cannot, or it does not exist. */
export async function openToOthers({ path }: DataFolder): Promise<string | undefined> {
  const { mode } = await stat(path).catch(() => ({ mode: 0 }));
  if ((mode & OTHERS_MODE_BITS) === 0 || process.platform === "win32") return undefined;
  return `The data folder ${path} is open to other users of this machine. Close it: chmod 700 ${shellQuote(path)}`;
}

/**
 * Refuses a restore into a folder that is not Mainstreet's, which a mistyped `--data` names. A folder that lost its database still has its
 * backups. Errors: AppError `not-found`.
 */
export async function requireDirectory(data?: string, environment: NodeJS.ProcessEnv = process.env): Promise<void> {
  const folder = dataFolder(data, environment);
  if ((await exists(folder.database)) || (await exists(folder.backups))) return;
  throw new AppError(
    "not-found",
    `There is no directory in ${folder.path}. Name the one you mean with --data, or make a new one with --new.`,
  );
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    ({ code }: NodeJS.ErrnoException) => code !== "ENOENT" && code !== "ENOTDIR",
  );
}
