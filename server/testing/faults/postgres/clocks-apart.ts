import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../../postgres/postgres-server.ts";
import { compileDiskShim } from "../disk-shim.ts";
import type { FaultRow } from "../fault-rows.ts";
import { examineDatabase } from "./examine-database.ts";
import { endOfJob, uploadRows } from "./import-job.ts";
import { missingRows, writeRows } from "./made-up-rows.ts";
import { administratorOf, openSite } from "./site.ts";
import { addVisits, formatVisits, noVisits, startVisitors } from "./visitors.ts";
import { lostWrites, startWriter } from "./writer.ts";

const ROWS = 4_000;
const HOUR_SECONDS = 3_600;
/** Errors of the two servers' clocks in seconds, for each run. */
const SHIFTS = [
  [-2 * HOUR_SECONDS, 2 * HOUR_SECONDS],
  [365 * 24 * HOUR_SECONDS, 0],
  [0, -3 * 365 * 24 * HOUR_SECONDS],
] as const;
/** Tolerance of recorded times, far less than the errors of the clocks. */
const TOLERANCE_MS = 5_000;

/** Lets two servers whose clocks are hours or years apart import, write and watch each other's jobs. Skipped without a C compiler. */
export async function tryClocksApart(runs: number): Promise<FaultRow> {
  const row: FaultRow = { fault: "clocks of two servers apart", tries: runs, struck: 0, losses: [], seen: [] };
  const folder = mkdtempSync(join(tmpdir(), "mainstreet-clock-"));
  const shim = compileDiskShim(folder);
  const postgres = await startPostgres();
  const visits = noVisits();
  try {
    if (shim === undefined) return { ...row, tries: 0, seen: ["not tried: there is no C compiler"] };
    for (let run = 0; run < runs; run++) {
      const site = await openSite(postgres);
      const shifts = SHIFTS[run % SHIFTS.length] ?? [0, 0];
      const start = (shift: number, data: string) =>
        site.serve(data, shift === 0 ? {} : { LD_PRELOAD: shim, DISK_SHIM_CLOCK: String(shift) });
      const [one, other] = [await start(shifts[0], "one"), await start(shifts[1], "other")];
      const visitors = [startVisitors(one.url), startVisitors(other.url)];
      const writers = [await startWriter(one.url, "one"), await startWriter(other.url, "other")];
      const request = await administratorOf(other.url);
      const startedAt = Date.now();
      const file = readFileSync(writeRows(join(site.folder, "more.csv"), "more", ROWS));
      const { id } = await uploadRows(await administratorOf(one.url), file);
      const job = await endOfJob(request, id);
      if (job.state !== "finished") row.losses.push(`the job is ${job.state}: ${job.error}`);
      const dates = [job.startedAt, job.finishedAt ?? ""].map((date) => Date.parse(date));
      const isDated = dates.every((date) => date > startedAt - TOLERANCE_MS && date < Date.now() + TOLERANCE_MS);
      if (!isDated) row.losses.push(`the job is dated ${job.startedAt}`);
      const writerResults = await Promise.all(writers.map((writer) => writer.stop()));
      const { damages, names } = await examineDatabase(site.databaseUrl);
      if (missingRows(names, "more", ROWS) > 0) row.losses.push("rows are missing");
      row.losses.push(...damages);
      for (const result of writerResults) {
        row.losses.push(...lostWrites(result, names.values()));
        for (const refusal of result.refusals) if (!row.seen.includes(refusal)) row.seen.push(refusal);
      }
      for (const visitor of visitors) addVisits(visits, await visitor.leave());
      row.struck++;
      await site.close();
    }
    if (visits.other.size + visits.unavailable > 0) row.losses.push("visitors were disturbed");
    row.seen.push("all times are those of the database");
    row.visitors = formatVisits(visits);
    return row;
  } finally {
    await postgres.close();
    rmSync(folder, { recursive: true });
  }
}
