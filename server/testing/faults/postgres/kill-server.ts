import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startPostgres } from "../../postgres/postgres-server.ts";
import type { FaultRow } from "../fault-rows.ts";
import { examineDatabase } from "./examine-database.ts";
import { endOfJob, uploadRows } from "./import-job.ts";
import { missingRows, writeRows } from "./made-up-rows.ts";
import { administratorOf, openSite } from "./site.ts";
import { addVisits, formatVisits, noVisits, startVisitors } from "./visitors.ts";

const ROWS = 6_000;

/** Kills a server at a random moment of an import job; the other one goes on, and its administrator imports again. */
export async function tryKilledServers(runs: number, random: () => number): Promise<FaultRow> {
  const row: FaultRow = {
    fault: "one of two servers killed in an import job",
    tries: runs,
    struck: 0,
    losses: [],
    seen: [],
  };
  const visits = noVisits();
  const takeovers: number[] = [];
  const postgres = await startPostgres();
  try {
    const site = await openSite(postgres);
    const other = await site.serve("other");
    const visitors = startVisitors(other.url);
    const request = await administratorOf(other.url);
    for (let run = 0; run < runs; run++) {
      const prefix = `run${run}x`;
      const file = readFileSync(writeRows(join(site.folder, `${prefix}.csv`), prefix, ROWS));
      const killedServer = await site.serve("killed");
      const { id } = await uploadRows(await administratorOf(killedServer.url), file);
      await pause(300 + random() * 2_000);
      await killedServer.stop("SIGKILL");
      const killedAt = performance.now();
      const job = await endOfJob(request, id);
      if (job.state === "interrupted") row.struck++;
      takeovers.push(Math.round((performance.now() - killedAt) / 1_000));
      const { imported } = await uploadRows(request, file)
        .then((restartedJob) => endOfJob(request, restartedJob.id))
        .then(resultOf);
      const { damages, names } = await examineDatabase(site.databaseUrl);
      const missingCount = missingRows(names, prefix, ROWS);
      if (missingCount > 0) row.losses.push(`${missingCount} rows are missing after ${imported} were added`);
      row.losses.push(...damages);
      if (job.error !== null) row.seen = [`the job: ${job.error}`];
    }
    addVisits(visits, await visitors.leave());
    row.seen.push(`shown after ${Math.min(...takeovers)} to ${Math.max(...takeovers)} s`);
    row.visitors = formatVisits(visits);
    if (visits.other.size > 0) row.losses.push("visitors of the other server were disturbed");
    await site.close();
    return row;
  } finally {
    await postgres.close();
  }
}

const resultOf = ({ result }: { result: unknown }) => result as { imported: number };
