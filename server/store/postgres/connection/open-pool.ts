import type { ConnectionOptions } from "node:tls";
import pg from "pg";
import type { PostgresOptions } from "../../store-options.ts";

const INT8 = pg.types.builtins.INT8;

/** How long a request waits for a connection. */
const CONNECTION_TIMEOUT_MS = 10_000;

/** Connections to a database. Integers of eight bytes become numbers: none here is beyond 2^53. */
export function openPool({ url, poolSize, tls, tlsCa }: Omit<PostgresOptions, "name">): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    ssl: tlsOptions(tls, tlsCa),
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

function tlsOptions(tls: PostgresOptions["tls"], ca: string | undefined): ConnectionOptions | false {
  if (tls === "off") return false;
  return tls === "require" ? { rejectUnauthorized: false } : { ca };
}
