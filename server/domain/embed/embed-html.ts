import type { DetailedBusiness } from "../../contract/business.ts";
import type { SiteInfo, StreetMap } from "../../contract/site.ts";
import { CLOSURE_LABELS } from "../business/facts/closure-label.ts";
import { drawingUrl } from "../drawings/drawing-url.ts";
import { businessStreets } from "../map/business-streets.ts";
import { SMALL_MAPS, smallMapUrl } from "../map/small-maps.ts";
import { absoluteUrl, businessUrl } from "../publishing/page-url.ts";
import { exactCount } from "../text/count-label.ts";
import { escapeHtml } from "../text/escaping/escape-html.ts";
import type { EmbedFormat, EmbedTheme } from "./embed-format.ts";

type Site = Pick<SiteInfo, "name" | "baseUrl">;

export interface EmbedLook {
  format: EmbedFormat;
  theme?: EmbedTheme | undefined;
  /** The streets of the directory, for the format `map`. */
  streets?: StreetMap | undefined;
}

const LIGHT =
  "--ground:#fff;--ink:#1d2126;--quiet:#5b626b;--line:#8a8578;--star:#c97a00;--open:#0b7a3e;--closed:#b3261e";
const DARK =
  "--ground:#1c2024;--ink:#eceae5;--quiet:#a7adb4;--line:#7d858d;--star:#f0a832;--open:#5fd08f;--closed:#ff9a90";

const COPYRIGHT_URL = "https://www.openstreetmap.org/copyright";

/** The style sheet of every embed. The Content Security Policy allows it by its hash. */
export const EMBED_STYLE = `:root{color-scheme:light dark;${LIGHT}}
@media(prefers-color-scheme:dark){:root{${DARK}}}
:root[data-theme=light]{color-scheme:light;${LIGHT}}
:root[data-theme=dark]{color-scheme:dark;${DARK}}
html{background:var(--ground)}
*{box-sizing:border-box;margin:0}
body{display:flex;flex-direction:column;gap:8px;height:100vh;font:15px/1.35 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
body>a{display:flex;flex:1;gap:12px;min-height:0;overflow:hidden;padding:10px 12px;border:1px solid var(--line);border-radius:14px;background:var(--ground);color:var(--ink);text-decoration:none}
a:focus-visible{outline:3px solid var(--ink);outline-offset:-4px}
a:hover b{text-decoration:underline}
img{flex:none;width:88px;height:88px;border-radius:8px;align-self:center}
div{position:relative;flex:none;height:180px;overflow:hidden;border:1px solid var(--line);border-radius:14px}
div img{width:100%;height:100%;border-radius:0;object-fit:cover}
div::after{content:"";position:absolute;left:50%;top:50%;width:22px;height:22px;margin:-27px 0 0 -11px;border:4px solid #fff;border-radius:50% 50% 50% 0;background:#0e6e5c;transform:rotate(-45deg)}
small{position:absolute;right:0;bottom:0;padding:1px 6px;background:var(--ground);font-size:11px}
small a{color:var(--quiet)}
span{display:flex;flex-direction:column;justify-content:center;min-width:0}
b,i{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font-style:normal}
i{color:var(--quiet);font-size:13px}
em{color:var(--star);font-style:normal}
strong{font-weight:600}
.open{color:var(--open)}
.closed{color:var(--closed)}`;

/** Returns the document of a business for frames of other sites. It has no script, and its one link opens in the whole window. */
export function embedHtml(business: DetailedBusiness, site: Site, { format, theme, streets }: EmbedLook): string {
  const { name, slug, kind, city, drawing, address } = business;
  const url = absoluteUrl(site.baseUrl, businessUrl(slug));
  const place = [address, city].filter(Boolean).join(", ");
  const facts = [ratingHtml(business), stateHtml(business)].filter(Boolean).join(" · ");
  const onSite = escapeHtml(`On ${site.name}`);
  const lines =
    format === "badge" ? [facts || escapeHtml(kind), onSite] : [facts, escapeHtml(kind), bdi(place), onSite];
  const image =
    format !== "badge" ? `<img src="${escapeHtml(drawingUrl(drawing))}" width="88" height="88" alt="">` : "";
  const text = lines
    .filter(Boolean)
    .map((line) => `<i>${line}</i>`)
    .join("");
  return documentHtml(
    `${name} on ${site.name}`,
    `${mapHtml(business, streets, theme)}<a href="${escapeHtml(url)}" target="_top">${image}<span><b>${bdi(name)}</b>${text}</span></a>`,
    theme,
  );
}

/** Returns the document of an embed whose business is not listed. */
export function missingEmbedHtml(sentence: string, site: Site, { theme }: EmbedLook): string {
  const link = `<a href="${escapeHtml(site.baseUrl)}" target="_top"><span><b>${escapeHtml(sentence)}</b><i>${escapeHtml(site.name)}</i></span></a>`;
  return documentHtml(sentence, link, theme);
}

/** Returns the streets around a business with a pin in the middle; "" without a place on the map. */
function mapHtml(business: DetailedBusiness, streets: StreetMap | undefined, theme: EmbedTheme | undefined): string {
  const map = businessStreets(business, streets);
  if (!map) return "";
  const { version, attribution } = map.streets;
  const { width, height } = SMALL_MAPS.embed;
  const query = theme === undefined ? "" : `&theme=${theme}`;
  const source = smallMapUrl("embed", map.view, version, [{ x: width / 2, y: height / 2 }]) + query;
  const image = `<img src="${escapeHtml(source)}" width="${width}" height="${height}" alt="${escapeHtml(`Streets around ${business.name}`)}">`;
  return `<div>${image}<small><a href="${COPYRIGHT_URL}" target="_blank" rel="noopener">${escapeHtml(attribution)}</a></small></div>`;
}

function documentHtml(title: string, body: string, theme: EmbedTheme | undefined): string {
  const attribute = theme === undefined ? "" : ` data-theme="${theme}"`;
  return `<!DOCTYPE html>
<html lang="en"${attribute}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${EMBED_STYLE}</style>
</head>
<body>${body}</body>
</html>
`;
}

function bdi(text: string): string {
  return text === "" ? "" : `<bdi>${escapeHtml(text)}</bdi>`;
}

function ratingHtml({ rating, reviewCount }: DetailedBusiness): string {
  if (rating === 0) return "";
  const reviews = reviewCount === 0 ? "" : ` (${exactCount(reviewCount)})`;
  return `<em aria-hidden="true">★</em> ${rating.toFixed(1)}${reviews}`;
}

/** Returns the opening state; "" if the hours are unknown. */
function stateHtml({ businessStatus, openState }: DetailedBusiness): string {
  const closure = CLOSURE_LABELS[businessStatus];
  if (closure !== undefined) return `<strong class="closed">${closure}</strong>`;
  if (openState === "unknown") return "";
  return openState === "open" ? '<strong class="open">Open now</strong>' : '<strong class="closed">Closed now</strong>';
}
