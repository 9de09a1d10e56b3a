import type { Middleware } from "koa";
import { AppError } from "../../errors.ts";
import { isApiPath } from "./is-api-path.ts";

/** Characters of path and query. A search with every filter at its own limit is shorter. */
const MAX_URL_LENGTH = 8192;

/** Refuses URLs that no page or route has. Errors: 414, and AppError `invalid`. */
export const limits: Middleware = (ctx, next) => {
  if (ctx.url.length > MAX_URL_LENGTH) ctx.throw(414, `The address is longer than ${MAX_URL_LENGTH} characters.`);
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
