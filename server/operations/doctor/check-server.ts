import { counted } from "#domain/text/count-label";
import type { ServerState } from "../../store/port/inspection.ts";
import type { PostgresOptions } from "../../store/store-options.ts";
import { bytesText, type CheckResult, type Finding } from "./finding.ts";

/** Maximum difference of synchronized clocks. */
const CLOCK_TOLERANCE_MS = 2_000;
/** Replication lag from which a standby is reported, since its promotion would lose that much. */
const MAX_LAG_MS = 60_000;
/** Maximum WAL that an unused replication slot may keep. */
const MAX_UNREAD_WAL_BYTES = 1_000_000_000;
/** Connections of a server besides its pool: one listens for changes, one holds the lock of upkeep. */
const OTHER_CONNECTIONS = 2;

/** Checks the PostgreSQL server: settings and clock, connections for all servers of the directory, lag of standbys, abandoned jobs. */
export function serverResults(server: ServerState, { poolSize }: Pick<PostgresOptions, "poolSize">): CheckResult[] {
  return [checkSettings(server), checkConnections(server, poolSize), checkReplication(server), checkJobs(server)];
}

function checkSettings({ version, clockOffset, unsafeSettings }: ServerState): CheckResult {
  const findings: Finding[] = unsafeSettings.map((setting) => ({
    severity: "warning",
    message: `PostgreSQL has ${setting}: a crash loses acknowledged changes, or the whole database.`,
    remedy: "Turn it on in postgresql.conf, or for this user and database.",
  }));
  const seconds = (Math.abs(clockOffset) / 1000).toFixed(1);
  const clock = `its clock is ${seconds} s ${clockOffset < 0 ? "behind" : "ahead of"} this machine's`;
  if (Math.abs(clockOffset) >= CLOCK_TOLERANCE_MS) {
    findings.push({
      severity: "warning",
      message: `All servers use the clock of PostgreSQL, and ${clock}.`,
      remedy: "Synchronize the clocks of both machines (NTP).",
    });
  }
  return { check: "PostgreSQL", findings, fact: `version ${version}, ${clock}` };
}

function checkConnections({ connectionLimit, freeConnections, servers }: ServerState, poolSize: number): CheckResult {
  const check = "connections";
  const serversText = counted(servers, "server", "servers");
  const fact = `${freeConnections} of ${connectionLimit} free, ${serversText} running`;
  const neededConnections = Math.max(1, servers) * (poolSize + OTHER_CONNECTIONS);
  const remedy = "Raise max_connections of PostgreSQL or the limit of its user, or lower database.poolSize.";
  const pools = `${counted(Math.max(1, servers), "server", "servers")} with a database.poolSize of ${poolSize}`;
  if (neededConnections > connectionLimit) {
    const message = `${pools} may need ${neededConnections} connections, and PostgreSQL gives ${connectionLimit}.`;
    return { check, findings: [{ severity: "warning", message, remedy }], fact };
  }
  if (freeConnections >= poolSize) return { check, findings: [], fact };
  const message = `PostgreSQL has ${counted(freeConnections, "connection", "connections")} left of ${connectionLimit}, and a command or another server may need ${poolSize}.`;
  return { check, findings: [{ severity: "warning", message, remedy }], fact };
}

function checkReplication({ standbys, replicas, idleSlots }: ServerState): CheckResult {
  const findings: Finding[] = replicas.flatMap(checkReplica);
  for (const { name, lagMs } of standbys) {
    if (lagMs === null || lagMs < MAX_LAG_MS) continue;
    findings.push({
      severity: "warning",
      message: `The standby ${name} is ${Math.round(lagMs / 1000)} s behind.`,
      remedy: "Check its load, its log and the network: its promotion would lose what it lacks.",
    });
  }
  for (const { name, bytes } of idleSlots) {
    if (bytes < MAX_UNREAD_WAL_BYTES) continue;
    findings.push({
      severity: "warning",
      message: `PostgreSQL keeps ${bytesText(bytes)} of WAL for the replication slot ${name}, which nobody reads.`,
      remedy: "Start that standby again, or drop the slot with pg_drop_replication_slot; otherwise the disk fills up.",
    });
  }
  const lags = standbys.flatMap(({ lagMs }) => (lagMs === null ? [] : [lagMs]));
  const lag = lags.length === 0 ? "" : `, at most ${(Math.max(...lags) / 1000).toFixed(1)} s behind`;
  const fact = standbys.length === 0 ? "no standby" : counted(standbys.length, "standby", "standbys") + lag;
  return { check: "replication", findings, fact };
}

function checkReplica({ name, state, error }: ServerState["replicas"][number]): Finding[] {
  if (state === "standby") return [];
  if (state === "primary") {
    return [
      {
        severity: "warning",
        message: `${name} in database.replicas is a primary, not a standby.`,
        remedy:
          "Remove it from database.replicas; if it was promoted, database.url has to lead to it. Restart the servers.",
      },
    ];
  }
  return [
    {
      severity: "warning",
      message: `${name} in database.replicas cannot be used: ${error}.`,
      remedy: "Start that standby again, or remove it from database.replicas and restart the servers.",
    },
  ];
}

function checkJobs({ abandonedJobs }: ServerState): CheckResult {
  const findings: Finding[] = [];
  if (abandonedJobs > 0) {
    findings.push({
      severity: "note",
      message: `${counted(abandonedJobs, "job", "jobs")} of a server that died still ${abandonedJobs === 1 ? "counts" : "count"} as running.`,
      remedy: "Start a server: it marks them as interrupted within 10 seconds.",
    });
  }
  return { check: "jobs", findings, fact: "none of a server that died" };
}
