import type { Middleware } from "koa";
import type { SiteInfo } from "#contract/site";
import { isApiPath } from "./is-api-path.ts";

/**
 * Headers that tell the browser to load nothing but what our pages are made of. Pages hold no inline script that runs
 * (their data lies in blocks of JSON), so no nonce is needed. Third parties are let in only as the operator set them.
 */
export function securityHeaders(site: SiteInfo): Middleware {
  const forAll = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
  };
  const forPages = {
    ...forAll,
    "Content-Security-Policy": contentSecurityPolicy(site),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(self)",
  };
  const forData = { ...forAll, "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'" };
  return (ctx, next) => {
    ctx.set(isApiPath(ctx.path) ? forData : forPages);
    return next();
  };
}

/** `styleNonce`: of style elements that a script may make. */
export function contentSecurityPolicy({ ads, analyticsScriptUrl, baseUrl }: SiteInfo, styleNonce?: string): string {
  const origins = (urls: (string | null)[]) => [...new Set(urls.flatMap((url) => (url ? [new URL(url).origin] : [])))];
  const thirdParties = origins([ads.scriptUrl, analyticsScriptUrl]);
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...thirdParties],
    "connect-src": ["'self'", ...thirdParties],
    "frame-src": ads.scriptUrl ? origins([ads.scriptUrl]) : ["'none'"],
    // photos of businesses come from anywhere
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
