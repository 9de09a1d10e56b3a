import { randomBytes } from "node:crypto";
import type { PanelSite, SeoLanguage, SiteInfo } from "#contract/site";
import { accentStyleElement } from "#domain/publishing/branding/accent-colors";
import { logoIcons } from "#domain/publishing/branding/site-icons";
import { FAVICON } from "#domain/publishing/page-url";
import { escapeHtml } from "#domain/text/escaping/escape-html";
import { assetManifest, type BrowserEntry } from "../../assets.ts";
import { contentSecurityPolicy, isHttps } from "../middleware/security-headers.ts";
import { isSecureRequest } from "../request-scheme.ts";
import type { UncachedRoute } from "./route.ts";

/** Paths of the panel's pages. */
export const SHELL_PATHS = /^\/(admin|admin-login|admin-panel|admin\/dashboard)\/?$/;
const ENTRY = "web/admin/entry-admin.tsx";

/**
 * Sends the HTML shell of the admin panel, which its script renders into. It has no data, so it needs no session. The nonce is for the
 * style elements of its dialog library.
 */
export function adminShell(site: SiteInfo, seoLanguage: SeoLanguage): UncachedRoute {
  const adminSite: SiteInfo = { ...site, ads: { ...site.ads, scriptUrl: null }, analyticsScriptUrl: null };
  return {
    path: SHELL_PATHS,
    isCached: false,
    handle(ctx) {
      const entry = assetManifest().entries[ENTRY];
      if (entry === undefined) throw new Error(`The build made no script of ${ENTRY}`);
      const nonce = randomBytes(18).toString("base64");
      const isSecure = isSecureRequest(ctx.req, ctx.app.proxy);
      ctx.set("Cross-Origin-Embedder-Policy", "credentialless");
      ctx.set(
        "Content-Security-Policy",
        contentSecurityPolicy(adminSite, { styleNonce: nonce, trustedTypes: ["default"], isSecure }),
      );
      ctx.set("X-Robots-Tag", "noindex, nofollow");
      ctx.set("Cache-Control", "no-store");
      ctx.type = "html";
      const notice = isHttps(site) && !isSecure ? httpsNotice(site.baseUrl + ctx.path) : "";
      ctx.body = shell(adminSite, seoLanguage, entry, nonce, notice);
    },
  };
}

/** Returns a notice to use HTTPS. The script removes it if the browser came over HTTPS but the proxy does not report that. */
function httpsNotice(url: string): string {
  const address = escapeHtml(url);
  return `<p class="https-notice">Nobody can log in by HTTP here. Open <a href="${address}">${address}</a> instead.</p>\n`;
}

function shell(
  site: SiteInfo,
  seoLanguage: SeoLanguage,
  { script, styles, imports }: BrowserEntry,
  nonce: string,
  notice: string,
): string {
  const panelSite: PanelSite = { name: site.name, seoLanguage, ...(site.logo && { logo: site.logo }) };
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>Admin · ${escapeHtml(site.name)}</title>
<meta name="theme-color" content="#fffdf9" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#14171a" media="(prefers-color-scheme: dark)">
<link rel="icon" href="${logoIcons(site.logo)?.small ?? FAVICON}">
${styles.map((name) => `<link rel="stylesheet" href="/${name}">`).join("\n")}${accentStyleElement(site.accentColor)}
${imports.map((name) => `<link rel="modulepreload" href="/${name}">`).join("\n")}
<script type="module" nonce="${nonce}" src="/${script}"></script>
</head>
<body>
${notice}<div id="root" data-site="${escapeHtml(JSON.stringify(panelSite))}"></div>
<noscript>The admin panel needs JavaScript. Please turn it on for this site.</noscript>
</body>
</html>
`;
}
