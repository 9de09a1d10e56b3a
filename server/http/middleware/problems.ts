import { STATUS_CODES } from "node:http";
import type { Context, Middleware } from "koa";
import type { Logger } from "pino";
import type { Problem } from "#contract/problems/problem";
import { escapeHtml } from "#domain/text/escaping/escape-html";
import { AppError, type AppErrorCode } from "../../errors.ts";
import { requestId } from "../operating/request-id.ts";
import { wantsPage } from "./wants-page.ts";

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

/** `Retry-After` of a 503 while the database cannot be used. */
export const RETRY_AFTER_SECONDS = "10";

/**
 * Turns every error, and every failed response without a body, into problem details (RFC 9457), or into a page outside of the API. Server
 * errors (5xx) are logged with their stack; clients see only the request id, which the log line has too. `styles` returns style sheets of
 * the page, as asset names.
 */
export function problems(log: Logger, styles: () => readonly string[] = () => []): Middleware {
  const send = (ctx: Context, problem: Problem) => {
    ctx.respond = true; // A cached response, which bypasses Koa, may have failed.
    ctx.status = problem.status;
    ctx.set("Cache-Control", "no-store");
    for (const name of ["ETag", "Content-Encoding", "Link", "X-Total-Count"]) ctx.remove(name);
    const id = requestId(ctx.req, ctx.app.proxy);
    ctx.set("X-Request-Id", id);
    const isPage = wantsPage(ctx.path, ctx.get("Accept"));
    ctx.set("Content-Type", isPage ? "text/html; charset=utf-8" : "application/problem+json");
    ctx.body = isPage ? errorPage(problem, styles(), problem.status >= 500 ? id : undefined) : JSON.stringify(problem);
  };
  return async (ctx, next) => {
    try {
      await next();
      if (ctx.status >= 400 && !ctx.body)
        send(ctx, problemOf(ctx.status, `${ctx.method} ${ctx.path} is not possible.`));
    } catch (error) {
      const problem = problemOfError(error);
      // Admission control reports overload itself, at most once a minute.
      const isOverload = error instanceof AppError && error.code === "busy";
      if (problem.status >= 500 && !isOverload)
        log.error(
          { err: error, requestId: requestId(ctx.req, ctx.app.proxy), method: ctx.method, url: ctx.url },
          "request failed",
        );
      if (problem.status === 403) {
        log.warn({ requestId: requestId(ctx.req, ctx.app.proxy), method: ctx.method, url: ctx.url }, "request refused");
      }
      if (problem.status === 503 && !ctx.res.hasHeader("Retry-After")) ctx.set("Retry-After", RETRY_AFTER_SECONDS);
      send(ctx, problem);
    }
  };
}

function problemOfError(error: unknown): Problem {
  if (error instanceof AppError) {
    if (error.code === "storage")
      return problemOf(503, "The directory cannot be read at the moment. Please try again later.");
    return {
      ...problemOf(STATUS[error.code], error.message),
      ...(error.fields.length > 0 && { errors: error.fields }),
    };
  }
  // For an error of ctx.throw(), `expose` means that its message is for the client.
  const { expose, status, message } = error as { expose?: boolean; status?: number; message?: string };
  return expose && status ? problemOf(status, message ?? "") : problemOf(500, "internal error");
}

/** Makes problem details (RFC 9457). `detail` is a sentence for the client. */
export function problemOf(status: number, detail: string): Problem {
  return { type: "about:blank", title: STATUS_CODES[status] ?? "Error", status, detail };
}

/** Renders the page of an error outside of the page renderer, such as overload or a bug. `id` is that of the request. */
export function errorPage({ status, title, detail }: Problem, styles: readonly string[], id?: string): string {
  const reference =
    id === undefined ? "" : `<p>If you report this, please include the request id: ${escapeHtml(id)}</p>`;
  const links = styles.map((name) => `<link rel="stylesheet" href="/${name}">`).join("");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>${links}</head><body><main class="error-page"><h1>${status} ${title}</h1><p>${escapeHtml(detail)}</p>${reference}<p><a href="/">Back to Home</a></p></main></body></html>`;
}
