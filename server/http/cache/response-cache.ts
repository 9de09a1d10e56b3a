import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { Context, Middleware } from "koa";
import type { DataState } from "../../store/port/directory.ts";
import { memoizePerTurn } from "../memoize-per-turn.ts";
import { isRead } from "../middleware/is-read.ts";
import { type CachedResponse, createCachedResponse, sendCachedResponse } from "./cached-response.ts";
import { normalizeUrl } from "./known-parameters.ts";
import { preferredEncoding } from "./preferred-encoding.ts";
import { type CacheHit, type CacheState, ResponseStore } from "./response-store.ts";

/** Memory for cached responses. Bytes. */
const MAX_BYTES = 20 * 1024 * 1024;
/** Entries staler than this are refreshed in the background (stale-while-revalidate). Milliseconds. */
const REVALIDATE_AFTER_MS = 5_000;
/** How stale an entry may be while a long operation keeps changing the data. Milliseconds. */
const STALE_WHILE_CHANGING_MS = 20_000;
/** How stale it may be while requests wait for their turn. Milliseconds. */
const STALE_WHILE_BUSY_MS = 120_000;
/** How stale it may be while the database cannot be read. Milliseconds. */
const STALE_WHILE_AWAY_MS = 120_000;
/** Pause after each refresh, so that a request waits for one at most. Milliseconds. */
const REVALIDATE_PAUSE_MS = 30;
/** Statuses that are the same for every client until the data changes. */
const CACHEABLE_STATUSES: readonly number[] = [200, 301, 404, 410];

export interface ResponseCacheOptions {
  dataState: (at: Date) => Promise<DataState>;
  now: () => Date;
  /** Whether requests wait for their turn, so that stale entries may be served. */
  isBusy?: () => boolean;
  /** Prefix of the key of a response, for headers that depend on more than the URL; by default "". */
  variantOf?: (req: IncomingMessage) => string;
}

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

export interface ResponseCache {
  /** Serves hits before the handler: Koa's middleware takes longer than sending a cached response. */
  wrap(handler: Handler): Handler;
  /** Caches what the routes behind it respond, and adds ETag and compression. */
  middleware: Middleware;
}

/**
 * Whole GET and HEAD responses by normalized URL. An entry is fresh while neither the data nor the minute changes (opening
 * hours depend on it), and is served stale for some seconds while a long operation keeps changing the data, or for two minutes
 * while requests wait for their turn or the database cannot be read. Concurrent misses of one URL share a response.
 * `Cache-Control: no-store` is respected; streams pass through.
 */
export function createResponseCache(options: ResponseCacheOptions): ResponseCache {
  const { dataState, now, isBusy = () => false, variantOf = () => "" } = options;
  const store = new ResponseStore(MAX_BYTES);
  const pending = new Map<string, Promise<void>>();
  const readDataState = memoizePerTurn(() => dataState(now()));
  let isRevalidating = false;

  /** undefined: the database cannot be read, so nothing is cached. */
  async function currentState(): Promise<CacheState | undefined> {
    try {
      const { version, epoch, isChanging } = await readDataState();
      const at = now().getTime();
      return { generation: `${version}@${Math.floor(at / 60_000)}`, epoch, maxStaleMs: maxStaleMs(isChanging), at };
    } catch {
      return undefined;
    }
  }

  const maxStaleMs = (isChanging: boolean) =>
    isBusy() ? STALE_WHILE_BUSY_MS : isChanging ? STALE_WHILE_CHANGING_MS : 0;

  async function lookUp(key: string): Promise<CacheHit | undefined> {
    const state = await currentState();
    if (state !== undefined) return store.get(state, key);
    const response = store.getStale(key, now().getTime(), STALE_WHILE_AWAY_MS);
    // staleMs 0: no refresh, which would fail
    return response && { response, staleMs: 0 };
  }

  /** Requests the URL again without a client, one URL at a time. */
  function revalidate({ url = "", headers }: IncomingMessage, { br, gzip }: CachedResponse, handler: Handler) {
    if (isRevalidating) return;
    isRevalidating = true;
    const req = new IncomingMessage(new Socket());
    const scheme = headers["x-forwarded-proto"];
    req.method = "GET";
    req.url = url;
    req.headers = {
      host: "localhost",
      "accept-encoding": br ? "br" : gzip ? "gzip" : "identity",
      ...(scheme !== undefined && { "x-forwarded-proto": scheme }),
    };
    req.rawHeaders = Object.entries(req.headers).flatMap(([name, value]) => [name, String(value)]);
    handler(req, new ServerResponse(req))
      .catch(() => undefined)
      .finally(() => {
        setTimeout(() => {
          isRevalidating = false;
        }, REVALIDATE_PAUSE_MS).unref();
      });
  }

  const wrap =
    (handler: Handler): Handler =>
    async (req, res) => {
      if (!isRead(req.method)) return handler(req, res);
      const url = normalizeUrl(req.url ?? "");
      req.url = url;
      const key = variantOf(req) + url;
      const hit = await lookUp(key);
      if (hit === undefined) return handler(req, res);
      await sendCachedResponse(req, res, hit.response);
      store.resize(key);
      if (hit.staleMs > REVALIDATE_AFTER_MS) revalidate(req, hit.response, handler);
    };

  const middleware: Middleware = async (ctx, next) => {
    if (!isRead(ctx.method)) return next();
    const key = variantOf(ctx.req) + ctx.url;
    const first = pending.get(key);
    if (first !== undefined) {
      await first;
      const hit = await lookUp(key);
      if (hit !== undefined) return send(ctx, hit.response);
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    pending.set(key, promise);
    try {
      const state = await currentState();
      await next();
      const response = responseOf(ctx);
      if (response === undefined) return;
      const isStorable = ctx.response.get("Cache-Control") !== "no-store";
      if (state !== undefined && isStorable) store.set(state.generation, key, response);
      await send(ctx, response);
      store.resize(key);
    } finally {
      if (pending.get(key) === promise) pending.delete(key);
      resolve();
    }
  };
  return { wrap, middleware };
}

/** What the routes set, if it can be cached. */
function responseOf(ctx: Context): CachedResponse | undefined {
  const body = bytesOf(ctx.body);
  if (!CACHEABLE_STATUSES.includes(ctx.status) || body === undefined) return undefined;
  ctx.remove("Content-Length");
  if (ctx.response.get("Cache-Control") === "") ctx.set("Cache-Control", "no-cache");
  const encoding = preferredEncoding(ctx.req.headers["accept-encoding"]);
  return createCachedResponse({ status: ctx.status, body, headers: ctx.res.getHeaders(), encoding });
}

function send(ctx: Context, response: CachedResponse): Promise<void> {
  ctx.respond = false;
  return sendCachedResponse(ctx.req, ctx.res, response);
}

function bytesOf(body: unknown): Buffer | string | undefined {
  if (Buffer.isBuffer(body) || typeof body === "string") return body;
  const isStream = typeof (body as { pipe?: unknown } | null)?.pipe === "function";
  return body === null || body === undefined || isStream ? undefined : JSON.stringify(body);
}
