import type { Business } from "../../contract/business.ts";
import type { SiteInfo } from "../../contract/site.ts";
import { escapeXml } from "../text/escaping/escape-xml.ts";
import { businessHead } from "./page-head.ts";
import { absoluteUrl, browseUrl, businessIdUrl, businessUrl, feedUrl } from "./page-url.ts";

type Site = Pick<SiteInfo, "name" | "baseUrl">;

/** Returns an RSS 2.0 feed; `businesses` has the newest first. Entries are identified by their permanent address. */
export function feedXml(businesses: readonly Business[], { name, baseUrl }: Site): string {
  const [newest] = businesses;
  const page = absoluteUrl(baseUrl, browseUrl({ sort: "latest" }));
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(`${name}: recently added`)}</title>
<link>${escapeXml(page)}</link>
<description>${escapeXml(`Local businesses recently added to ${name}.`)}</description>
<language>en</language>
<atom:link href="${escapeXml(absoluteUrl(baseUrl, feedUrl))}" rel="self" type="application/rss+xml"/>
${newest ? `<lastBuildDate>${dateOf(newest)}</lastBuildDate>\n` : ""}${businesses.map((business) => item(business, { name, baseUrl })).join("")}</channel>
</rss>
`;
}

function item(business: Business, site: Site): string {
  const { baseUrl } = site;
  const { description } = businessHead(business, site);
  return `<item>
<title>${escapeXml(business.name)}</title>
<link>${escapeXml(absoluteUrl(baseUrl, businessUrl(business.slug)))}</link>
<guid isPermaLink="true">${escapeXml(absoluteUrl(baseUrl, businessIdUrl(business.id)))}</guid>
<pubDate>${dateOf(business)}</pubDate>
<category>${escapeXml(business.category)}</category>
<description>${escapeXml(description)}</description>
</item>
`;
}

function dateOf({ createdAt }: Business): string {
  return new Date(createdAt).toUTCString();
}
