import { escapeXml } from "./xml-text.ts";

/** One page, or one file of an index. */
export interface SitemapEntry {
  /** Absolute. */
  url: string;
  /** When its content changed last, if that is known. */
  changedAt?: Date | undefined;
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
  const lines = entries.map(({ url, changedAt }) => {
    const change = changedAt === undefined ? "" : `<lastmod>${withoutMilliseconds(changedAt)}</lastmod>`;
    return `<${element}><loc>${escapeXml(url)}</loc>${change}</${element}>\n`;
  });
  // joined, since a text that grows line by line takes several times its size in memory
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${lines.join("")}</${root}>\n`;
}

function withoutMilliseconds(date: Date): string {
  return `${date.toISOString().slice(0, -5)}Z`;
}
