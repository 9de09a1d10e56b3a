import type { Middleware } from "koa";
import type { SiteInfo } from "#contract/site";
import { isApiPath } from "./is-api-path.ts";

/**
 * Content Security Policy and related headers. Pages have no inline script that runs (their data are blocks of JSON), so
 * scripts need no nonce. Third parties are allowed only as the operator configured them.
 */
export function securityHeaders(site: SiteInfo): Middleware {
  const common = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
  };
  const pageHeaders = {
    ...common,
    "Content-Security-Policy": contentSecurityPolicy(site),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(self)",
  };
  const apiHeaders = { ...common, "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'" };
  return (ctx, next) => {
    ctx.set(isApiPath(ctx.path) ? apiHeaders : pageHeaders);
    return next();
  };
}

/** `styleNonce`: allows the style elements that carry it. */
export function contentSecurityPolicy({ ads, analyticsScriptUrl, baseUrl }: SiteInfo, styleNonce?: string): string {
  const origins = (urls: (string | null)[]) => [...new Set(urls.flatMap((url) => (url ? [new URL(url).origin] : [])))];
  const thirdParties = origins([ads.scriptUrl, analyticsScriptUrl]);
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...thirdParties],
    "connect-src": ["'self'", ...thirdParties],
    "frame-src": ads.scriptUrl ? origins([ads.scriptUrl]) : ["'none'"],
    // photos are hosted anywhere
    "img-src": ["'self'", "data:", "https:", "http:"],
    "style-src": styleNonce === undefined ? ["'self'"] : ["'self'", `'nonce-${styleNonce}'`],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
  const policy = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(" ")}`);
  if (baseUrl.startsWith("https:")) policy.push("upgrade-insecure-requests");
  return policy.join("; ");
}
