import { readFile } from "node:fs/promises";
import { AppError, diskError } from "../errors.ts";
import type { Config } from "./config-schema.ts";
import { type DataFolder, hasDatabase } from "./data-folder.ts";
import { type DatabaseTls, databaseName, splitTls } from "./database-url.ts";

/** Connection to one PostgreSQL server. */
interface ServerOptions {
  /** URL with the password, without parameters for TLS. */
  url: string;
  /** Name for messages: "mainstreet at db.example.org:5432". */
  name: string;
  tls: DatabaseTls;
}

/** Connection to a PostgreSQL database. */
export interface DatabaseOptions extends ServerOptions {
  poolSize: number;
  /** Certificates (PEM) of the authorities to trust in place of the public ones. */
  tlsCa?: string;
  /** Standbys that answer visitors, if any. */
  replicas?: ServerOptions[];
  /** Replication lag above which a standby is not used. */
  maxReplicaLagMs?: number;
}

/**
 * Returns the connection to the PostgreSQL database of the settings; undefined for SQLite. Reads the files of password and certificate.
 * Errors: AppError `storage` when one cannot be read, `invalid` when settings contradict each other.
 */
export async function databaseOptions({ database }: Config): Promise<DatabaseOptions | undefined> {
  if (database.url === null) {
    if (database.replicas.length > 0) throw invalid("database.replicas is set, which needs database.url");
    return undefined;
  }
  const password = await readPassword(database);
  const main = serverOptions(database.url, password, database.tls ?? undefined);
  const options: DatabaseOptions = { ...main, poolSize: database.poolSize };
  if (database.replicas.length > 0) {
    options.replicas = database.replicas.map((url) =>
      serverOptions(url, password, database.tls ?? splitTls(url).tls ?? main.tls),
    );
    options.maxReplicaLagMs = database.maxReplicaLag * 1000;
  }
  if (database.tlsCaFile === null) return options;
  if (main.tls !== "verify") throw invalid('database.tlsCaFile is set, which needs database.tls to be "verify"');
  return { ...options, tlsCa: await readSetting("database.tlsCaFile", database.tlsCaFile) };
}

/** Refuses a SQLite file beside a URL, since it is unclear which directory is meant. Errors: AppError `invalid`. */
export async function rejectTwoDatabases(folder: DataFolder, { name }: DatabaseOptions): Promise<void> {
  if (!(await hasDatabase(folder))) return;
  throw new AppError(
    "invalid",
    `There are two databases: ${folder.database}, and ${name} in database.url. Nothing was changed. Keep one of the two: move that file away, or unset database.url.`,
  );
}

/** Returns the connection for a URL. `tlsSetting` overrides `sslmode` in it. */
function serverOptions(text: string, password: string | undefined, tlsSetting?: DatabaseTls): ServerOptions {
  const { url, tls } = splitTls(text);
  if (password !== undefined) url.password = encodeURIComponent(password);
  return { url: url.href, name: databaseName(text), tls: tlsSetting ?? tls ?? "off" };
}

/** Reads the password in `database.passwordFile`, for all servers; undefined without that setting. */
async function readPassword({ url, replicas, passwordFile }: Config["database"]): Promise<string | undefined> {
  if (passwordFile === null) return undefined;
  for (const [key, urls] of [
    ["database.url", [url ?? ""]],
    ["database.replicas", replicas],
  ] as const) {
    if (urls.some((text) => new URL(text).password !== ""))
      throw invalid(`${key} has a password, and database.passwordFile another: keep one`);
  }
  const password = (await readSetting("database.passwordFile", passwordFile)).trim();
  if (password === "") throw new AppError("invalid", "The file of database.passwordFile is empty.");
  return password;
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
