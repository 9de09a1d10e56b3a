import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { Context, Middleware } from "koa";
import type { DataState } from "../../store/port/directory.ts";
import { isRead } from "../middleware/is-read.ts";
import { type Body, type CachedResponse, createCachedResponse, sendCachedResponse } from "./cached-response.ts";
import { Html } from "./html.ts";
import { preferredEncoding } from "./preferred-encoding.ts";
import { type Moment, ResponseStore } from "./response-store.ts";

/** Bytes of memory for finished answers. */
const CAPACITY = 64 * 1024 * 1024;

/** Answers that lag behind by more are made anew, unheard of by those who ask for them. Milliseconds. */
const RENEWED_AFTER = 5_000;
/** From the end of one renewal to the next, so that whoever asks meanwhile waits for one at most. Milliseconds. */
const BETWEEN_RENEWALS = 30;

export interface ResponseCacheOptions {
  dataState: (at: Date) => Promise<DataState>;
  now: () => Date;
}

/** Answers that are the same for everybody as long as the data is. */
const KEPT_STATUSES: readonly number[] = [200, 301, 404, 410];

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/**
 * Whole answers are kept in memory by address, for as long as neither the data nor the minute (which open and closed
 * depend on) changes, and some seconds longer while a long operation changes the data all the time; requests for one
 * that is being made wait for it. Koa alone takes longer over a request than all the rest of sending such an answer, so
 * those that are kept are sent before it: `inFrontOf` is the door, `finish` the middleware that fills it.
 */
export function createResponseCache({ dataState, now }: ResponseCacheOptions) {
  const cache = new ResponseStore(CAPACITY);
  const underWay = new Map<string, Promise<void>>();
  const currentState = oncePerTurn(() => dataState(now()));
  let isRenewing = false;

  async function currentMoment(): Promise<Moment> {
    const { version, epoch, isChanging } = await currentState();
    const at = now().getTime();
    return { generation: `${version}@${Math.floor(at / 60_000)}`, epoch, mayLag: isChanging, at };
  }

  /** Asks for it as a visitor would who has left, unless another one is renewed just now. */
  function renew(address: string, { br, gzip }: CachedResponse, rest: Handler) {
    if (isRenewing) return;
    isRenewing = true;
    const req = new IncomingMessage(new Socket());
    req.method = "GET";
    req.url = address;
    req.headers = { host: "localhost", "accept-encoding": br ? "br" : gzip ? "gzip" : "identity" };
    rest(req, new ServerResponse(req))
      .catch(() => undefined)
      .finally(() => {
        setTimeout(() => {
          isRenewing = false;
        }, BETWEEN_RENEWALS).unref();
      });
  }

  const inFrontOf =
    (rest: Handler): Handler =>
    async (req, res) => {
      if (!isRead(req.method)) return rest(req, res);
      // when the database does not answer, the rest says so
      const moment = await currentMoment().catch(() => undefined);
      const address = req.url ?? "";
      const kept = moment && cache.get(moment, address);
      if (kept === undefined) return rest(req, res);
      await sendCachedResponse(req, res, kept.answer);
      cache.weigh(address);
      if (kept.lag > RENEWED_AFTER) renew(address, kept.answer, rest);
    };

  /** Turns what the routes set into bytes with ETag and compression. `no-store` is not kept; streams pass. */
  const finish: Middleware = async (ctx, next) => {
    if (!isRead(ctx.method)) return next();
    const first = underWay.get(ctx.url);
    if (first !== undefined) {
      await first;
      const kept = cache.get(await currentMoment(), ctx.url);
      if (kept !== undefined) return send(ctx, kept.answer);
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    underWay.set(ctx.url, promise);
    try {
      const answer = await made(ctx, next);
      if (answer !== undefined) await send(ctx, answer);
      cache.weigh(ctx.url);
    } finally {
      if (underWay.get(ctx.url) === promise) underWay.delete(ctx.url);
      resolve();
    }
  };

  async function made(ctx: Context, next: () => Promise<unknown>): Promise<CachedResponse | undefined> {
    const { generation } = await currentMoment();
    await next();
    const body = contentOf(ctx.body);
    if (!KEPT_STATUSES.includes(ctx.status) || body === undefined) return undefined;
    ctx.remove("Content-Length");
    if (ctx.response.get("Cache-Control") === "") ctx.set("Cache-Control", "no-cache");
    const wanted = preferredEncoding(ctx.req.headers["accept-encoding"]);
    const answer = createCachedResponse({ status: ctx.status, body, headers: ctx.res.getHeaders(), wanted });
    if (ctx.response.get("Cache-Control") !== "no-store") cache.set(generation, ctx.url, answer);
    return answer;
  }
  return { inFrontOf, finish };
}

function send(ctx: Context, answer: CachedResponse): Promise<void> {
  ctx.respond = false;
  return sendCachedResponse(ctx.req, ctx.res, answer);
}

function contentOf(body: unknown): Body | undefined {
  if (Buffer.isBuffer(body) || typeof body === "string") return body;
  if (body instanceof Html) return body.pieces;
  const isStream = typeof (body as { pipe?: unknown } | null)?.pipe === "function";
  return body === null || body === undefined || isStream ? undefined : Buffer.from(JSON.stringify(body));
}

/** Requests that arrive in the same turn of the event loop share one asking. */
function oncePerTurn<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let asked: Promise<Value> | undefined;
  return () => {
    if (asked === undefined) {
      asked = ask();
      setImmediate(() => {
        asked = undefined;
      });
    }
    return asked;
  };
}
