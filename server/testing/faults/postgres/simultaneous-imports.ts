import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startPostgres } from "../../postgres/postgres-server.ts";
import type { FaultRow } from "../fault-rows.ts";
import { examineDatabase } from "./examine-database.ts";
import { endOfJob, uploadRows } from "./import-job.ts";
import { missingRows, writeRows } from "./made-up-rows.ts";
import { administratorOf, openSite, sentenceOf } from "./site.ts";
import { addVisits, formatVisits, noVisits, startVisitors } from "./visitors.ts";

const ROWS = 4_000;

/** Lets an administrator of each of two servers and a command import overlapping rows at once. */
export async function trySimultaneousImports(runs: number, random: () => number): Promise<FaultRow> {
  const row: FaultRow = {
    fault: "two servers and a command import at once",
    tries: runs,
    struck: 0,
    losses: [],
    seen: [],
  };
  const visits = noVisits();
  const seenNames = new Set<string>();
  const postgres = await startPostgres();
  try {
    const site = await openSite(postgres);
    const servers = [await site.serve("one"), await site.serve("other")] as const;
    const visitors = startVisitors(servers[0].url);
    const requests = [await administratorOf(servers[0].url), await administratorOf(servers[1].url)] as const;
    for (let run = 0; run < runs; run++) {
      const prefix = `run${run}x`;
      // Each file has half of the rows of the one before.
      const files = [0, 1, 2].map((n) =>
        writeRows(join(site.folder, `${prefix}${n}.csv`), prefix, ROWS, (n * ROWS) / 2),
      );
      const [first = "", second = "", third = ""] = files;
      const job = await uploadRows(requests[0], readFileSync(first));
      await pause(random() * 500);
      const refusal = await uploadRows(requests[1], readFileSync(second)).catch(String);
      if (typeof refusal === "string") row.struck++;
      seenNames.add(
        typeof refusal === "string" ? `the other server: ${detailOf(refusal)}` : "the job had ended by then",
      );
      const importResult = await site.run("import", third);
      if (importResult.code !== 0) row.losses.push(`the command: ${sentenceOf(importResult)}`);
      const { state, error } = await endOfJob(requests[1], job.id);
      if (state !== "finished") row.losses.push(`the job is ${state}: ${error}`);
      const secondUpload = await uploadRows(requests[1], readFileSync(second));
      await endOfJob(requests[0], secondUpload.id);
      const { damages, names } = await examineDatabase(site.databaseUrl);
      const missingCount = missingRows(names, prefix, 2 * ROWS);
      if (missingCount > 0) row.losses.push(`${missingCount} rows are missing`);
      row.losses.push(...damages);
    }
    addVisits(visits, await visitors.leave());
    if (visits.other.size + visits.unavailable > 0) row.losses.push("visitors were disturbed");
    row.seen.push(...seenNames);
    row.visitors = formatVisits(visits);
    await site.close();
    return row;
  } finally {
    await postgres.close();
  }
}

const detailOf = (refusal: string) => (/"detail":"([^"]*)"/.exec(refusal)?.[1] ?? refusal).replace(/job \d+/, "job …");
