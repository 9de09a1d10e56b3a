import type { ServerState } from "../../port/inspection.ts";
import type { PostgresOptions } from "../../store-options.ts";
import { LISTENER_NAME } from "../connection/change-listener.ts";
import { NOW } from "../connection/database-clock.ts";
import type { Transaction } from "../connection/transaction.ts";
import { readReplicaStates } from "./replica-states.ts";

/** A lease that expired this long ago was seen by no running server. */
const ABANDONED_MS = 60_000;

/**
 * Any user may read these values. The limit of connections is the one that leaves the fewest free: that of the server, the database or the
 * user.
 */
const STATE = `
  WITH limits AS (
    SELECT current_setting('max_connections')::integer - current_setting('superuser_reserved_connections')::integer
        - coalesce(current_setting('reserved_connections', TRUE)::integer, 0) AS capacity,
      (SELECT sum(numbackends) FROM pg_stat_database) AS used
    UNION ALL SELECT datconnlimit, (SELECT numbackends FROM pg_stat_database d WHERE d.datid = pg_database.oid)
      FROM pg_database WHERE datname = current_database() AND datconnlimit >= 0
    UNION ALL SELECT rolconnlimit, (SELECT count(*) FROM pg_stat_activity WHERE usename = current_user)
      FROM pg_roles WHERE rolname = current_user AND rolconnlimit >= 0
  )
  SELECT current_setting('server_version') AS version,
    ${NOW} AS now,
    array(SELECT name || ' = ' || setting FROM pg_settings
      WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit') AND setting = 'off' ORDER BY name) AS "unsafeSettings",
    capacity AS "connectionLimit", greatest(0, capacity - used)::integer AS "freeConnections",
    (SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = '${LISTENER_NAME}')::integer AS servers,
    (SELECT sum(pg_total_relation_size(oid)) FROM pg_class
      WHERE relnamespace = to_regnamespace(quote_ident(current_schema())) AND relkind = 'r')::bigint AS bytes,
    (SELECT count(*) FROM jobs WHERE state = 'running' AND lease_until < ${NOW} - ${ABANDONED_MS})::integer AS "abandonedJobs"
  FROM limits ORDER BY capacity - used LIMIT 1`;

/** A user without the right to see the lag still sees the standbys. */
const STANDBYS = `
  SELECT coalesce(nullif(application_name, ''), 'standby') AS name, (extract(epoch FROM replay_lag) * 1000)::integer AS "lagMs"
  FROM pg_stat_replication ORDER BY 1`;

/** Replication slots without an active reader. */
const IDLE_SLOTS = `
  SELECT slot_name AS name, pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn)::bigint AS bytes
  FROM pg_replication_slots WHERE NOT active AND restart_lsn IS NOT NULL ORDER BY 1`;

type Row = Omit<ServerState, "clockOffset" | "standbys" | "idleSlots" | "replicas"> & { now: number };

/** Reads the state of the database server and its standbys, as far as this user may see it. */
export async function readServerState(tx: Transaction, postgres: PostgresOptions): Promise<ServerState> {
  const startedAt = Date.now();
  const row = await tx.row<Row>(STATE);
  if (row === undefined) throw new Error("The query of the server state returned no row");
  const { now, ...state } = row;
  return {
    ...state,
    clockOffset: Math.round(now - (startedAt + Date.now()) / 2),
    standbys: await tx.rows<ServerState["standbys"][number]>(STANDBYS),
    idleSlots: await tx.rows<ServerState["idleSlots"][number]>(IDLE_SLOTS),
    replicas: await readReplicaStates(postgres),
  };
}
