import { escapeXml } from "./xml-text.ts";

/** One page, or one file of an index. */
export interface SitemapEntry {
  /** Absolute. */
  url: string;
  /** ISO 8601: when its content changed last, if that is known. */
  changedAt?: string;
}

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** A sitemap (sitemaps.org) of these pages. */
export function sitemapXml(pages: readonly SitemapEntry[]): string {
  return file("urlset", "url", pages);
}

/** The sitemaps that there are. */
export function sitemapIndexXml(files: readonly SitemapEntry[]): string {
  return file("sitemapindex", "sitemap", files);
}

function file(root: string, element: string, entries: readonly SitemapEntry[]): string {
  let lines = "";
  for (const { url, changedAt } of entries) {
    const change = changedAt === undefined ? "" : `<lastmod>${withoutMilliseconds(changedAt)}</lastmod>`;
    lines += `<${element}><loc>${escapeXml(url)}</loc>${change}</${element}>\n`;
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${lines}</${root}>\n`;
}

function withoutMilliseconds(isoDate: string): string {
  return isoDate.replace(/\.\d+/, "");
}
