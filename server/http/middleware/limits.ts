import type { Middleware } from "koa";
import { AppError } from "../../errors.ts";
import { isApiPath } from "./is-api-path.ts";

/** Characters of path and query; every filter filled to its limit stays below. */
const LONGEST_ADDRESS = 8192;

/** Refuses addresses that no page or route could mean. */
export const limits: Middleware = (ctx, next) => {
  if (ctx.url.length > LONGEST_ADDRESS) ctx.throw(414, `The address is longer than ${LONGEST_ADDRESS} characters.`);
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
