import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { endClient } from "./open-pool.ts";
import { COUNTERS, type Counters, readCounters } from "./read-counters.ts";
import { CHANGES_CHANNEL } from "./transactions.ts";

/** Time after which a change with a lost notification is noticed. */
const POLL_MS = 1_000;
/** Counters read longer ago than this count as unknown. */
const MAX_AGE_MS = 3 * POLL_MS;
/** Pause before reconnecting after a connection that had worked. */
const RECONNECT_MS = 100;
/** A server that has been silent for this long counts as lost. */
const SILENCE_MS = 5 * POLL_MS;

/** `application_name` of the listener. Each running server has one listener, so `pg_stat_activity` shows how many servers run. */
export const LISTENER_NAME = "mainstreet server";

export type ChangeListener = ReturnType<typeof openChangeListener>;

/**
 * Keeps the counters up to date over its own connection: it reads them after each NOTIFY of a server, and every second in case one is lost.
 * Reconnects when the connection is lost. `onRead` is called after each read; `isNewInstance` means that the last write was made on another
 * PostgreSQL instance than the running one.
 */
export function openChangeListener(
  config: pg.ClientConfig,
  onRead: (counters: Counters, isNewInstance: boolean) => void,
) {
  const closeController = new AbortController();
  let counters: Counters = new Map();
  let readAt = Number.NEGATIVE_INFINITY;
  let committedAt = Number.NEGATIVE_INFINITY;
  let isConnected = false;
  let wake = () => {};
  const isReadWithin = (ms: number) => performance.now() - readAt < ms;

  /** Ignores a read that began before the last commit of this process and does not see it. */
  function update(read: ReturnType<typeof readCounters>, startedAt: number) {
    if (startedAt < committedAt && (read.counters.get("revision") ?? 0) < (counters.get("revision") ?? 0)) return;
    counters = read.counters;
    readAt = startedAt;
    onRead(counters, read.toStore.length > 0);
  }

  async function listen(client: pg.Client) {
    let isLost = false;
    const onEnd = () => {
      isLost = true;
      wake();
    };
    client.on("error", onEnd);
    client.on("end", onEnd);
    client.on("notification", () => wake());
    await client.connect();
    await client.query(`LISTEN ${CHANGES_CHANNEL}`);
    isConnected = true;
    while (!isLost && !closeController.signal.aborted) {
      const notification = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const startedAt = performance.now();
      update(readCounters(await client.query(COUNTERS)), startedAt);
      await Promise.race([notification, pause(POLL_MS, undefined, { ref: false })]);
    }
  }

  async function listenUntilClosed() {
    while (!closeController.signal.aborted) {
      const client = new pg.Client({ ...config, application_name: LISTENER_NAME, query_timeout: SILENCE_MS });
      const startedAt = performance.now();
      await listen(client).catch(() => undefined);
      // After a connection that worked, the server counts as lost only if reconnecting fails too.
      if (readAt < startedAt) isConnected = false;
      await endClient(client);
      const waitMs = isConnected ? RECONNECT_MS : POLL_MS;
      await pause(waitMs, undefined, { ref: false, signal: closeController.signal }).catch(() => undefined);
    }
  }

  const listening = listenUntilClosed();

  return {
    /**
     * Returns counters that are a few seconds old at most, and never older than a commit of this process; undefined while the server is
     * silent.
     */
    counters: () => (isReadWithin(MAX_AGE_MS) ? counters : undefined),
    /** Tells whether the connection to the server worked once and does not now. */
    isLost: () => counters.size > 0 && !(isConnected && isReadWithin(SILENCE_MS)),
    /** Sets the counters that a transaction of this process has committed. */
    recordCommit(committedCounters: Counters) {
      if ((committedCounters.get("revision") ?? 0) < (counters.get("revision") ?? 0)) return;
      counters = committedCounters;
      committedAt = performance.now();
    },
    async close() {
      closeController.abort();
      wake();
      await listening;
    },
  };
}
