import pg from "pg";

const INT8 = pg.types.builtins.INT8;

export interface PoolOptions {
  /** `postgres://user:password@host:port/database`. */
  url: string;
  /** Connections at most. */
  size?: number | undefined;
}

const DEFAULT_SIZE = 10;
/** How long a request waits for a connection. */
const CONNECTION_TIMEOUT_MS = 10_000;

/** Connections to a database. Integers of eight bytes become numbers: none here is beyond 2^53. */
export function openPool({ url, size = DEFAULT_SIZE }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    application_name: "mainstreet",
    types: {
      getTypeParser: (oid: number, format?: "text" | "binary") =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  // an idle connection that the server ends: the next request opens another
  pool.on("error", () => undefined);
  return pool;
}
