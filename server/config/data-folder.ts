import { access, constants, mkdir, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { AppError, diskError } from "../errors.ts";

/** Absolute paths; the folder and its sub-folders exist. */
export interface DataFolder {
  path: string;
  database: string;
  backups: string;
  uploads: string;
  /** Workbooks of the rows that an import rejected. */
  rejects: string;
  configFile: string;
}

/** Which folder is meant: the one given (`--data`), else MAINSTREET_DATA, else ./mainstreet-data. Touches nothing. */
export function dataFolder(given?: string, environment: NodeJS.ProcessEnv = process.env): DataFolder {
  const path = resolve(given || environment.MAINSTREET_DATA || "mainstreet-data");
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
 * The data folder, there and writable; a new one is readable by its owner alone. `mustExist`: none is made, because what is
 * asked for makes sense only of a directory that is there. Errors: AppError `storage`, and `not-found` for that.
 */
export async function openDataFolder(
  given?: string,
  environment: NodeJS.ProcessEnv = process.env,
  mustExist = false,
): Promise<DataFolder> {
  const folder = dataFolder(given, environment);
  if (mustExist && !(await isThere(folder.path))) {
    throw new AppError(
      "not-found",
      `There is no data folder ${folder.path}. Name the one you mean with --data or MAINSTREET_DATA; import and serve make a new one.`,
    );
  }
  try {
    for (const path of [folder.path, folder.backups, folder.uploads, folder.rejects]) await makeFolder(path);
    await access(folder.path, constants.W_OK);
    return folder;
  } catch (error) {
    throw diskError(`The data folder ${folder.path}`, "used", error, " Choose another with --data, or mend this one.");
  }
}

/** mkdir's own `recursive` never ends below a folder such as /proc, which denies that what it holds is there. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST" && (await stat(path)).isDirectory()) return;
    if (code !== "ENOENT" || (await isThere(dirname(path)))) throw error;
    await makeFolder(dirname(path));
    await mkdir(path, { mode: 0o700 });
  }
}

function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code !== "ENOENT",
  );
}
