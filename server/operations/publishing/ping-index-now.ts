import { randomBytes } from "node:crypto";
import { indexNowMessage, isLocalAddress, MOST_ADDRESSES } from "#domain/publishing/index-now";
import type { SitemapSet } from "../../queries/sitemaps.ts";
import type { Store } from "../../store/store.ts";

/** Settings in the database. */
const KEY = "indexNow.key";
const PINGED_AT = "indexNow.pingedAt";
/** What was being written while the last run read may be dated before it. Milliseconds. */
const OVERLAP = 60_000;
const PATIENCE = 20_000;

export interface PingIndexNowOptions {
  store: Pick<Store, "maintenance">;
  sitemaps: SitemapSet;
  baseUrl: string;
  /** Where to send the messages. */
  endpoint: string;
  now: () => Date;
  signal?: AbortSignal;
}

export interface PingReport {
  /** Addresses that the endpoint took. */
  submitted: number;
  /** Why nothing was sent, or not all: a sentence. */
  failure: string | null;
}

/** The key that proves the messages to be the site's own; undefined while none was ever sent. */
export function indexNowKey(store: Pick<Store, "maintenance">): Promise<string | undefined> {
  return store.maintenance.setting(KEY);
}

/**
 * Tells search engines which of the pages in the sitemaps changed since this was last done with success; at first, all of
 * them. Never fails: whatever goes wrong is in the report, and the same addresses are sent again the next time.
 */
export async function pingIndexNow(options: PingIndexNowOptions): Promise<PingReport> {
  const { store, baseUrl, sitemaps, now } = options;
  if (isLocalAddress(baseUrl)) {
    const failure = `Search engines cannot reach ${baseUrl}: set site.baseUrl to the address of the site.`;
    return { submitted: 0, failure };
  }
  const started = now();
  let submitted = 0;
  try {
    const key = await ownKey(store);
    const pingedAt = await store.maintenance.setting(PINGED_AT);
    const since = pingedAt === undefined ? undefined : new Date(Date.parse(pingedAt) - OVERLAP);
    for await (const urls of inBatches(changedSince(sitemaps, since))) {
      await send(options, key, urls);
      submitted += urls.length;
    }
    await store.maintenance.setSetting(PINGED_AT, started.toISOString());
    return { submitted, failure: null };
  } catch (error) {
    return { submitted, failure: `IndexNow at ${options.endpoint}: ${reasonOf(error)}` };
  }
}

async function ownKey(store: PingIndexNowOptions["store"]): Promise<string> {
  return (await indexNowKey(store)) ?? (await store.maintenance.ensureSetting(KEY, randomBytes(16).toString("hex")));
}

async function* changedSince({ parts }: SitemapSet, since: Date | undefined): AsyncGenerator<string> {
  for (const part of parts) {
    if (!isNewer(part.changedAt, since)) continue;
    for await (const pages of part.pages())
      for (const { url, changedAt } of pages) if (isNewer(changedAt, since)) yield url;
  }
}

/** Pages that are not dated count at first only. */
function isNewer(changedAt: Date | undefined, since: Date | undefined): boolean {
  return since === undefined || (changedAt !== undefined && changedAt > since);
}

async function* inBatches(urls: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const url of urls) {
    batch.push(url);
    if (batch.length < MOST_ADDRESSES) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function send({ endpoint, baseUrl, signal }: PingIndexNowOptions, key: string, urls: string[]): Promise<void> {
  const answer = await fetch(endpoint, {
    method: "POST",
    headers: { "Content-Type": "application/json; charset=utf-8" },
    body: JSON.stringify(indexNowMessage(baseUrl, key, urls)),
    signal: AbortSignal.any([AbortSignal.timeout(PATIENCE), ...(signal ? [signal] : [])]),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`answered ${answer.status}${MEANING[answer.status] ?? ""}`);
}

/** As indexnow.org explains its statuses. */
const MEANING: Readonly<Record<number, string>> = {
  403: ", the key is not found at the site: is site.baseUrl served by this directory?",
  422: ", the addresses are not of the site",
  429: ", too many requests: try again later",
};

/** What `fetch` throws says only that it failed; why is in its cause. */
function reasonOf(error: unknown): string {
  const { cause, message, name } = error as Error;
  if (name === "TimeoutError") return `no answer within ${PATIENCE / 1000} seconds`;
  return cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : message;
}
