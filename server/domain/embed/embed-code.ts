import { absoluteUrl, embedUrl } from "../publishing/page-url.ts";
import { escapeHtml } from "../text/escaping/escape-html.ts";
import { EMBED_SIZES, type EmbedFormat } from "./embed-format.ts";

interface EmbeddedBusiness {
  name: string;
  slug: string;
}

interface EmbeddingSite {
  name: string;
  baseUrl: string;
}

/** Returns the HTML that shows a business on another site. `width` is in CSS pixels. */
export function embedCode(
  { name, slug }: EmbeddedBusiness,
  site: EmbeddingSite,
  format: EmbedFormat,
  width = EMBED_SIZES[format].width,
): string {
  const source = escapeHtml(absoluteUrl(site.baseUrl, embedUrl(slug, format)));
  const title = escapeHtml(`${name} on ${site.name}`);
  const { height } = EMBED_SIZES[format];
  return `<iframe src="${source}" title="${title}" width="${width}" height="${height}" loading="lazy" style="border:0;border-radius:14px;max-width:100%"></iframe>`;
}
