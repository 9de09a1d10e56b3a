import { readFile } from "node:fs/promises";
import { AppError, diskError } from "../errors.ts";
import type { Config } from "./config-schema.ts";
import { type DataFolder, hasDatabase } from "./data-folder.ts";
import { type DatabaseTls, databaseName, splitTls } from "./database-url.ts";

/** How to connect to a PostgreSQL database. */
export interface DatabaseOptions {
  /** With the password, without parameters for TLS. */
  url: string;
  /** For messages: "mainstreet at db.example.org:5432". */
  name: string;
  poolSize: number;
  tls: DatabaseTls;
  /** Certificates (PEM) of the authorities to trust in place of the public ones. */
  tlsCa?: string;
}

/**
 * How to connect to the PostgreSQL database of the settings; undefined for SQLite. Reads the files of password and certificate.
 * Errors: AppError `storage` when one cannot be read, `invalid` when settings contradict each other.
 */
export async function databaseOptions({ database }: Config): Promise<DatabaseOptions | undefined> {
  if (database.url === null) return undefined;
  const { url, tls } = splitTls(database.url);
  if (database.passwordFile !== null) {
    if (url.password !== "") throw invalid("database.url has a password, and database.passwordFile another: keep one");
    const password = (await readSetting("database.passwordFile", database.passwordFile)).trim();
    if (password === "") throw new AppError("invalid", "The file of database.passwordFile is empty.");
    url.password = encodeURIComponent(password);
  }
  const name = databaseName(database.url);
  const options = { url: url.href, name, poolSize: database.poolSize, tls: database.tls ?? tls ?? "off" };
  if (database.tlsCaFile === null) return options;
  if (options.tls !== "verify") throw invalid('database.tlsCaFile is set, which needs database.tls to be "verify"');
  return { ...options, tlsCa: await readSetting("database.tlsCaFile", database.tlsCaFile) };
}

/** With a file and a URL, nobody knows which directory is meant. Errors: AppError `invalid`. */
export async function rejectTwoDatabases(folder: DataFolder, { name }: DatabaseOptions): Promise<void> {
  if (!(await hasDatabase(folder))) return;
  throw new AppError(
    "invalid",
    `There are two databases: ${folder.database}, and ${name} in database.url. Nothing was changed. Remove one of the two: move that file away, or take back the setting.`,
  );
}

function invalid(contradiction: string): AppError {
  return new AppError("invalid", `The configuration is wrong: ${contradiction}.`);
}

async function readSetting(key: string, file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    throw diskError(`The file ${file} (${key})`, "read", error);
  }
}
