import { STATUS_CODES } from "node:http";
import type { Context, Middleware } from "koa";
import type { Logger } from "pino";
import type { Problem } from "#contract/problem";
import { AppError, type AppErrorCode } from "../../errors.ts";
import { isApiPath } from "./is-api-path.ts";

const STATUS: Readonly<Record<AppErrorCode, number>> = {
  invalid: 400,
  usage: 400,
  unauthenticated: 401,
  forbidden: 403,
  "not-found": 404,
  gone: 410,
  conflict: 409,
  cancelled: 409,
  "too-large": 413,
  unreadable: 422,
  "too-many": 429,
  storage: 503,
  busy: 503,
};

/**
 * Turns whatever was thrown, and every answer without a body, into a problem body (RFC 9457), or into a plain page
 * outside of the API. What visitors cannot mend says nothing of the inside and is logged instead.
 */
export function problems(log: Logger): Middleware {
  return async (ctx, next) => {
    try {
      await next();
      if (ctx.status >= 400 && !ctx.body) show(ctx, problem(ctx.status, `${ctx.method} ${ctx.path} is not possible.`));
    } catch (error) {
      const found = problemOf(error);
      if (found.status >= 500 && !isBusy(error))
        log.error({ err: error, method: ctx.method, url: ctx.url }, "request failed");
      show(ctx, found);
    }
  };
}

/** Turning requests away must cost nothing: whoever does it tells so now and then. */
function isBusy(error: unknown): boolean {
  return error instanceof AppError && error.code === "busy";
}

function problemOf(error: unknown): Problem {
  if (error instanceof AppError) {
    if (error.code === "storage")
      return problem(503, "The directory cannot be read at the moment. Please try again later.");
    return { ...problem(STATUS[error.code], error.message), ...(error.fields.length > 0 && { errors: error.fields }) };
  }
  // what ctx.throw() makes: `expose` says that the message is for the client
  const { expose, status, message } = error as { expose?: boolean; status?: number; message?: string };
  return expose && status ? problem(status, message ?? "") : problem(500, "internal error");
}

function problem(status: number, detail: string): Problem {
  return { type: "about:blank", title: STATUS_CODES[status] ?? "Error", status, detail };
}

function show(ctx: Context, found: Problem): void {
  ctx.respond = true; // sending a finished answer may have failed half-way
  ctx.status = found.status;
  ctx.set("Cache-Control", "no-store");
  for (const name of ["ETag", "Content-Encoding", "Link", "X-Total-Count"]) ctx.remove(name);
  const forPerson = !isApiPath(ctx.path) && ctx.accepts("json", "html") === "html";
  ctx.set("Content-Type", forPerson ? "text/html; charset=utf-8" : "application/problem+json");
  ctx.body = forPerson ? page(found) : JSON.stringify(found);
}

/** Only for what happens before or in spite of the page renderer. */
function page({ status, title, detail }: Problem): string {
  const escaped = detail.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex"><title>${title}</title><h1>${status} ${title}</h1><p>${escaped}</p><p><a href="/">Back to Home</a></p></html>`;
}
