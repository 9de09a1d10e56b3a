import { join } from "node:path";
import { startPostgres } from "../../postgres/postgres-server.ts";
import type { FaultRow } from "../fault-rows.ts";
import { examineDatabase } from "./examine-database.ts";
import { missingRows, writeRows } from "./made-up-rows.ts";
import { openSite, sentenceOf } from "./site.ts";
import { addVisits, formatVisits, noVisits, startVisitors } from "./visitors.ts";
import { lostWrites, startWriter } from "./writer.ts";

const ROWS = 4_000;
/** Maximum one-way delay. */
const DELAY_MS = 60;
/** Limit of each connection, in either direction. */
const BYTES_PER_SECOND = 1_000_000;

/** Runs servers and an import at the other end of a slow network. */
export async function trySlowNetwork(runs: number, random: () => number): Promise<FaultRow> {
  const row: FaultRow = { fault: "slow network", tries: runs, struck: 0, losses: [], seen: [] };
  const visits = noVisits();
  const postgres = await startPostgres();
  try {
    const site = await openSite(postgres);
    const server = await site.serve();
    for (let run = 0; run < runs; run++) {
      const delayMs = Math.round(DELAY_MS * random());
      for (const network of [site.network, site.commandNetwork]) {
        network.delay(delayMs);
        network.limit(BYTES_PER_SECOND);
      }
      const prefix = `run${run}x`;
      const visitors = startVisitors(server.url);
      const writer = await startWriter(server.url, `written${run}x`);
      const importResult = await site.run("import", writeRows(join(site.folder, `${prefix}.csv`), prefix, ROWS));
      if (importResult.code !== 0) row.losses.push(`the import: ${sentenceOf(importResult)}`);
      const writerResult = await writer.stop();
      addVisits(visits, await visitors.leave());
      const { damages, names } = await examineDatabase(site.databaseUrl);
      if (missingRows(names, prefix, ROWS) > 0) row.losses.push("rows are missing");
      row.losses.push(...damages, ...lostWrites(writerResult, names.values()), ...writerResult.refusals);
      row.seen.push(`${delayMs} ms one way: ${ROWS} rows in ${Math.round(secondsOf(importResult))} s`);
      row.struck++;
    }
    if (visits.other.size + visits.unavailable > 0) row.losses.push("visitors were disturbed");
    row.visitors = formatVisits(visits);
    await site.close();
    return row;
  } finally {
    await postgres.close();
  }
}

const secondsOf = ({ stdout }: { stdout: string }) => (JSON.parse(stdout) as { seconds: number }).seconds;
