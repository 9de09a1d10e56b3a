import type { Context, Middleware } from "koa";
import { AppError } from "../../../errors.ts";

const SAFE_METHODS: readonly string[] = ["GET", "HEAD", "OPTIONS"];

/**
 * Protects against cross-site request forgery, by the headers in which browsers name the page of a request. Programs send none of them and
 * pass. `baseUrl` is the site's own. Errors: AppError `forbidden`.
 */
export function sameSiteOnly(baseUrl: string): Middleware {
  const ownHost = new URL(baseUrl).host;
  return (ctx, next) => {
    if (SAFE_METHODS.includes(ctx.method) || isSameOrigin(ctx, ownHost)) return next();
    throw new AppError("forbidden", "This can only be done from the pages of this site.");
  };
}

function isSameOrigin(ctx: Context, ownHost: string): boolean {
  const site = ctx.get("Sec-Fetch-Site");
  if (site !== "") return site === "same-origin";
  // Over plain HTTP, browsers send Sec-Fetch-Site only to localhost.
  const origin = ctx.get("Origin") || ctx.get("Referer");
  if (origin === "") return true;
  const host = URL.canParse(origin) ? new URL(origin).host : "";
  // X-Forwarded-Host is not used, since a proxy may pass it on from the client.
  return host !== "" && (host === ctx.get("Host") || host === ownHost);
}
