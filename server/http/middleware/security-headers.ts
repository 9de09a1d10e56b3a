import { createHash } from "node:crypto";
import type { Middleware } from "koa";
import type { SiteInfo } from "#contract/site";
import { EMBED_STYLE } from "#domain/embed/embed-html";
import { accentStyle } from "#domain/publishing/branding/accent-colors";
import { SAVED_WORKER_POLICY } from "#domain/publishing/saved-worker";
import { isSecureRequest } from "../request-scheme.ts";
import { isApiPath } from "./is-api-path.ts";

/** Browsers use HTTPS for a year. */
const HSTS = "max-age=31536000";
const SOCIAL_CARD = /\/card\.png$/;
const EMBED = /^\/embed\/[^/]+$/;

/**
 * Sets the Content Security Policy and related headers. Pages have no inline script that runs (their data are blocks of JSON), so scripts
 * need no nonce. Third parties are allowed only as the operator configured them. `hstsSubdomains` binds browsers to HTTPS on subdomains
 * too. Only a request by HTTPS gets headers that bind browsers to it.
 */
export function securityHeaders(site: SiteInfo, hstsSubdomains = true): Middleware {
  const secure = headersOf(site, hstsSubdomains, true);
  const insecure = headersOf(site, hstsSubdomains, false);
  return (ctx, next) => {
    const { page, api, embed } = isSecureRequest(ctx.req, ctx.app.proxy) ? secure : insecure;
    if (EMBED.test(ctx.path)) {
      ctx.set(embed);
      return next();
    }
    ctx.set(isApiPath(ctx.path) ? api : page);
    // Other sites show the social card of a page that they link to.
    if (SOCIAL_CARD.test(ctx.path)) ctx.set("Cross-Origin-Resource-Policy", "cross-origin");
    return next();
  };
}

function headersOf(site: SiteInfo, hstsSubdomains: boolean, isSecure: boolean) {
  const everywhere = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    ...(isSecure && strictTransportSecurity(site, hstsSubdomains)),
  };
  const commonHeaders = {
    ...everywhere,
    "X-Frame-Options": "DENY",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
  const page = {
    ...commonHeaders,
    "Content-Security-Policy": contentSecurityPolicy(site, {
      trustedTypes: ["default", SAVED_WORKER_POLICY],
      isSecure,
    }),
    "Cross-Origin-Opener-Policy": "same-origin",
    // Frames of ads lack the headers that this requires.
    ...(!hasThirdParties(site) && { "Cross-Origin-Embedder-Policy": "credentialless" }),
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(self)",
  };
  const api = {
    ...commonHeaders,
    "Content-Security-Policy":
      "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  };
  // Only these pages, which have no script and no form, may be framed by other sites.
  const embed = {
    ...everywhere,
    "Content-Security-Policy": `default-src 'none'; style-src '${EMBED_STYLE_HASH}'; img-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors *`,
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Cross-Origin-Embedder-Policy": "credentialless",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "X-Robots-Tag": "noindex",
  };
  return { page, api, embed };
}

const styleHash = (style: string): string => `sha256-${createHash("sha256").update(style).digest("base64")}`;
const EMBED_STYLE_HASH = styleHash(EMBED_STYLE);

export interface PolicyOptions {
  /** Allows the style elements that carry it. */
  styleNonce?: string;
  /** Tells whether the request came over HTTPS. A page over plain HTTP must not upgrade its requests, since HTTPS may be unavailable. */
  isSecure: boolean;
  /** Names of the Trusted Types policies that scripts may create. */
  trustedTypes: readonly string[];
}

/** Returns the Content Security Policy of a page: it allows only what it names. */
export function contentSecurityPolicy(site: SiteInfo, { styleNonce, trustedTypes, isSecure }: PolicyOptions): string {
  const { ads, analyticsScriptUrl } = site;
  const thirdParties = originsOf([ads.scriptUrl, analyticsScriptUrl]);
  const directives: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...thirdParties],
    "connect-src": ["'self'", ...thirdParties],
    "frame-src": ads.scriptUrl ? originsOf([ads.scriptUrl]) : ["'none'"],
    // Photos are hosted anywhere; on HTTPS, browsers request them by HTTPS.
    "img-src": [
      "'self'",
      "data:",
      "https:",
      ...(isHttps(site) ? [] : ["http:"]),
      ...originsOf([site.tileServer?.url ?? null]),
    ],
    "style-src": [
      "'self'",
      ...(styleNonce === undefined ? [] : [`'nonce-${styleNonce}'`]),
      ...(site.accentColor === undefined ? [] : [`'${styleHash(accentStyle(site.accentColor))}'`]),
    ],
    "font-src": ["'self'"],
    "manifest-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    // Foreign scripts do not know our policies.
    ...(thirdParties.length === 0 && {
      "require-trusted-types-for": ["'script'"],
      "trusted-types": [...trustedTypes],
    }),
  };
  const policy = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(" ")}`);
  if (isHttps(site) && isSecure) policy.push("upgrade-insecure-requests");
  return policy.join("; ");
}

/** Returns the header that binds browsers to HTTPS; none for a site without it. */
export function strictTransportSecurity(site: SiteInfo, hstsSubdomains: boolean): Record<string, string> {
  return isHttps(site) ? { "Strict-Transport-Security": hstsSubdomains ? `${HSTS}; includeSubDomains` : HSTS } : {};
}

/** Tells whether visitors reach the site by HTTPS. */
export function isHttps({ baseUrl }: Pick<SiteInfo, "baseUrl">): boolean {
  return baseUrl.startsWith("https:");
}

function hasThirdParties({ ads, analyticsScriptUrl }: SiteInfo): boolean {
  return ads.scriptUrl !== null || analyticsScriptUrl !== null;
}

function originsOf(urls: readonly (string | null)[]): string[] {
  return [...new Set(urls.flatMap((url) => (url ? [new URL(url).origin] : [])))];
}
