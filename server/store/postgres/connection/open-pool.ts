import { setTimeout as pause } from "node:timers/promises";
import type { ConnectionOptions } from "node:tls";
import pg from "pg";
import type { PostgresOptions } from "../../store-options.ts";

const INT8 = pg.types.builtins.INT8;

/** Time that a request waits for a connection. */
const CONNECTION_TIMEOUT_MS = 10_000;
/** Silence after which the operating system sends keepalive probes to PostgreSQL; its default is two hours. */
const KEEP_ALIVE_DELAY_MS = 15_000;
/** Maximum time of closing a connection: a dead network never acknowledges it. */
const END_TIMEOUT_MS = 1_000;

/**
 * Makes PostgreSQL detect a vanished client within half a minute, roll back its transaction and release its locks. The default is two hours.
 */
export const DETECT_LOST_CLIENTS =
  "SET tcp_keepalives_idle = 15; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3; SET tcp_user_timeout = 30000";

/** Returns connection settings. Eight-byte integers are parsed as numbers, since none of ours exceeds 2^53. */
export function clientConfig({ url, tls, tlsCa }: Omit<PostgresOptions, "name" | "poolSize">): pg.ClientConfig {
  return {
    connectionString: url,
    ssl: tlsOptions(tls, tlsCa),
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    application_name: "mainstreet",
    // This detects a vanished server.
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
    types: {
      getTypeParser: (oid: number, format?: "text" | "binary") =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format),
    },
  };
}

/** Plans each prepared statement once per connection: planning takes longer than looking up a few rows by key. */
const PLAN_ONCE = "SET plan_cache_mode = force_generic_plan";

/** The pool awaits the promise, although its type declaration says otherwise. */
const prepareClient: (client: pg.ClientBase) => unknown = (client) =>
  client.query(`${DETECT_LOST_CLIENTS}; ${PLAN_ONCE}`);

interface PoolOptions extends Omit<PostgresOptions, "name"> {
  /** Timeout of each statement, including COPY and COMMIT; none by default. */
  queryTimeoutMs?: number;
  /** Time that a request waits for a connection. */
  connectionTimeoutMs?: number;
}

/** Opens a pool of connections to a database. */
export function openPool(options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...clientConfig(options),
    connectionTimeoutMillis: options.connectionTimeoutMs ?? CONNECTION_TIMEOUT_MS,
    max: options.poolSize,
    query_timeout: options.queryTimeoutMs,
    onConnect: prepareClient,
  });
  // The server closed an idle connection: the next request opens another.
  pool.on("error", () => undefined);
  // A connection in use ended between two statements: the next statement fails.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

/** Closes a connection. Never fails, and returns after a second at most. */
export async function endClient(client: pg.Client): Promise<void> {
  await Promise.race([client.end().catch(() => undefined), pause(END_TIMEOUT_MS, undefined, { ref: false })]);
}

function tlsOptions(tls: PostgresOptions["tls"], ca: string | undefined): ConnectionOptions | false {
  if (tls === "off") return false;
  return tls === "require" ? { rejectUnauthorized: false } : { ca };
}
