import { canonicalAddress, type NoindexReason, noindexReason } from "#domain/publishing/indexing";
import type { SitemapEntry } from "#domain/publishing/sitemap-xml";
import type { SitemapRow } from "../store/port/directory.ts";
import type { Store } from "../store/store.ts";
import { cachePerVersion } from "./cache-per-version.ts";

/** Rows read at a time: more would live long enough for V8 to give them twice the memory. */
const BATCH = 200;
/** Rows after which others get their turn. */
const ROWS_A_TURN = 1_000;
/** See `cachePerVersion`. */
const STALE_FACTOR = 20;

/** The businesses of one sitemap: those that may be indexed, after one id up to another. */
export interface SurveyedPart {
  afterId: number;
  lastId: number;
  urls: number;
  /** The latest change of any of its pages. */
  changedAt: Date;
}

/** Which pages of businesses may be indexed, and which may not. */
export interface IndexablePages {
  parts: SurveyedPart[];
  /** Ids of businesses, ascending. */
  noindex: ReadonlyMap<NoindexReason, readonly number[]>;
}

export interface SurveyedDirectory {
  store: Pick<Store, "directory">;
  baseUrl: string;
  /** Addresses in one part. */
  partSize: number;
}

/** Surveys all businesses, by key and in little memory; while a large directory keeps changing, seconds behind. */
export function createIndexablePages({ store, baseUrl, partSize }: SurveyedDirectory): () => Promise<IndexablePages> {
  return cachePerVersion(
    () => store.directory.dataVersion(),
    () => surveyPages(store, baseUrl, partSize),
    STALE_FACTOR,
  );
}

async function surveyPages(
  store: SurveyedDirectory["store"],
  baseUrl: string,
  partSize: number,
): Promise<IndexablePages> {
  const parts: SurveyedPart[] = [];
  const noindex = new Map<NoindexReason, number[]>();
  for await (const rows of sitemapRows(store, 0))
    for (const row of rows) {
      const { id, updatedAt: changedAt } = row;
      const reason = reasonOf(row, baseUrl);
      const last = parts.at(-1);
      if (reason !== undefined) {
        const ids = noindex.get(reason) ?? [];
        ids.push(id);
        noindex.set(reason, ids);
      } else if (last === undefined || last.urls === partSize) {
        parts.push({ afterId: last?.lastId ?? 0, lastId: id, urls: 1, changedAt });
      } else {
        last.lastId = id;
        last.urls++;
        if (changedAt > last.changedAt) last.changedAt = changedAt;
      }
    }
  return { parts, noindex };
}

/** The pages of a part as they are now, some at a time. */
export async function* pagesOfPart(
  { store, baseUrl }: Omit<SurveyedDirectory, "partSize">,
  { afterId, lastId }: SurveyedPart,
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

async function* sitemapRows(store: SurveyedDirectory["store"], from: number): AsyncGenerator<SitemapRow[]> {
  for (let afterId = from, sinceTurn = 0; ; ) {
    const rows = await store.directory.sitemapRows(afterId, BATCH);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    if (rows.length < BATCH) return;
    afterId = last.id;
    sinceTurn += rows.length;
    if (sinceTurn < ROWS_A_TURN) continue;
    sinceTurn = 0;
    // a store that answers at once would never let go of the event loop
    await new Promise(setImmediate);
  }
}
