import { canonicalAddress, type NoindexReason, noindexReason } from "#domain/publishing/indexing";
import type { SitemapEntry } from "#domain/publishing/sitemap-xml";
import type { SitemapRow } from "../store/port/directory.ts";
import type { Store } from "../store/store.ts";
import { cachePerVersion } from "./cache-per-version.ts";

/** Rows of one read. More rows would outlive V8's young generation and double its memory. */
const BATCH_ROWS = 200;
/** Number of rows after which the loop yields to the event loop. */
const ROWS_PER_TURN = 1_000;

/** One sitemap of businesses: the indexable ones with ids above `afterId`, up to `lastId`. */
export interface IndexablePart {
  afterId: number;
  lastId: number;
  urls: number;
  /** The latest change of any of its pages. */
  changedAt: Date;
}

/** Pages of businesses that search engines may index, in parts, and the noindex ones. */
export interface IndexablePages {
  parts: IndexablePart[];
  /** Ids of businesses, ascending. */
  noindex: ReadonlyMap<NoindexReason, readonly number[]>;
}

export interface IndexableSource {
  store: Pick<Store, "directory">;
  baseUrl: string;
  /** Maximum number of URLs in one part. */
  partSize: number;
}

/**
 * Finds the indexable pages of the directory, in one pass over all businesses for each version of the data. While a large
 * directory keeps changing, the result is some seconds old.
 */
export function createIndexablePages({ store, baseUrl, partSize }: IndexableSource): () => Promise<IndexablePages> {
  return cachePerVersion({
    version: () => store.directory.dataVersion(),
    load: () => findIndexablePages(store, baseUrl, partSize),
    restFactor: 20,
  });
}

async function findIndexablePages(
  store: IndexableSource["store"],
  baseUrl: string,
  partSize: number,
): Promise<IndexablePages> {
  const parts: IndexablePart[] = [];
  const noindex = new Map<NoindexReason, number[]>();
  for await (const rows of sitemapRows(store, 0))
    for (const row of rows) {
      const { id, updatedAt: changedAt } = row;
      const reason = reasonOf(row, baseUrl);
      const lastPart = parts.at(-1);
      if (reason !== undefined) {
        const ids = noindex.get(reason) ?? [];
        ids.push(id);
        noindex.set(reason, ids);
      } else if (lastPart === undefined || lastPart.urls === partSize) {
        parts.push({ afterId: lastPart?.lastId ?? 0, lastId: id, urls: 1, changedAt });
      } else {
        lastPart.lastId = id;
        lastPart.urls++;
        if (changedAt > lastPart.changedAt) lastPart.changedAt = changedAt;
      }
    }
  return { parts, noindex };
}

/** Reads the current pages of a part in batches. */
export async function* pagesOfPart(
  { store, baseUrl }: Omit<IndexableSource, "partSize">,
  { afterId, lastId }: IndexablePart,
): AsyncGenerator<SitemapEntry[]> {
  for await (const rows of sitemapRows(store, afterId)) {
    const pages: SitemapEntry[] = [];
    for (const row of rows) {
      if (row.id > lastId) break;
      const url = noindexReason(row.facts) === undefined ? canonicalAddress(row, baseUrl) : undefined;
      if (url !== undefined) pages.push({ url, changedAt: row.updatedAt });
    }
    yield pages;
    if ((rows.at(-1)?.id ?? 0) >= lastId) return;
  }
}

function reasonOf(row: SitemapRow, baseUrl: string): NoindexReason | undefined {
  const reason = noindexReason(row.facts);
  if (reason !== undefined) return reason;
  return canonicalAddress(row, baseUrl) === undefined ? "canonical-elsewhere" : undefined;
}

async function* sitemapRows(store: IndexableSource["store"], from: number): AsyncGenerator<SitemapRow[]> {
  for (let afterId = from, sinceTurn = 0; ; ) {
    const rows = await store.directory.sitemapRows(afterId, BATCH_ROWS);
    const lastRow = rows.at(-1);
    if (lastRow === undefined) return;
    yield rows;
    if (rows.length < BATCH_ROWS) return;
    afterId = lastRow.id;
    sinceTurn += rows.length;
    if (sinceTurn < ROWS_PER_TURN) continue;
    sinceTurn = 0;
    // SQLite answers synchronously and would block the event loop.
    await new Promise(setImmediate);
  }
}
