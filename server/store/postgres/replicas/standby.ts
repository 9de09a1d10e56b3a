import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { PostgresOptions } from "../../store-options.ts";
import { NO_EVENTS } from "../connection/open-database.ts";
import { clientConfig, openPool } from "../connection/open-pool.ts";
import { COUNTERS, readCounters } from "../connection/read-counters.ts";
import { SCHEMA_VERSION } from "../connection/schema-version.ts";
import { createTransactions, type Transactions } from "../connection/transactions.ts";
import type { Counters } from "./shown-version.ts";

/** Interval of the reads of its counters. */
const POLL_MS = 500;
/** The same while it lacks changes, which a standby has some milliseconds after the primary. */
const CATCH_UP_MS = 50;
/** A standby that is silent for so long counts as lost. */
const SILENCE_MS = 1_500;
/** What waits longer for a connection, or for a statement, is tried elsewhere. */
const PATIENCE_MS = 3_000;

/** One standby: connections for reads, and one that follows its counters. */
export interface Standby {
  name: string;
  /** As they were read last; undefined while it is lost. */
  counters(): Counters | undefined;
  read: Transactions["read"];
  /** Counts as lost until its counters are read again. */
  lose(): void;
  /** Reads the counters now, since the primary has changed. */
  poll(): void;
  close(): Promise<void>;
}

interface StandbyEvents {
  /** After each read of the counters, and when it is lost. */
  onPoll: (counters: Counters | undefined) => void;
  isBehind: (counters: Counters) => boolean;
}

/** Connects when it is used; it may be away. */
export function openStandby(options: PostgresOptions, { onPoll, isBehind }: StandbyEvents): Standby {
  const pool = openPool({ ...options, queryTimeoutMs: PATIENCE_MS, connectionTimeoutMs: PATIENCE_MS });
  const { read } = createTransactions(pool, SCHEMA_VERSION, NO_EVENTS);
  const closing = new AbortController();
  let counters: Counters | undefined;
  let wake = () => {};

  function keep(polled: Counters | undefined) {
    counters = polled;
    onPoll(polled);
  }

  async function follow(client: pg.Client) {
    let isLost = false;
    const lose = () => {
      isLost = true;
      wake();
    };
    client.on("error", lose);
    client.on("end", lose);
    await client.connect();
    while (!isLost && !closing.signal.aborted) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const polled = readCounters(await client.query(COUNTERS)).counters;
      keep(polled);
      await Promise.race([woken, pause(isBehind(polled) ? CATCH_UP_MS : POLL_MS, undefined, { ref: false })]);
    }
  }

  async function followAll() {
    while (!closing.signal.aborted) {
      const config = { ...clientConfig(options), connectionTimeoutMillis: SILENCE_MS, query_timeout: SILENCE_MS };
      const client = new pg.Client(config);
      await follow(client).catch(() => undefined);
      if (!closing.signal.aborted) keep(undefined);
      // over a dead network the end is not acknowledged either
      await Promise.race([client.end().catch(() => undefined), pause(POLL_MS, undefined, { ref: false })]);
      await pause(POLL_MS, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
    }
  }

  const following = followAll();

  return {
    name: options.name,
    counters: () => counters,
    read,
    lose: () => keep(undefined),
    poll: () => wake(),
    async close() {
      closing.abort();
      wake();
      await following;
      await pool.end();
    },
  };
}
