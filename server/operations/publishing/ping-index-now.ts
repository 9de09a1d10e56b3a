import { randomBytes } from "node:crypto";
import { indexNowMessage, isLocalAddress, MAX_URLS } from "#domain/publishing/index-now";
import type { SitemapSet } from "../../queries/sitemaps.ts";
import type { Store } from "../../store/store.ts";
import { fetchFailure, timeoutSignal } from "../fetch-failure.ts";

/** Names of settings in the database. */
const KEY_SETTING = "indexNow.key";
const PINGED_AT_SETTING = "indexNow.pingedAt";
/** Overlap with the last run, since a change that was committed during it may be dated before it. */
const OVERLAP_MS = 60_000;
const RESPONSE_TIMEOUT_MS = 20_000;

export interface PingIndexNowOptions {
  store: Pick<Store, "maintenance">;
  sitemaps: SitemapSet;
  baseUrl: string;
  endpoint: string;
  now: () => Date;
  signal?: AbortSignal;
}

export interface PingReport {
  submitted: number;
  /** Sentence about why some URLs were not sent. */
  failure: string | null;
}

/** Returns the key that proves that messages come from this site; undefined before the first message. */
export function indexNowKey(store: Pick<Store, "maintenance">): Promise<string | undefined> {
  return store.maintenance.setting(KEY_SETTING);
}

/**
 * Sends search engines the pages of the sitemaps that changed since the last successful run, at first all of them. Never rejects: the
 * report has the failure, and the next run sends the same addresses again.
 */
export async function pingIndexNow(options: PingIndexNowOptions): Promise<PingReport> {
  const { store, baseUrl, sitemaps, now } = options;
  if (isLocalAddress(baseUrl)) {
    const failure = `Search engines cannot reach ${baseUrl}: set site.baseUrl to the address of the site.`;
    return { submitted: 0, failure };
  }
  const startedAt = now();
  let submittedCount = 0;
  try {
    const key = await ensureKey(store);
    const pingedAt = await store.maintenance.setting(PINGED_AT_SETTING);
    const since = pingedAt === undefined ? undefined : new Date(Date.parse(pingedAt) - OVERLAP_MS);
    for await (const urls of inBatches(changedSince(sitemaps, since))) {
      await send(options, key, urls);
      submittedCount += urls.length;
    }
    await store.maintenance.setSetting(PINGED_AT_SETTING, startedAt.toISOString());
    return { submitted: submittedCount, failure: null };
  } catch (error) {
    return {
      submitted: submittedCount,
      failure: `IndexNow at ${options.endpoint}: ${reasonOf(error, options.endpoint)}`,
    };
  }
}

async function ensureKey(store: PingIndexNowOptions["store"]): Promise<string> {
  return (
    (await indexNowKey(store)) ?? (await store.maintenance.ensureSetting(KEY_SETTING, randomBytes(16).toString("hex")))
  );
}

async function* changedSince({ parts }: SitemapSet, since: Date | undefined): AsyncGenerator<string> {
  for (const part of parts) {
    if (!isNewer(part.changedAt, since)) continue;
    for await (const pages of part.pages())
      for (const { url, changedAt } of pages) if (isNewer(changedAt, since)) yield url;
  }
}

/** Selects the pages to send. Pages without a date are sent only by the first run. */
function isNewer(changedAt: Date | undefined, since: Date | undefined): boolean {
  return since === undefined || (changedAt !== undefined && changedAt > since);
}

async function* inBatches(urls: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const url of urls) {
    batch.push(url);
    if (batch.length < MAX_URLS) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function send({ endpoint, baseUrl, signal }: PingIndexNowOptions, key: string, urls: string[]): Promise<void> {
  const response = await fetch(endpoint, {
    method: "POST",
    // A response from another host proves nothing.
    redirect: "manual",
    headers: { "Content-Type": "application/json; charset=utf-8" },
    body: JSON.stringify(indexNowMessage(baseUrl, key, urls)),
    signal: timeoutSignal(RESPONSE_TIMEOUT_MS, signal),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`answered ${response.status}${STATUS_REASONS[response.status] ?? ""}`);
}

/** Meaning of statuses according to indexnow.org. */
const STATUS_REASONS: Readonly<Record<number, string>> = {
  403: ", the key is not found at the site: is site.baseUrl served by this directory?",
  422: ", the addresses are not of the site",
  429: ", too many requests: try again later",
};

function reasonOf(error: unknown, endpoint: string): string {
  const isTimeout = (error as Error).name === "TimeoutError";
  return isTimeout ? `no answer within ${RESPONSE_TIMEOUT_MS / 1000} seconds` : fetchFailure(error, endpoint);
}
