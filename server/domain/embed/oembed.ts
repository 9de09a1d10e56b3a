import { absoluteUrl, businessCardUrl, parseBusinessId } from "../publishing/page-url.ts";
import { escapeXml } from "../text/escaping/escape-xml.ts";
import { embedCode } from "./embed-code.ts";
import { EMBED_SIZES, type EmbedFormat } from "./embed-format.ts";

interface Business {
  id: number;
  name: string;
  slug: string;
}

interface Site {
  name: string;
  baseUrl: string;
}

/** The space that the other site has, in CSS pixels. */
export interface EmbedLimits {
  maxwidth?: number | undefined;
  maxheight?: number | undefined;
}

export type OEmbed = Record<string, string | number>;

/** Size of a social card. */
const THUMBNAIL = { width: 1200, height: 630 };
/** Formats that every business has, the largest first. */
const OEMBED_FORMATS = ["card", "badge"] as const satisfies readonly EmbedFormat[];
const CACHE_SECONDS = 86_400;

/**
 * Describes how to show a business on another site (oembed.com): as its card, else as its badge, else as a link if neither fits into the
 * limits.
 */
export function oembed(
  business: Business,
  site: Site,
  { maxwidth = Infinity, maxheight = Infinity }: EmbedLimits,
): OEmbed {
  const format = OEMBED_FORMATS.find(
    (format) => EMBED_SIZES[format].minWidth <= maxwidth && EMBED_SIZES[format].height <= maxheight,
  );
  const hasThumbnail = THUMBNAIL.width <= maxwidth && THUMBNAIL.height <= maxheight;
  const width = format && Math.min(EMBED_SIZES[format].width, maxwidth);
  return {
    version: "1.0",
    type: format === undefined ? "link" : "rich",
    title: business.name,
    provider_name: site.name,
    provider_url: site.baseUrl,
    cache_age: CACHE_SECONDS,
    ...(hasThumbnail && {
      thumbnail_url: absoluteUrl(site.baseUrl, businessCardUrl(business.id)),
      thumbnail_width: THUMBNAIL.width,
      thumbnail_height: THUMBNAIL.height,
    }),
    ...(format !== undefined &&
      width !== undefined && {
        html: embedCode(business, site, format, width),
        width,
        height: EMBED_SIZES[format].height,
      }),
  };
}

export function oembedXml(fields: OEmbed): string {
  const elements = Object.entries(fields).map(([name, value]) => `<${name}>${escapeXml(String(value))}</${name}>\n`);
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>\n${elements.join("")}</oembed>\n`;
}

/** Returns the business that an address of this site shows, by slug or id; undefined for any other address. */
export function embeddedBusiness(address: string, baseUrl: string): { slug: string } | { id: number } | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const base = new URL(baseUrl);
  const basePath = base.pathname.replace(/\/$/, "");
  if (!/^https?:$/.test(url.protocol) || url.host !== base.host || !url.pathname.startsWith(`${basePath}/`))
    return undefined;
  const [, kind, name = ""] = /^\/(details|business)\/([^/]+)\/?$/.exec(url.pathname.slice(basePath.length)) ?? [];
  if (kind === "business") {
    const id = parseBusinessId(name);
    return id === undefined ? undefined : { id };
  }
  return kind === undefined ? undefined : decodedSlug(name);
}

function decodedSlug(name: string): { slug: string } | undefined {
  try {
    return { slug: decodeURIComponent(name) };
  } catch {
    return undefined;
  }
}
