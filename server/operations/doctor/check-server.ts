import { counted } from "#domain/text/count-label";
import type { ServerState } from "../../store/port/inspection.ts";
import type { PostgresOptions } from "../../store/store-options.ts";
import { bytesText, type CheckResult, type Finding } from "./finding.ts";

/** Clocks that are synchronized differ by less. Milliseconds. */
const CLOCK_TOLERANCE_MS = 2_000;
/** Above it visitors of a standby miss changes, and a promotion may lose them. Milliseconds. */
const MAX_LAG_MS = 60_000;
/** Of the log that an unused replication slot keeps. Bytes. */
const MUCH_LOG = 1_000_000_000;
/** Connections of a server beside its pool: it listens for changes, and takes turns at upkeep. */
const OTHER_CONNECTIONS = 2;

/** What the PostgreSQL server is set up to do, whether there is room for all servers of the directory, and how far its standbys are. */
export function serverResults(server: ServerState, { poolSize }: Pick<PostgresOptions, "poolSize">): CheckResult[] {
  return [checkSettings(server), checkConnections(server, poolSize), checkReplication(server), checkJobs(server)];
}

function checkSettings({ version, clockOffset, unsafeSettings }: ServerState): CheckResult {
  const findings: Finding[] = unsafeSettings.map((setting) => ({
    severity: "warning",
    message: `PostgreSQL has ${setting}: a crash loses changes that were answered, or the whole database.`,
    remedy: "Turn it on in postgresql.conf, or for this user and database.",
  }));
  const seconds = (Math.abs(clockOffset) / 1000).toFixed(1);
  const clock = `its clock is ${seconds} s ${clockOffset < 0 ? "behind" : "ahead of"} this machine's`;
  if (Math.abs(clockOffset) >= CLOCK_TOLERANCE_MS) {
    findings.push({
      severity: "warning",
      message: `All servers go by the clock of PostgreSQL, and ${clock}.`,
      remedy: "Let the systems of both machines set their clocks by the network.",
    });
  }
  return { check: "PostgreSQL", findings, fact: `version ${version}, ${clock}` };
}

function checkConnections({ connectionLimit, freeConnections, servers }: ServerState, poolSize: number): CheckResult {
  const check = "connections";
  const running = counted(servers, "server", "servers");
  const fact = `${freeConnections} of ${connectionLimit} free, ${running} running`;
  const needed = Math.max(1, servers) * (poolSize + OTHER_CONNECTIONS);
  const remedy = "Raise max_connections of PostgreSQL or the limit of its user, or lower database.poolSize.";
  const pools = `${counted(Math.max(1, servers), "server", "servers")} with a database.poolSize of ${poolSize}`;
  if (needed > connectionLimit) {
    const message = `${pools} may need ${needed} connections, and PostgreSQL gives ${connectionLimit}.`;
    return { check, findings: [{ severity: "warning", message, remedy }], fact };
  }
  if (freeConnections >= poolSize) return { check, findings: [], fact };
  const message = `PostgreSQL has ${counted(freeConnections, "connection", "connections")} left of ${connectionLimit}, and a command or another server may need ${poolSize}.`;
  return { check, findings: [{ severity: "warning", message, remedy }], fact };
}

function checkReplication({ standbys, idleSlots }: ServerState): CheckResult {
  const findings: Finding[] = [];
  for (const { name, lagMs } of standbys) {
    if (lagMs === null || lagMs < MAX_LAG_MS) continue;
    findings.push({
      severity: "warning",
      message: `The standby ${name} is ${Math.round(lagMs / 1000)} s behind.`,
      remedy: "Look at its load, its log and the network: its promotion would lose what it lacks.",
    });
  }
  for (const { name, bytes } of idleSlots) {
    if (bytes < MUCH_LOG) continue;
    findings.push({
      severity: "warning",
      message: `PostgreSQL keeps ${bytesText(bytes)} of its log for the replication slot ${name}, which nobody reads.`,
      remedy: "Start that standby again, or drop the slot with pg_drop_replication_slot: else the disk fills up.",
    });
  }
  const lags = standbys.flatMap(({ lagMs }) => (lagMs === null ? [] : [lagMs]));
  const lag = lags.length === 0 ? "" : `, at most ${(Math.max(...lags) / 1000).toFixed(1)} s behind`;
  const fact = standbys.length === 0 ? "no standby" : counted(standbys.length, "standby", "standbys") + lag;
  return { check: "replication", findings, fact };
}

function checkJobs({ abandonedJobs }: ServerState): CheckResult {
  const findings: Finding[] = [];
  if (abandonedJobs > 0) {
    findings.push({
      severity: "note",
      message: `${counted(abandonedJobs, "job", "jobs")} of a server that has ended still ${abandonedJobs === 1 ? "counts" : "count"} as running.`,
      remedy: "Start a server: it marks them as interrupted within 10 seconds.",
    });
  }
  return { check: "jobs", findings, fact: "none is left of a server that ended" };
}
