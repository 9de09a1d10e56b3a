import type { SiteInfo } from "#contract/site";
import { accentStyleElement, DEFAULT_ACCENT } from "#domain/publishing/branding/accent-colors";
import { logoIcons } from "#domain/publishing/branding/site-icons";
import type { PageHead } from "#domain/publishing/page-head";
import { FAVICON, feedUrl, manifestUrl, searchDescriptionUrl, TOUCH_ICON } from "#domain/publishing/page-url";
import { escapeHtml } from "#domain/text/escaping/escape-html";
import type { PageState } from "../../web/entry-server.tsx";
import { headTags, LIST_HEADING_ID, packJson, valueAttribute } from "../../web/entry-server.tsx";
import type { BrowserEntry } from "../assets.ts";

interface DocumentParts {
  head: PageHead;
  /** schema.org objects without `@context`. */
  structuredData: object[];
  site: SiteInfo;
  body: string;
  state: PageState;
  assets: BrowserEntry;
  starter: string;
  /** Chunks of this page, to preload. */
  preloaded: string[];
  /** Style sheets that apply after the first paint: the browser loads them for print, which holds up nothing. */
  lateStyles: string[];
  /** The first paint of this page needs the late styles. */
  hasLateStyles: boolean;
  /** Pictures of the style sheet above the fold. */
  preloadedImages: string[];
}

/**
 * The header and the applied filters give way to what follows them in a list. A slow browser would paint them before it has read that, and
 * move them.
 */
const AWAITS_LIST = `<link rel="expect" href="#${LIST_HEADING_ID}" blocking="render">`;

/**
 * Returns the whole page as HTML. Its one script fetches the others after the first paint; page state and structured data are blocks of
 * JSON, which browsers do not run.
 */
export function htmlDocument(parts: DocumentParts): string {
  const {
    head,
    structuredData,
    site,
    body,
    state,
    assets,
    starter,
    preloaded,
    preloadedImages,
    lateStyles,
    hasLateStyles,
  } = parts;
  const lateMedia = hasLateStyles ? "" : ' media="print"';
  const modules = [...new Set([...assets.imports, ...preloaded, assets.script])].map((name) => `/${name}`);
  const tags = headTags(head, site).flatMap(([tag, key, keyValue, value]) =>
    value === undefined
      ? []
      : [
          `<${tag}${key === "type" ? ' rel="alternate"' : ""} ${key}="${keyValue}" ${valueAttribute(tag)}="${escapeHtml(value)}">`,
        ],
  );
  const siteName = escapeHtml(site.name);
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(head.title)}</title>
${tags.join("\n")}
<meta property="og:site_name" content="${siteName}">
<meta property="og:locale" content="en_US">
<meta name="theme-color" content="#fffdf9" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#14171a" media="(prefers-color-scheme: dark)">
${iconLinks(site)}
<link rel="manifest" href="${manifestUrl}">
<link rel="search" type="application/opensearchdescription+xml" title="${siteName}" href="${searchDescriptionUrl}">
<link rel="alternate" type="application/rss+xml" title="${siteName}: recently added" href="${feedUrl}">
${assets.styles.map((name) => `<link rel="stylesheet" href="/${name}">`).join("\n")}${accentStyleElement(site.accentColor)}
${lateStyles.map((name) => `<link rel="stylesheet" id="late-styles" href="/${name}"${lateMedia}>`).join("\n")}
${preloadedImages.map((name) => `<link rel="preload" as="image" fetchpriority="high" href="/${name}">`).join("\n")}
${body.includes(`id="${LIST_HEADING_ID}"`) ? AWAITS_LIST : ""}
<script type="module" fetchpriority="low" src="/${starter}" data-modules="${modules.join(" ")}"></script>
${structuredDataScript(structuredData)}
</head>
<body>
<div id="root">${body}</div>
<script type="application/json" id="state">${jsonForHtml(packJson(state))}</script>
</body>
</html>
`;
}

/** Links to the icons of the site's logo if it makes any, or to the awning's. */
function iconLinks({ logo, accentColor }: Pick<SiteInfo, "logo" | "accentColor">): string {
  const icons = logoIcons(logo);
  if (icons !== undefined)
    return `<link rel="icon" href="${icons.small}" type="image/png" sizes="192x192">
<link rel="apple-touch-icon" href="${icons.small}">`;
  return `<link rel="icon" href="${FAVICON}" sizes="32x32">
<link rel="icon" href="${awningIcon(accentColor)}" type="image/svg+xml">
<link rel="apple-touch-icon" href="${TOUCH_ICON}">`;
}

const awningIcon = (color = DEFAULT_ACCENT) => AWNING_ICON.replaceAll("{color}", encodeURIComponent(color));

const AWNING_ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 34 34'%3E%3Cpath fill='{color}' d='M5 17h24v16H5Z' opacity='.5'/%3E%3Cpath fill='{color}' d='M6 3h22l5 13a4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0Z'/%3E%3C/svg%3E";

function structuredDataScript(structuredData: object[]): string {
  if (structuredData.length === 0) return "";
  const graph = { "@context": "https://schema.org", "@graph": structuredData };
  return `<script type="application/ld+json">${jsonForHtml(graph)}</script>`;
}

/** Serializes JSON that cannot end its script element, nor start a comment in it. */
function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
