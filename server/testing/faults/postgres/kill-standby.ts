import { setTimeout as pause } from "node:timers/promises";
import { querySuperuser, startPostgres } from "../../postgres/postgres-server.ts";
import { startStandby } from "../../postgres/standby.ts";
import type { FaultRow } from "../fault-rows.ts";
import { examineDatabase } from "./examine-database.ts";
import { openSite } from "./site.ts";
import { waitUntil } from "./until.ts";
import { addVisits, formatVisits, noVisits, startVisitors } from "./visitors.ts";
import { lostWrites, startWriter } from "./writer.ts";

const AWAY_MS = 3_000;

/**
 * Kills the standby at a random moment, and restarts it after three seconds. With synchronous commit changes must wait for it, as it is the
 * only one.
 */
export async function tryKilledStandbys(
  runs: number,
  random: () => number,
  commit: "synchronous" | "asynchronous",
): Promise<FaultRow> {
  const row: FaultRow = { fault: `${commit} standby killed`, tries: runs, struck: 0, losses: [], seen: [] };
  const visits = noVisits();
  const primary = await startPostgres();
  const standby = await startStandby(primary);
  const site = await openSite(primary);
  if (commit === "synchronous") {
    await querySuperuser(primary, "ALTER SYSTEM SET synchronous_standby_names = '*'");
    await querySuperuser(primary, "SELECT pg_reload_conf()");
  }
  try {
    const server = await site.serve();
    const visitors = startVisitors(server.url);
    const writer = await startWriter(server.url, "written");
    const { acknowledged, refusals } = writer.written;
    let whileAway = 0;
    for (let run = 0; run < runs; run++) {
      await pause(300 + random() * 1_500);
      await standby.kill();
      const before = acknowledged.length;
      await pause(AWAY_MS);
      whileAway += acknowledged.length - before;
      await standby.start();
      const after = acknowledged.length;
      if (!(await waitUntil(() => acknowledged.length > after))) row.losses.push("no change was stored afterwards");
      row.struck++;
    }
    const writerResult = await writer.stop();
    addVisits(visits, await visitors.leave());
    const { damages, names } = await examineDatabase(site.databaseUrl);
    row.losses.push(...damages, ...lostWrites(writerResult, names.values()));
    if (visits.other.size + visits.unavailable > 0) row.losses.push("visitors were disturbed");
    if (refusals.size > 0) row.losses.push(`changes failed: ${[...refusals].join(" ")}`);
    if (commit === "synchronous" && whileAway > runs) row.losses.push("changes did not wait for the standby");
    if (commit === "asynchronous" && whileAway === 0) row.losses.push("changes waited for the standby");
    row.seen.push(`${acknowledged.length} changes, ${whileAway} of them while it was away`);
    row.visitors = formatVisits(visits);
    return row;
  } finally {
    await site.close();
    await standby.close();
    await primary.close();
  }
}
