import { setTimeout as pause } from "node:timers/promises";
import type { Progress } from "#contract/import-report";
import { CONFIRMED_AFTER_DAYS } from "#domain/business/web-addresses/website-check";
import { AppError } from "../../errors.ts";
import type { NewWebsiteCheck } from "../../store/port/maintenance.ts";
import type { Store } from "../../store/store.ts";
import { type AskOptions, askWebsite, type WebsiteAnswer } from "./ask-website.ts";
import { type Network, PUBLIC_NETWORK } from "./network.ts";

/** Maximum number of hosts checked concurrently. */
const PARALLEL_HOSTS = 8;
/** Pause between two websites of one host. */
const HOST_PAUSE_MS = 1_000;
/** Checks that are stored together. */
const BATCH_SIZE = 50;
/** Minimum number of failures, without any success, that mean that this machine is offline. */
const MIN_FAILURES_OFFLINE = 5;
const DAY_MS = 86_400_000;

export interface CheckWebsitesOptions {
  store: Pick<Store, "maintenance">;
  /** Maximum number of websites. */
  limit: number;
  /** Interval after which a website that answered is checked again. */
  olderThanDays: number;
  userAgent: string;
  now: () => Date;
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: Progress) => void) | undefined;
  network?: Network;
  hostPauseMs?: number;
  timeoutMs?: number;
}

export interface CheckWebsitesReport extends Record<WebsiteAnswer, number> {
  checked: number;
  /** Number of websites that pages report as unanswered, since two checks failed some days apart. */
  unanswered: number;
  isStopped: boolean;
}

/**
 * Checks the websites that are due and stores the results. After an abort, results so far are stored and the next run continues. Errors:
 * AppError `unreadable`, with nothing stored, if no website answers at all.
 */
export async function checkWebsites(options: CheckWebsitesOptions): Promise<CheckWebsitesReport> {
  const { store, limit, olderThanDays, now, signal, onProgress, hostPauseMs = HOST_PAUSE_MS } = options;
  const { network = PUBLIC_NETWORK, userAgent, timeoutMs } = options;
  const startedAt = now().getTime();
  const websites = await store.maintenance.dueWebsites({
    checkedBefore: new Date(startedAt - olderThanDays * DAY_MS),
    failedBefore: new Date(startedAt - Math.min(olderThanDays, CONFIRMED_AFTER_DAYS) * DAY_MS),
    limit,
  });
  const counts: Record<WebsiteAnswer, number> = { answered: 0, failed: 0, unknown: 0 };
  let pending: NewWebsiteCheck[] = [];
  let checked = 0;
  const ask: AskOptions = { network, userAgent, signal, ...(timeoutMs !== undefined && { timeoutMs }) };

  async function storeBatch(isLast: boolean): Promise<void> {
    // Failures wait for the first answer, which proves that this machine has a connection.
    if (counts.answered === 0 && !(isLast && counts.failed < MIN_FAILURES_OFFLINE)) return;
    if (pending.length === 0 || (pending.length < BATCH_SIZE && !isLast)) return;
    const batch = pending;
    pending = [];
    await store.maintenance.recordWebsiteChecks(batch);
  }

  async function checkHost(hostWebsites: readonly string[]): Promise<void> {
    for (const [index, website] of hostWebsites.entries()) {
      if (index > 0) await pause(hostPauseMs, undefined, { signal });
      signal?.throwIfAborted();
      const answer = await askWebsite(website, ask);
      counts[answer]++;
      checked++;
      if (answer !== "unknown") pending.push({ website, at: now(), hasAnswered: answer === "answered" });
      onProgress?.({
        done: checked,
        total: websites.length,
        fraction: checked / websites.length,
        unit: "websites",
      });
      await storeBatch(false);
    }
  }

  const isStopped = await runInParallel(byHost(websites), checkHost, signal);
  await storeBatch(true);
  if (pending.length > 0 && !isStopped) {
    throw new AppError(
      "unreadable",
      `None of ${checked} websites answered, so nothing was stored. Does this machine reach the internet?`,
    );
  }
  const { unanswered } = await store.maintenance.summarizeWebsiteChecks();
  return { ...counts, checked, unanswered, isStopped };
}

/** Groups websites by host; others share a group. */
function byHost(websites: readonly string[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const website of websites) {
    const host = URL.canParse(website) ? new URL(website).hostname : "";
    const group = groups.get(host);
    if (group === undefined) groups.set(host, [website]);
    else group.push(website);
  }
  return [...groups.values()];
}

/** Works through the items, several at a time. Returns whether it was aborted. */
async function runInParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const remaining = [...items].toReversed();
  const worker = async () => {
    for (let item = remaining.pop(); item !== undefined; item = remaining.pop()) await work(item);
  };
  const results = await Promise.allSettled(Array.from({ length: PARALLEL_HOSTS }, worker));
  if (signal?.aborted) return true;
  const failure = results.find((result) => result.status === "rejected");
  if (failure !== undefined) throw failure.reason;
  return false;
}
