import { counted } from "#domain/text/count-label";
import type { DataFolder } from "../../config/data-folder.ts";
import { runningServers } from "../../store/open-store.ts";
import type { RunningServer } from "../../store/port/server-slots.ts";
import type { CheckResult, Finding } from "./finding.ts";

/** Counts the servers that run on the database in the data folder. Returns no result if none does. */
export function checkServers(servers: readonly RunningServer[]): CheckResult[] {
  if (servers.length === 0) return [];
  const names = servers.map(({ pid, host, url }) => `process ${pid} on ${host} at ${url}`).join(", ");
  const finding: Finding = {
    severity: "warning",
    message: `${counted(servers.length, "server runs", "servers run")} on this data folder: ${names}. None can follow or cancel the jobs of another.`,
    remedy: "Stop all but one; for many servers use PostgreSQL, as docs/operating.md shows.",
  };
  return [{ check: "servers", findings: servers.length === 1 ? [] : [finding], fact: `one runs: ${names}` }];
}

/** Returns no servers if this user may not look into the folder. */
export function findServers({ database }: DataFolder): RunningServer[] {
  try {
    return runningServers(database);
  } catch {
    return [];
  }
}
