import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { COUNTERS, readCounters } from "./read-counters.ts";
import { CHANGES_CHANNEL } from "./transactions.ts";

/** How long a change goes unnoticed when its notification is lost. */
const POLL_MS = 1_000;
/** Counters that were read longer ago count as unknown. */
const MAX_AGE_MS = 3 * POLL_MS;
/** Pause after a connection that worked until it was cut. */
const RECONNECT_MS = 100;
/** A server that is silent for so long counts as lost. */
const SILENCE_MS = 5 * POLL_MS;

/** Tells in `pg_stat_activity` how many servers of ours run: each has one such connection. */
export const LISTENER_NAME = "mainstreet server";

type Counters = ReadonlyMap<string, number>;
export type ChangeListener = ReturnType<typeof openChangeListener>;

/**
 * Follows the counters on a connection of its own: notifications of other servers' changes wake it, a poll every second stands in for lost
 * ones. A lost connection is opened again. `onHeard`: after each read, see `readCounters`.
 */
export function openChangeListener(config: pg.ClientConfig, onHeard: (counters: Counters, isLeapt: boolean) => void) {
  const closing = new AbortController();
  let counters: Counters = new Map();
  let readAt = Number.NEGATIVE_INFINITY;
  let notedAt = Number.NEGATIVE_INFINITY;
  let isConnected = false;
  let wake = () => {};
  const isYounger = (ms: number) => performance.now() - readAt < ms;

  /** A read that began before a change of this process may be older than what that noted. */
  function keep(read: ReturnType<typeof readCounters>, startedAt: number) {
    if (startedAt < notedAt && (read.counters.get("revision") ?? 0) < (counters.get("revision") ?? 0)) return;
    counters = read.counters;
    readAt = startedAt;
    onHeard(counters, read.leapt.length > 0);
  }

  async function listen(client: pg.Client) {
    let isLost = false;
    const lose = () => {
      isLost = true;
      wake();
    };
    client.on("error", lose);
    client.on("end", lose);
    client.on("notification", () => wake());
    await client.connect();
    await client.query(`LISTEN ${CHANGES_CHANNEL}`);
    isConnected = true;
    while (!isLost && !closing.signal.aborted) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const startedAt = performance.now();
      keep(readCounters(await client.query(COUNTERS)), startedAt);
      await Promise.race([woken, pause(POLL_MS, undefined, { ref: false })]);
    }
  }

  async function follow() {
    while (!closing.signal.aborted) {
      const client = new pg.Client({ ...config, application_name: LISTENER_NAME, query_timeout: SILENCE_MS });
      const startedAt = performance.now();
      await listen(client).catch(() => undefined);
      // one that was cut is tried again before the server counts as lost
      if (readAt < startedAt) isConnected = false;
      // over a dead network the end is not acknowledged either
      await Promise.race([client.end().catch(() => undefined), pause(POLL_MS, undefined, { ref: false })]);
      const waitMs = isConnected ? RECONNECT_MS : POLL_MS;
      await pause(waitMs, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
    }
  }

  const following = follow();

  return {
    /** At most some seconds old, and never older than this process's own changes; undefined while the server cannot be heard. */
    counters: () => (isYounger(MAX_AGE_MS) ? counters : undefined),
    /** Whether the server was heard once, and cannot be now. */
    isLost: () => counters.size > 0 && !(isConnected && isYounger(SILENCE_MS)),
    /** After a transaction of this process. */
    note(changed: Counters) {
      if ((changed.get("revision") ?? 0) < (counters.get("revision") ?? 0)) return;
      counters = changed;
      notedAt = performance.now();
    },
    async close() {
      closing.abort();
      wake();
      await following;
    },
  };
}
