import pg from "pg";
import type { ServerState } from "../../port/inspection.ts";
import type { PostgresOptions } from "../../store-options.ts";
import { clientConfig, endClient } from "../connection/open-pool.ts";

type ReplicaState = ServerState["replicas"][number];

/** Time in which a server must answer. */
const TIMEOUT_MS = 5_000;

/** Returns the current states of the servers in `database.replicas`. Never rejects. */
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
  // The failed query reports it too.
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ isStandby: boolean }>('SELECT pg_is_in_recovery() AS "isStandby"');
    return { name, state: rows[0]?.isStandby ? "standby" : "primary" };
  } catch (error) {
    const { message, code = "" } = error as NodeJS.ErrnoException;
    // If one host has several addresses, the error has only a code.
    return { name, state: "lost", error: message || code };
  } finally {
    await endClient(client);
  }
}
