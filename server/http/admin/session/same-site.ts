import type { Context, Middleware } from "koa";
import { AppError } from "../../../errors.ts";

const SAFE: readonly string[] = ["GET", "HEAD", "OPTIONS"];

/**
 * Refuses what pages of other sites have a browser do here. Browsers say where a request comes from; programs that say
 * nothing of it are let through, since nobody else's page makes them send a session. `baseUrl`: the site's own.
 */
export function sameSiteOnly(baseUrl: string): Middleware {
  const ownHost = new URL(baseUrl).host;
  return (ctx, next) => {
    if (SAFE.includes(ctx.method) || comesFromUs(ctx, ownHost)) return next();
    throw new AppError("forbidden", "This can only be done from the pages of this site.");
  };
}

function comesFromUs(ctx: Context, ownHost: string): boolean {
  const site = ctx.get("Sec-Fetch-Site");
  if (site !== "") return site === "same-origin";
  // not sent over plain HTTP, other than to localhost
  const origin = ctx.get("Origin") || ctx.get("Referer");
  if (origin === "") return true;
  const host = URL.canParse(origin) ? new URL(origin).host : "";
  return host !== "" && (host === ctx.host || host === ownHost);
}
