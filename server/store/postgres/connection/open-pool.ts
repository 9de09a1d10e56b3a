import type { ConnectionOptions } from "node:tls";
import pg from "pg";
import type { PostgresOptions } from "../../store-options.ts";

const INT8 = pg.types.builtins.INT8;

/** How long a request waits for a connection. */
const CONNECTION_TIMEOUT_MS = 10_000;

/** How to connect. Integers of eight bytes become numbers: none here is beyond 2^53. */
export function clientConfig({ url, tls, tlsCa }: Omit<PostgresOptions, "name" | "poolSize">): pg.ClientConfig {
  return {
    connectionString: url,
    ssl: tlsOptions(tls, tlsCa),
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    application_name: "mainstreet",
    types: {
      getTypeParser: (oid: number, format?: "text" | "binary") =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format),
    },
  };
}

/** Connections to a database. */
export function openPool(options: Omit<PostgresOptions, "name">): pg.Pool {
  const pool = new pg.Pool({ ...clientConfig(options), max: options.poolSize });
  // an idle connection that the server ends: the next request opens another
  pool.on("error", () => undefined);
  return pool;
}

function tlsOptions(tls: PostgresOptions["tls"], ca: string | undefined): ConnectionOptions | false {
  if (tls === "off") return false;
  return tls === "require" ? { rejectUnauthorized: false } : { ca };
}
