import type { IncomingMessage, ServerResponse } from "node:http";
import type { Context, Middleware } from "koa";
import { type Answer, createAnswer, sendAnswer } from "./answer.ts";
import { AnswerCache } from "./answer-cache.ts";
import { isRead } from "./is-read.ts";

/** Bytes of memory for finished answers. */
const CAPACITY = 64 * 1024 * 1024;

export interface KeptAnswersOptions {
  /** Equal values mean equal data. */
  dataVersion: () => Promise<string>;
  now: () => Date;
}

/** Answers that are the same for everybody as long as the data is. */
const KEPT_STATUSES: readonly number[] = [200, 301, 404, 410];

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/**
 * Whole answers are kept in memory by address, for as long as neither the data nor the minute (which open and closed
 * depend on) changes; requests for one that is being made wait for it. Koa alone takes longer over a request than all the
 * rest of sending such an answer, so those that are kept are sent before it: `inFrontOf` is the door, `finish` the middleware
 * that fills it.
 */
export function keepAnswers({ dataVersion, now }: KeptAnswersOptions) {
  const cache = new AnswerCache(CAPACITY);
  const underWay = new Map<string, Promise<void>>();
  const currentVersion = oncePerTurn(dataVersion);
  const currentGeneration = async () => `${await currentVersion()}@${Math.floor(now().getTime() / 60_000)}`;

  const inFrontOf =
    (rest: Handler): Handler =>
    async (req, res) => {
      if (!isRead(req.method)) return rest(req, res);
      // when the database does not answer, the rest says so
      const generation = await currentGeneration().catch(() => undefined);
      const answer = generation && cache.get(generation, req.url ?? "");
      return answer ? sendAnswer(req, res, answer) : rest(req, res);
    };

  /** Turns what the routes set into bytes with ETag and compression. `no-store` is not kept; streams pass. */
  const finish: Middleware = async (ctx, next) => {
    if (!isRead(ctx.method)) return next();
    const first = underWay.get(ctx.url);
    if (first !== undefined) {
      await first;
      const answer = cache.get(await currentGeneration(), ctx.url);
      if (answer !== undefined) return send(ctx, answer);
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    underWay.set(ctx.url, promise);
    try {
      const answer = await made(ctx, next);
      if (answer !== undefined) await send(ctx, answer);
    } finally {
      if (underWay.get(ctx.url) === promise) underWay.delete(ctx.url);
      resolve();
    }
  };

  async function made(ctx: Context, next: () => Promise<unknown>): Promise<Answer | undefined> {
    const generation = await currentGeneration();
    await next();
    const body = bytesOf(ctx.body);
    if (!KEPT_STATUSES.includes(ctx.status) || body === undefined) return undefined;
    ctx.remove("Content-Length");
    if (ctx.response.get("Cache-Control") === "") ctx.set("Cache-Control", "no-cache");
    const answer = createAnswer({ status: ctx.status, body, headers: ctx.res.getHeaders() });
    if (ctx.response.get("Cache-Control") !== "no-store") cache.set(generation, ctx.url, answer);
    return answer;
  }
  return { inFrontOf, finish };
}

function send(ctx: Context, answer: Answer): Promise<void> {
  ctx.respond = false;
  return sendAnswer(ctx.req, ctx.res, answer);
}

function bytesOf(body: unknown): Buffer | undefined {
  if (Buffer.isBuffer(body)) return body;
  if (typeof body === "string") return Buffer.from(body);
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
