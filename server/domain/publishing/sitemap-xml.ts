import { escapeXml } from "../text/escaping/escape-xml.ts";

/** A page of a sitemap, or a sitemap of an index. */
export interface SitemapEntry {
  url: string;
  /** Last change of its content, if known. */
  changedAt?: Date | undefined;
}

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
const START = '<?xml version="1.0" encoding="UTF-8"?>\n';

export async function* sitemapXml(pages: AsyncIterable<readonly SitemapEntry[]>): AsyncGenerator<string> {
  yield `${START}<urlset xmlns="${NAMESPACE}">\n`;
  for await (const page of pages) yield lines("url", page);
  yield "</urlset>\n";
}

export function sitemapIndexXml(files: readonly SitemapEntry[]): string {
  return `${START}<sitemapindex xmlns="${NAMESPACE}">\n${lines("sitemap", files)}</sitemapindex>\n`;
}

function lines(element: string, entries: readonly SitemapEntry[]): string {
  let previousDate: Date | undefined;
  let change = "";
  const entryTexts = entries.map(({ url, changedAt }) => {
    // Entries of one transaction share a date.
    if (changedAt?.getTime() !== previousDate?.getTime()) {
      previousDate = changedAt;
      change = changedAt === undefined ? "" : `<lastmod>${formatDate(changedAt)}</lastmod>`;
    }
    return `<${element}><loc>${escapeXml(url)}</loc>${change}</${element}>\n`;
  });
  return entryTexts.join("");
}

function formatDate(date: Date): string {
  return `${date.toISOString().slice(0, -5)}Z`;
}
