import pg from "pg";
import type { ServerState } from "../../port/inspection.ts";
import type { PostgresOptions } from "../../store-options.ts";
import { clientConfig, endClient } from "../connection/open-pool.ts";

type ReplicaState = ServerState["replicas"][number];

/** How long a server may take to answer. */
const TIMEOUT_MS = 5_000;

/** What the servers in `database.replicas` are now. Never rejects. */
export function readReplicaStates({ replicas = [], ...shared }: PostgresOptions): Promise<ReplicaState[]> {
  return Promise.all(replicas.map((replica) => readState({ ...shared, ...replica })));
}

async function readState(options: PostgresOptions): Promise<ReplicaState> {
  const { name } = options;
  const client = new pg.Client({
    ...clientConfig(options),
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  // the query that fails says it too
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ isStandby: boolean }>('SELECT pg_is_in_recovery() AS "isStandby"');
    return { name, state: rows[0]?.isStandby ? "standby" : "primary" };
  } catch (error) {
    const { message, code = "" } = error as NodeJS.ErrnoException;
    // of several addresses of one host, the error has a code alone
    return { name, state: "lost", error: message || code };
  } finally {
    await endClient(client);
  }
}
