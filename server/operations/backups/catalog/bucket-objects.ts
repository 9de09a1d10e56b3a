import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { AppError } from "../../../errors.ts";
import { fileExists } from "../../../files/file-exists.ts";
import { labelledName } from "../backup-files.ts";
import { type BucketSettings, keyPath, openBucket, type Send } from "../bucket-requests.ts";
import { xmlElement } from "../xml-element.ts";

/** Timeout of a list, for which somebody waits. */
const LIST_TIMEOUT_MS = 5_000;
/** Timeout of a whole download over a slow line. */
const FETCH_TIMEOUT_MS = 6 * 3_600_000;
/** Maximum number of listings, each of 1,000 objects. */
const MAX_PAGES = 20;

/** A backup in the bucket. */
export interface BucketObject {
  /** Name without the prefix of the settings. */
  name: string;
  bytes: number;
  /** Milliseconds. */
  modifiedAt: number;
}

export interface BucketOptions {
  settings: BucketSettings;
  /** Has the credentials: AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and, if temporary, AWS_SESSION_TOKEN. */
  environment?: NodeJS.ProcessEnv;
  signal?: AbortSignal | undefined;
}

/** Lists the backups in the bucket under the prefix. Errors: AppError `storage`, also for a key that may not list. */
export async function listBucket({
  settings,
  environment = process.env,
  signal,
}: BucketOptions): Promise<BucketObject[]> {
  const target = `s3://${settings.bucket}/${settings.prefix}`;
  const send = openBucket({ settings, target, environment, signal, timeoutMs: LIST_TIMEOUT_MS, retries: 1 });
  const objects: BucketObject[] = [];
  let continuation = "";
  for (let page = 0; page < MAX_PAGES; page++) {
    const query = new URLSearchParams({ "list-type": "2", prefix: settings.prefix });
    if (continuation !== "") query.set("continuation-token", continuation);
    const text = await (await send("GET", `?${query}`)).text();
    objects.push(...objectsOf(text, settings.prefix));
    continuation = xmlElement(text, "NextContinuationToken") ?? "";
    if (continuation === "") break;
  }
  return objects;
}

function objectsOf(xml: string, prefix: string): BucketObject[] {
  return xml
    .split("<Contents>")
    .slice(1)
    .flatMap((content): BucketObject[] => {
      const key = xmlElement(content, "Key") ?? "";
      const name = key.startsWith(prefix) ? key.slice(prefix.length) : "";
      if (!name.endsWith(".db") || name.includes("/")) return [];
      const modifiedAt = Date.parse(xmlElement(content, "LastModified") ?? "");
      return [{ name, bytes: Number(xmlElement(content, "Size")) || 0, modifiedAt: modifiedAt || 0 }];
    });
}

/** Opens a backup in the bucket to be read. Errors: AppError `storage`. */
export function readObject(name: string, options: BucketOptions): Promise<Response> {
  return openObject(name, options)("GET", keyPath(options.settings.prefix + name));
}

function openObject(name: string, { settings, environment = process.env, signal }: BucketOptions): Send {
  const target = `s3://${settings.bucket}/${settings.prefix}${name}`;
  return openBucket({ settings, target, environment, signal, timeoutMs: FETCH_TIMEOUT_MS });
}

/**
 * Fetches a backup of the bucket into the folder of backups, where it has the name of its backup again, and returns its path. A file that
 * is there already stays. Errors: AppError `storage`; `cancelled` after an abort.
 */
export async function fetchBackup(name: string, folder: string, options: BucketOptions): Promise<string> {
  const original = join(folder, labelledName(name)?.name ?? name);
  const file = (await fileExists(original)) ? join(folder, name) : original;
  if (await fileExists(file)) return file;
  const part = `${file}.part`;
  try {
    const response = await readObject(name, options);
    if (response.body === null) throw new AppError("storage", `The bucket has sent nothing for ${name}.`);
    await pipeline(
      Readable.fromWeb(response.body as ReadableStream),
      createWriteStream(part, { mode: 0o600 }),
      options.signal ? { signal: options.signal } : {},
    );
    await rename(part, file);
    return file;
  } catch (error) {
    if (options.signal?.aborted) {
      throw new AppError("cancelled", "The download from the bucket was stopped.", [], { cause: error });
    }
    if (error instanceof AppError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new AppError("storage", `${name} could not be fetched from the bucket: ${reason}.`, [], { cause: error });
  } finally {
    await rm(part, { force: true });
  }
}
