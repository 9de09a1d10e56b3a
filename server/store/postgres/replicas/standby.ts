import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { SCHEMA_VERSION } from "../../schema-version.ts";
import type { PostgresOptions } from "../../store-options.ts";
import { NO_EVENTS } from "../connection/open-database.ts";
import { clientConfig, endClient, openPool } from "../connection/open-pool.ts";
import { COUNTERS, type Counters, readCounters } from "../connection/read-counters.ts";
import { createTransactions, type Transactions } from "../connection/transactions.ts";

/** Interval at which the counters are read. */
const POLL_MS = 500;
/** Poll interval while the standby lags: replay usually takes some milliseconds. */
const BEHIND_POLL_MS = 50;
/** A standby that has been silent for this long counts as lost. */
const SILENCE_MS = 1_500;
/** A read that waits longer for a connection or a statement is repeated on another server. */
const READ_TIMEOUT_MS = 3_000;

/** A hot standby: a pool for reads, and a connection that polls its counters. */
export interface Standby {
  name: string;
  /** Returns the counters of the last poll; undefined while the standby is lost. */
  counters(): Counters | undefined;
  read: Transactions["read"];
  /** Makes it count as lost until the next poll that succeeds. */
  markLost(): void;
  /** Reads the counters now, because the primary has changed. */
  poll(): void;
  close(): Promise<void>;
}

interface StandbyEvents {
  /** Called after each poll; undefined means that the standby is lost. */
  onPoll: (counters: Counters | undefined) => void;
  isBehind: (counters: Counters) => boolean;
}

/** Connects in the background: the standby may be down. */
export function openStandby(options: PostgresOptions, { onPoll, isBehind }: StandbyEvents): Standby {
  const pool = openPool({ ...options, queryTimeoutMs: READ_TIMEOUT_MS, connectionTimeoutMs: READ_TIMEOUT_MS });
  const { read } = createTransactions(pool, SCHEMA_VERSION, NO_EVENTS);
  const closeController = new AbortController();
  let counters: Counters | undefined;
  let wake = () => {};

  function update(polledCounters: Counters | undefined) {
    counters = polledCounters;
    onPoll(polledCounters);
  }

  async function pollUntilLost(client: pg.Client) {
    let isLost = false;
    const onEnd = () => {
      isLost = true;
      wake();
    };
    client.on("error", onEnd);
    client.on("end", onEnd);
    await client.connect();
    while (!isLost && !closeController.signal.aborted) {
      const wakeUp = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const polledCounters = readCounters(await client.query(COUNTERS)).counters;
      update(polledCounters);
      await Promise.race([
        wakeUp,
        pause(isBehind(polledCounters) ? BEHIND_POLL_MS : POLL_MS, undefined, { ref: false }),
      ]);
    }
  }

  async function pollUntilClosed() {
    while (!closeController.signal.aborted) {
      const config = { ...clientConfig(options), connectionTimeoutMillis: SILENCE_MS, query_timeout: SILENCE_MS };
      const client = new pg.Client(config);
      await pollUntilLost(client).catch(() => undefined);
      if (!closeController.signal.aborted) update(undefined);
      await endClient(client);
      await pause(POLL_MS, undefined, { ref: false, signal: closeController.signal }).catch(() => undefined);
    }
  }

  const pollLoop = pollUntilClosed();

  return {
    name: options.name,
    counters: () => counters,
    read,
    markLost: () => update(undefined),
    poll: () => wake(),
    async close() {
      closeController.abort();
      wake();
      await pollLoop;
      await pool.end();
    },
  };
}
