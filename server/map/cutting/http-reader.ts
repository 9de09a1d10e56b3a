import { setTimeout as pause } from "node:timers/promises";
import { AppError } from "../../errors.ts";
import { ROOT_BYTES } from "../archive/archive-header.ts";
import type { RangeReader } from "./range-reader.ts";

export interface HttpReaderOptions {
  signal?: AbortSignal | undefined;
  /** Says why a request failed, as a clause. */
  failureText: (error: unknown, url: string) => string;
  /** Time to the first bytes of an answer, and the slowest speed at which the rest may come. */
  timeoutMs?: number;
  minBytesPerSecond?: number;
  /** Pauses before a request is repeated; their number is that of the repetitions. */
  retryPausesMs?: readonly number[];
}

const TIMEOUT_MS = 30_000;
const MIN_BYTES_PER_SECOND = 16 * 1024;
const RETRY_PAUSES_MS = [1_000, 4_000, 15_000];
const CONTENT_RANGE = /^bytes (\d+)-(\d+)\/(\d+)$/;

/** Validators of the file on the server, which change with the file. */
interface RemoteState {
  bytes: number;
  etag: string | null;
  lastModified: string | null;
}

/** A request failed in a way that another one may not. */
class PassingFailure extends Error {}

/**
 * Reads an archive on a web server by range requests. Every response must be the requested range of the same version of the file. Errors:
 * AppError `not-found` for status 404, `conflict` when the file changes, `unreadable` when the server cannot send ranges, `storage` when it
 * cannot be reached or is too slow, `cancelled`.
 */
export async function openHttpReader(url: string, options: HttpReaderOptions): Promise<RangeReader> {
  const first = await requestRepeatedly({ url, offset: 0, length: ROOT_BYTES, state: undefined }, options);
  const { state } = first;
  return {
    name: url,
    bytes: state.bytes,
    identity: [url, state.bytes, state.etag, state.lastModified].join(" "),
    async read(offset, length) {
      if (offset + length <= first.body.length) return first.body.subarray(offset, offset + length);
      return (await requestRepeatedly({ url, offset, length, state }, options)).body;
    },
    close: async () => undefined,
  };
}

interface RangeRequest {
  url: string;
  offset: number;
  length: number;
  /** State of the file at the first request; undefined for that one. */
  state: RemoteState | undefined;
}

interface RangeAnswer {
  body: Uint8Array;
  state: RemoteState;
}

async function requestRepeatedly(request: RangeRequest, options: HttpReaderOptions): Promise<RangeAnswer> {
  const { signal, retryPausesMs = RETRY_PAUSES_MS } = options;
  for (let attempt = 0; ; attempt++) {
    try {
      return await requestRange(request, options);
    } catch (error) {
      if (signal?.aborted)
        throw new AppError("cancelled", "The download was stopped; the same command goes on with it.");
      if (error instanceof AppError) throw error;
      const waitMs = retryPausesMs[attempt];
      // A server that cannot be reached at first is not waited for.
      const isAway = request.state === undefined && !(error instanceof PassingFailure);
      const isTooSlow = (error as Error).name === "TimeoutError" && attempt > 0;
      if (waitMs === undefined || isAway || isTooSlow) throw givenUp(error, request.url, options);
      await pause(waitMs, undefined, { signal }).catch(() => undefined);
    }
  }
}

function givenUp(error: unknown, url: string, { failureText }: HttpReaderOptions): AppError {
  const isTimeout = (error as Error).name === "TimeoutError";
  const reason = isTimeout
    ? "the server answers too slowly"
    : error instanceof PassingFailure
      ? error.message
      : failureText(error, url);
  return new AppError("storage", `${url} cannot be read: ${reason}. Run the same command again to go on.`, [], {
    cause: error,
  });
}

async function requestRange(request: RangeRequest, options: HttpReaderOptions): Promise<RangeAnswer> {
  const { url, offset, length, state } = request;
  const { timeoutMs = TIMEOUT_MS, minBytesPerSecond = MIN_BYTES_PER_SECOND, signal } = options;
  const timeout = AbortSignal.timeout(timeoutMs + Math.ceil((length / minBytesPerSecond) * 1000));
  const response = await fetch(url, {
    headers: {
      Range: `bytes=${offset}-${offset + length - 1}`,
      // A packed answer has other bytes than the file.
      "Accept-Encoding": "identity",
      ...conditionsOf(state),
    },
    signal: signal === undefined ? timeout : AbortSignal.any([timeout, signal]),
  });
  try {
    const answered = checkAnswer(response, request);
    return { body: await readBody(response, answered.length, url), state: answered.state };
  } finally {
    // The body of a refused answer may be the whole planet.
    await response.body?.cancel().catch(() => undefined);
  }
}

/** Returns the conditions of a range request. A weak ETag is left out, since it proves nothing about bytes. */
function conditionsOf(state: RemoteState | undefined): Record<string, string> {
  if (state?.etag?.startsWith('"')) return { "If-Match": state.etag };
  return state?.lastModified ? { "If-Unmodified-Since": state.lastModified } : {};
}

function checkAnswer({ status, headers }: Response, { url, offset, length, state }: RangeRequest) {
  const changed = new AppError(
    "conflict",
    `${url} changed during the download, so nothing was replaced. Run the same command again to begin anew.`,
  );
  if (status === 404 || status === 410) throw new AppError("not-found", `There is no file at ${url}.`);
  if (status === 416 && state === undefined) throw new AppError("unreadable", `The file at ${url} is empty.`);
  if (status === 412 || status === 416) throw changed;
  if (status === 429 || status >= 500) throw new PassingFailure(`the server answers ${status}`);
  if (status === 200)
    throw new AppError(
      "unreadable",
      `${url} is on a server that ignores range requests and would send the whole file. Download it, and name the file instead.`,
    );
  if (status !== 206) throw new AppError("unreadable", `${url} cannot be read: the server answers ${status}.`);
  const [, from, to, total] = CONTENT_RANGE.exec(headers.get("content-range") ?? "") ?? [];
  const bytes = Number(total);
  const end = Math.min(offset + length, bytes) - 1;
  const isAsAsked = Number(from) === offset && Number(to) === end && !headers.has("content-encoding");
  const answered = { bytes, etag: headers.get("etag"), lastModified: headers.get("last-modified") };
  if (state !== undefined && !isSameState(answered, state)) throw changed;
  if (!isAsAsked)
    throw new AppError("unreadable", `${url} is on a server that sends another range than the one asked for.`);
  return { state: answered, length: end - offset + 1 };
}

const isSameState = (one: RemoteState, other: RemoteState) =>
  one.bytes === other.bytes && one.etag === other.etag && one.lastModified === other.lastModified;

/** Reads exactly `length` bytes. */
async function readBody(response: Response, length: number, url: string): Promise<Uint8Array> {
  const body = new Uint8Array(length);
  let bytes = 0;
  try {
    for await (const chunk of response.body ?? []) {
      if (bytes + chunk.length > length)
        throw new AppError("unreadable", `${url} is on a server that sends more than a range.`);
      body.set(chunk, bytes);
      bytes += chunk.length;
    }
  } catch (error) {
    const isOwn = error instanceof AppError || ["TimeoutError", "AbortError"].includes((error as Error).name);
    throw isOwn ? error : new PassingFailure("the answer was cut off", { cause: error });
  }
  if (bytes < length) throw new PassingFailure("the answer was cut off");
  return body;
}
