import { dirname } from "node:path";
import { dataFolder, hasDatabase, openDataFolder } from "../../config/data-folder.ts";
import { databaseOptions } from "../../config/database-options.ts";
import { loadConfig } from "../../config/load-config.ts";
import { AppError } from "../../errors.ts";
import { type CopyStoreOptions, copyStore, type StoreAddress, type StoreCopy } from "../../store/copy/copy-store.ts";

export interface CopyDirectoryOptions extends Pick<CopyStoreOptions, "signal" | "onProgress" | "onBegin"> {
  /** A data folder or the URL of a PostgreSQL database; undefined for `database.url` of the settings. */
  from: string | undefined;
  to: string | undefined;
  /** The data folder with the settings, if neither side is a data folder. */
  data?: string | undefined;
  environment?: NodeJS.ProcessEnv;
}

export interface DirectoryCopy extends StoreCopy {
  /** File path, or database and host without the password. */
  from: string;
  to: string;
  /** Remaining step to use the copy. */
  advice: string | null;
}

const IS_URL = /^postgres(ql)?:/i;

/**
 * Copies a directory into an empty PostgreSQL database or a new data folder. config.json, uploads and rejected rows are not copied. Errors:
 * AppError `usage`, `invalid` for the settings, `not-found`; those of `copyStore`.
 */
export async function copyDirectory(options: CopyDirectoryOptions): Promise<DirectoryCopy> {
  const { from, to, environment = process.env } = options;
  if (from === undefined && to === undefined) {
    throw new AppError("usage", "Name the directory with --from, or the place for it with --to.");
  }
  const folders = [from, to].flatMap((side) => (side === undefined || IS_URL.test(side) ? [] : [side]));
  const settingsOf = dataFolder(folders[0] ?? options.data, environment).configFile;

  async function addressOf(side: string | undefined, isTarget: boolean): Promise<StoreAddress> {
    if (side === undefined || IS_URL.test(side)) {
      const { config } = await loadConfig({ file: settingsOf, environment, overrides: { "database.url": side } });
      const postgres = await databaseOptions(config);
      if (postgres !== undefined) return { file: "", postgres };
      throw new AppError("usage", `Name the other side with ${isTarget ? "--to" : "--from"}: database.url is not set.`);
    }
    const folder = dataFolder(side, environment);
    if (isTarget && (await hasDatabase(folder))) {
      throw new AppError(
        "conflict",
        `There is a directory in ${folder.path} already, so nothing was copied. Name a new folder.`,
      );
    }
    return { file: (await openDataFolder(side, environment, !isTarget)).database };
  }

  const source = await addressOf(from, false);
  const target = await addressOf(to, true);
  const copy = await copyStore({ ...options, from: source, to: target });
  return {
    from: nameOf(source),
    to: nameOf(target),
    advice: adviceFor(source, target),
    ...copy,
  };
}

const nameOf = ({ file, postgres }: StoreAddress): string => postgres?.name ?? file;

function adviceFor(source: StoreAddress, target: StoreAddress): string | null {
  if (target.postgres === undefined) {
    if (source.postgres === undefined) return null;
    return `To use the copy, unset database.url, and name ${dirname(target.file)} with --data.`;
  }
  const moveAdvice = source.postgres === undefined ? `, and move ${source.file} away` : "";
  return `To use the copy, set database.url${moveAdvice}.`;
}
