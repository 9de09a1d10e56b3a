import type { IncomingMessage } from "node:http";
import type { Middleware } from "koa";
import { AppError } from "../../errors.ts";
import { isApiPath } from "./is-api-path.ts";

/** Characters of path and query. A search with every filter at its own limit is shorter. */
const MAX_URL_LENGTH = 8192;

/**
 * Whether a request names no host, or two, so that a proxy and this server could each read another one (RFC 9112, 3.2). In
 * HTTP/1.0 it may name none.
 */
export function hasBadHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  return hosts > 1 || (hosts === 0 && httpVersion !== "1.0");
}

/** Refuses requests without one host and URLs that no page or route has. Errors: 414, and AppError `invalid`. */
export const limits: Middleware = (ctx, next) => {
  if (ctx.url.length > MAX_URL_LENGTH) ctx.throw(414, `The address is longer than ${MAX_URL_LENGTH} characters.`);
  if (hasBadHost(ctx.req)) throw new AppError("invalid", "A request has one header Host.");
  if (!ctx.url.startsWith("/")) throw new AppError("invalid", "The address must be a path that starts with a slash.");
  if (isApiPath(ctx.path)) refuseBadEncoding(ctx.path);
  return next();
};

function refuseBadEncoding(path: string): void {
  try {
    decodeURIComponent(path);
  } catch (error) {
    throw new AppError("invalid", "The path is not valid percent-encoded UTF-8.", [], { cause: error });
  }
}
