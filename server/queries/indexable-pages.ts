import { canonicalAddress, type NoindexReason, noindexReason } from "#domain/publishing/indexing";
import type { SitemapEntry } from "#domain/publishing/sitemap-xml";
import type { SitemapRow } from "../store/port/directory.ts";
import type { Store } from "../store/store.ts";

/** Rows read at a time: more would live long enough for V8 to give them twice the memory. */
const BATCH = 200;
/** Rows after which others get their turn. */
const ROWS_A_TURN = 1_000;
/** A survey that took less is made anew at every change of the data. Milliseconds. */
const QUICK = 100;
/** One that took longer holds for so many times as long, or an import would have every request wait for one. */
const REST = 20;

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

/**
 * Gives the survey of the directory: all businesses read through once for each version of the data, by key and in little
 * memory. While a large directory keeps changing, the answer is some seconds old.
 */
export function createIndexablePages({ store, baseUrl, partSize }: SurveyedDirectory): () => Promise<IndexablePages> {
  let known: { version: string; holdsUntil: number; survey: Promise<IndexablePages> } | undefined;

  async function make(): Promise<IndexablePages> {
    const started = performance.now();
    try {
      const survey = await surveyPages(store, baseUrl, partSize);
      const took = performance.now() - started;
      if (known) known.holdsUntil = took < QUICK ? 0 : performance.now() + took * REST;
      return survey;
    } catch (error) {
      // what failed is tried again
      known = undefined;
      throw error;
    }
  }

  return async () => {
    const version = await store.directory.dataVersion();
    if (known && (known.version === version || performance.now() < known.holdsUntil)) return known.survey;
    // while one is being made, all wait for it
    known = { version, holdsUntil: Number.POSITIVE_INFINITY, survey: make() };
    return known.survey;
  };
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
