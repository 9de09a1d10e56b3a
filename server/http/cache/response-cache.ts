import type { IncomingMessage, ServerResponse } from "node:http";
import type { Context } from "koa";
import type { DataState } from "../../store/port/directory.ts";
import { memoizePerTurn } from "../memoize-per-turn.ts";
import { isRead } from "../middleware/is-read.ts";
import {
  type CachedResponse,
  createCachedResponse,
  type RenderResponse,
  sendCachedResponse,
  type UncompressedResponse,
} from "./cached-response.ts";
import { type Encoding, preferredEncoding } from "./preferred-encoding.ts";
import { type CacheHit, type CacheState, ResponseStore } from "./response-store.ts";

/** Memory for cached responses. */
const MAX_BYTES = 20 * 1024 * 1024;
/** Entries staler than this are refreshed in the background (stale-while-revalidate). */
const REVALIDATE_AFTER_MS = 5_000;
/** Maximum staleness of an entry while a long operation keeps changing the data. */
const STALE_WHILE_CHANGING_MS = 20_000;
/** Maximum staleness while requests are queued. */
const STALE_WHILE_BUSY_MS = 120_000;
/** Maximum staleness while the database cannot be read. */
const STALE_WHILE_AWAY_MS = 120_000;
/** Pause after each refresh, so that a request waits for one at most. */
const REVALIDATE_PAUSE_MS = 30;
/** Statuses that are the same for every client until the data changes. */
const CACHEABLE_STATUSES: readonly number[] = [200, 301, 404, 410];

export interface ResponseCacheOptions {
  dataState: (at: Date) => Promise<DataState>;
  now: () => Date;
  /** The cache key for path and query of a request. */
  normalize: (url: string) => string;
  /** Tells whether requests are queued, so that stale entries may be served. */
  isBusy?: () => boolean;
  /** Returns a prefix of the key of a response, for headers that depend on more than the URL; "" by default. */
  variantOf?: (req: IncomingMessage) => string;
}

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

export interface ResponseCache {
  /** Serves hits before the handler: Koa's middleware takes longer than sending a cached response. */
  wrap(handler: Handler): Handler;
  /**
   * Sends the response of `render` and caches it, with ETag and compression. `renew` renders it again, without the client, once it is
   * stale. The cache keeps `renew`, so it must not reference the request.
   */
  respond(ctx: Context, render: RenderResponse, renew: RenderResponse): Promise<void>;
}

/**
 * Whole GET and HEAD responses by normalized URL. An entry is fresh while neither the data nor the minute changes (opening
 * hours depend on it), and is served stale for some seconds while a long operation keeps changing the data, or for two minutes
 * while requests wait for their turn or the database cannot be read. Concurrent misses of one URL share a response.
 * `Cache-Control: no-store` is respected.
 */
export function createResponseCache(options: ResponseCacheOptions): ResponseCache {
  const { dataState, now, normalize, isBusy = () => false, variantOf = () => "" } = options;
  const store = new ResponseStore(MAX_BYTES);
  const pendingRefreshes = new Map<string, Promise<void>>();
  const readDataState = memoizePerTurn(() => dataState(now()));
  let isRenewing = false;

  /** Returns undefined if the database cannot be read, so nothing is cached. */
  async function currentState(): Promise<CacheState | undefined> {
    try {
      const { version, epoch, isChanging } = await readDataState();
      const at = now().getTime();
      return {
        generation: `${version}@${Math.floor(at / 60_000)}`,
        epoch,
        maxStaleMs: maxStaleMs(isChanging),
        requestedAt: at,
      };
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
    // With `staleMs` 0 the entry is not renewed, since the database cannot be read.
    return response && { response, staleMs: 0 };
  }

  /** Renders a response and caches it if possible; requests for the same key wait meanwhile. */
  async function fill(key: string, render: RenderResponse, renew: RenderResponse, encoding: Encoding | undefined) {
    const { promise, resolve } = Promise.withResolvers<void>();
    pendingRefreshes.set(key, promise);
    try {
      const state = await currentState();
      const renderedResponse = await render();
      const response = renderedResponse && cacheableResponse(renderedResponse, renew, encoding);
      const isStorable = response !== undefined && response.headers["Cache-Control"] !== "no-store";
      if (state !== undefined && isStorable) store.set(state.generation, key, response);
      return { rendered: renderedResponse, response };
    } finally {
      if (pendingRefreshes.get(key) === promise) pendingRefreshes.delete(key);
      resolve();
    }
  }

  /** Refreshes a stale entry, one at a time. After a failure the next client renders it and sees the error. */
  function renewEntry(key: string, { br, gzip, renew }: CachedResponse): void {
    if (isRenewing || renew === undefined) return;
    isRenewing = true;
    fill(key, renew, renew, br ? "br" : gzip ? "gzip" : undefined)
      .catch(() => undefined)
      .finally(() => {
        setTimeout(() => {
          isRenewing = false;
        }, REVALIDATE_PAUSE_MS).unref();
      });
  }

  return {
    wrap: (handler) => async (req, res) => {
      if (!isRead(req.method)) return handler(req, res);
      const url = normalize(req.url ?? "");
      req.url = url;
      const key = variantOf(req) + url;
      const hit = await lookUp(key);
      if (hit === undefined) return handler(req, res);
      await sendCachedResponse(req, res, hit.response);
      store.resize(key);
      if (hit.staleMs > REVALIDATE_AFTER_MS) renewEntry(key, hit.response);
    },

    async respond(ctx, render, renew) {
      const key = variantOf(ctx.req) + ctx.url;
      const pendingResponse = pendingRefreshes.get(key);
      if (pendingResponse !== undefined) {
        await pendingResponse;
        const hit = await lookUp(key);
        if (hit !== undefined) return send(ctx, hit.response);
      }
      const { rendered, response } = await fill(
        key,
        render,
        renew,
        preferredEncoding(ctx.req.headers["accept-encoding"]),
      );
      if (response !== undefined) {
        await send(ctx, response);
        store.resize(key);
      } else if (rendered !== undefined) {
        ctx.status = rendered.status;
        ctx.set(rendered.headers as Record<string, string>);
        ctx.body = rendered.body;
      }
    },
  };
}

/** Returns undefined if the response may differ for the next client. */
function cacheableResponse(
  { status, headers, body }: UncompressedResponse,
  renew: RenderResponse,
  encoding: Encoding | undefined,
): CachedResponse | undefined {
  if (!CACHEABLE_STATUSES.includes(status)) return undefined;
  return createCachedResponse({ status, body, headers: { "Cache-Control": "no-cache", ...headers }, encoding, renew });
}

function send(ctx: Context, response: CachedResponse): Promise<void> {
  ctx.respond = false;
  return sendCachedResponse(ctx.req, ctx.res, response);
}
