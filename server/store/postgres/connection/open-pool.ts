import type { ConnectionOptions } from "node:tls";
import pg from "pg";
import type { PostgresOptions } from "../../store-options.ts";

const INT8 = pg.types.builtins.INT8;

/** How long a request waits for a connection. */
const CONNECTION_TIMEOUT_MS = 10_000;
/** Silence after which the operating system asks whether PostgreSQL is still there: its own default is two hours. */
const KEEP_ALIVE_DELAY_MS = 15_000;

/**
 * By the PostgreSQL server: half a minute after a machine of ours has vanished, its transactions are rolled back and its locks released.
 * The default is two hours.
 */
export const DETECT_LOST_CLIENTS =
  "SET tcp_keepalives_idle = 15; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3; SET tcp_user_timeout = 30000";

/** How to connect. Integers of eight bytes become numbers: none here is beyond 2^53. */
export function clientConfig({ url, tls, tlsCa }: Omit<PostgresOptions, "name" | "poolSize">): pg.ClientConfig {
  return {
    connectionString: url,
    ssl: tlsOptions(tls, tlsCa),
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    application_name: "mainstreet",
    // a server that has vanished is noticed, too
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
    types: {
      getTypeParser: (oid: number, format?: "text" | "binary") =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format),
    },
  };
}

/** What reads ask is planned once a connection, as planning takes longer than looking some rows up by their keys. */
const PLAN_ONCE = "SET plan_cache_mode = force_generic_plan";

/** The pool waits for the promise, of which its types know nothing. */
const prepareClient: (client: pg.ClientBase) => unknown = (client) =>
  client.query(`${DETECT_LOST_CLIENTS}; ${PLAN_ONCE}`);

interface PoolOptions extends Omit<PostgresOptions, "name"> {
  /** Of each statement, COPY and COMMIT included; as long as it takes when left out. */
  queryTimeoutMs?: number;
  /** How long a request waits for a connection. */
  connectionTimeoutMs?: number;
}

/** Connections to a database. */
export function openPool(options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...clientConfig(options),
    connectionTimeoutMillis: options.connectionTimeoutMs ?? CONNECTION_TIMEOUT_MS,
    max: options.poolSize,
    query_timeout: options.queryTimeoutMs,
    onConnect: prepareClient,
  });
  // an idle connection that the server ends: the next request opens another
  pool.on("error", () => undefined);
  // one in use that ends between two statements: the next statement fails
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

function tlsOptions(tls: PostgresOptions["tls"], ca: string | undefined): ConnectionOptions | false {
  if (tls === "off") return false;
  return tls === "require" ? { rejectUnauthorized: false } : { ca };
}
