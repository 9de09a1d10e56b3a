import { access, constants, mkdir, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { AppError, diskError } from "../errors.ts";

/** Absolute paths; the folder and its sub-folders exist. */
export interface DataFolder {
  path: string;
  database: string;
  backups: string;
  uploads: string;
  /** Workbooks of rejected rows. */
  rejects: string;
  configFile: string;
}

/** The paths in the data folder: `path` (`--data`), else MAINSTREET_DATA, else ./mainstreet-data. Creates nothing. */
export function dataFolder(data?: string, environment: NodeJS.ProcessEnv = process.env): DataFolder {
  const path = resolve(data || environment.MAINSTREET_DATA || "mainstreet-data");
  return {
    path,
    database: join(path, "mainstreet.db"),
    backups: join(path, "backups"),
    uploads: join(path, "uploads"),
    rejects: join(path, "rejects"),
    configFile: join(path, "config.json"),
  };
}

/**
 * Creates the data folder, readable by its owner alone, and checks that it is writable. `mustExist`: it is not created.
 * Errors: AppError `storage`, and `not-found` with `mustExist`.
 */
export async function openDataFolder(
  data?: string,
  environment: NodeJS.ProcessEnv = process.env,
  mustExist = false,
): Promise<DataFolder> {
  const folder = dataFolder(data, environment);
  if (mustExist && !(await exists(folder.path))) {
    throw new AppError(
      "not-found",
      `There is no data folder ${folder.path}. Name the one you mean with --data or MAINSTREET_DATA; import and serve create a new one.`,
    );
  }
  try {
    for (const path of [folder.path, folder.backups, folder.uploads, folder.rejects]) await makeFolder(path);
    await access(folder.path, constants.W_OK);
    return folder;
  } catch (error) {
    throw diskError(`The data folder ${folder.path}`, "used", error, " Choose another with --data, or fix this one.");
  }
}

/**
 * For a restore: refuses a folder that is not Mainstreet's, which a mistyped `--data` names. One whose database is lost has its
 * backups still. Errors: AppError `not-found`.
 */
export async function requireDirectory(data?: string, environment: NodeJS.ProcessEnv = process.env): Promise<void> {
  const folder = dataFolder(data, environment);
  if ((await exists(folder.database)) || (await exists(folder.backups))) return;
  throw new AppError(
    "not-found",
    `There is no directory in ${folder.path}. Name the one you mean with --data, or make a new one with --new.`,
  );
}

/** mkdir with `recursive` never ends below a folder such as /proc, which reports ENOENT for a folder that exists. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST" && (await stat(path)).isDirectory()) return;
    if (code !== "ENOENT" || (await exists(dirname(path)))) throw error;
    await makeFolder(dirname(path));
    await mkdir(path, { mode: 0o700 });
  }
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code !== "ENOENT",
  );
}
