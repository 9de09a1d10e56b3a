import { createWriteStream } from "node:fs";
import { rename } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import type { request } from "node:https";
import { basename, join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isExcelName, isOtherFormatName } from "#domain/import-row/file-formats";
import { safeFileName } from "#domain/text/safe-file-name";
import { AppError, diskError } from "../../errors.ts";
import { timeoutSignal } from "../fetch-failure.ts";
import { MAX_REDIRECTS, requestGuarded } from "./guarded-request.ts";
import { type Network, NOT_ALLOWED } from "./network.ts";

/** Validators of the last response (RFC 9110) for conditional requests. */
export interface Validators {
  etag?: string | undefined;
  lastModified?: string | undefined;
}

export interface DownloadOptions {
  network: Network;
  userAgent: string;
  /** Existing folder in which the file is stored. */
  folder: string;
  maxMb: number;
  validators: Validators;
  signal?: AbortSignal | undefined;
  /** Milliseconds for the whole download. */
  timeoutMs?: number;
  /** Sends the request; `https.request` by default. */
  send?: typeof request;
}

/** A downloaded file. The name has an ending that imports read. */
export interface Download extends Validators {
  name: string;
  path: string;
}

const TIMEOUT_MS = 10 * 60_000;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
/** Endings for the content types of files without one in their name. */
const ENDINGS: Readonly<Record<string, string>> = {
  "text/csv": ".csv",
  "application/csv": ".csv",
  "text/tab-separated-values": ".tsv",
  "application/json": ".json",
  "application/geo+json": ".geojson",
  "application/x-ndjson": ".ndjson",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": ".xlsx",
  "application/vnd.ms-excel": ".xls",
  "application/vnd.oasis.opendocument.spreadsheet": ".ods",
};

/**
 * Downloads a file by https from the public internet, also after redirects. Returns undefined if it has not changed since `validators`.
 * Errors: AppError `unreadable`, `too-large`, `storage`, each with a sentence; the reason of `signal` after an abort.
 */
export async function download(address: string, options: DownloadOptions): Promise<Download | undefined> {
  const { signal, timeoutMs = TIMEOUT_MS } = options;
  const limited = timeoutSignal(timeoutMs, signal);
  let url = address;
  try {
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      if (!url.startsWith("https://") || !options.network.isAllowedUrl(url)) throw refusal(address, url);
      const response = await send(url, options, limited);
      const { statusCode = 0, headers } = response;
      if (REDIRECTS.has(statusCode) && headers.location !== undefined && URL.canParse(headers.location, url)) {
        response.destroy();
        url = new URL(headers.location, url).href;
        continue;
      }
      if (statusCode === 304) {
        response.destroy();
        return undefined;
      }
      if (statusCode !== 200) {
        response.destroy();
        throw unreadable(address, `answered with status ${statusCode}`);
      }
      return await receive(response, url, options, limited);
    }
  } catch (error) {
    signal?.throwIfAborted();
    throw limited.aborted ? unreadable(address, "did not send the file in time") : failureOf(error, address);
  }
  throw unreadable(address, `led from one address to the next more than ${MAX_REDIRECTS} times`);
}

function send(
  url: string,
  { network, userAgent, validators, send: start }: DownloadOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const headers = {
    "User-Agent": userAgent,
    Accept: "*/*",
    "Accept-Encoding": "identity",
    ...(validators.etag !== undefined && { "If-None-Match": validators.etag }),
    ...(validators.lastModified !== undefined && { "If-Modified-Since": validators.lastModified }),
  };
  return requestGuarded(url, { network, headers, signal, send: start });
}

async function receive(
  response: IncomingMessage,
  url: string,
  { folder, maxMb }: DownloadOptions,
  signal: AbortSignal,
): Promise<Download> {
  const name = nameOf(response, url);
  const maxBytes = maxMb * 1024 * 1024;
  const tooLarge = () =>
    new AppError("too-large", `The file is larger than ${maxMb} MB, the most that may be uploaded (limits.uploadMb).`);
  if (Number(response.headers["content-length"] ?? 0) > maxBytes) {
    response.destroy();
    throw tooLarge();
  }
  let bytes = 0;
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > maxBytes ? tooLarge() : null, chunk);
    },
  });
  const unfinished = join(folder, `.${name}`);
  await pipeline(response, limit, createWriteStream(unfinished, { mode: 0o600 }), { signal });
  const path = join(folder, name);
  await rename(unfinished, path);
  const { etag, "last-modified": lastModified } = response.headers;
  return { name, path, ...(etag !== undefined && { etag }), ...(lastModified !== undefined && { lastModified }) };
}

/** Returns a name with an ending that imports read. Errors: AppError `unreadable`. */
function nameOf({ headers }: IncomingMessage, url: string): string {
  const name = safeFileName(givenName(headers["content-disposition"]) ?? basename(decodedPath(new URL(url).pathname)));
  if (isExcelName(name) || isOtherFormatName(name)) return name;
  const type = (headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  const ending = ENDINGS[type];
  if (ending !== undefined) return `${name}${ending}`;
  throw unreadable(url, `sent ${name}, which is of no format that can be imported`);
}

/** Returns the name in a Content-Disposition; undefined without one. */
function givenName(disposition = ""): string | undefined {
  const at = disposition.toLowerCase().indexOf("filename=");
  if (at < 0) return undefined;
  const value = disposition.slice(at + "filename=".length).trim();
  return value.startsWith('"') ? value.slice(1).split('"')[0] : value.split(";")[0];
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function unreadable(address: string, what: string): AppError {
  return new AppError("unreadable", `${new URL(address).host} ${what}.`);
}

function refusal(address: string, url: string): AppError {
  const { host } = new URL(url);
  return new AppError(
    "unreadable",
    url === address
      ? `${host} cannot be fetched: only https addresses of the public internet are.`
      : `${new URL(address).host} led to ${host}, which cannot be fetched: only https addresses of the public internet are.`,
  );
}

function failureOf(error: unknown, address: string): unknown {
  if (error instanceof AppError) return error;
  const { code = "", message } = error as NodeJS.ErrnoException;
  if (code === NOT_ALLOWED)
    return unreadable(address, "has an address in a private network: only hosts of the public internet are fetched");
  if (code === "ENOTFOUND") return unreadable(address, "was not found");
  if (code === "ENOSPC" || code === "EACCES" || code === "EROFS")
    return diskError("The downloaded file", "written", error);
  return unreadable(address, `could not be reached (${code || message})`);
}
