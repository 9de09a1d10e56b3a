import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startPostgres } from "../../postgres/postgres-server.ts";
import type { FaultRow } from "../fault-rows.ts";
import { examineDatabase } from "./examine-database.ts";
import { missingRows, writeRows } from "./made-up-rows.ts";
import { openSite, sentenceOf } from "./site.ts";
import { waitUntil } from "./until.ts";
import { addVisits, formatVisits, noVisits, startVisitors } from "./visitors.ts";

const ROWS = 12_000;
const DISK_MB = 400;
/** Maximum free space, enough for the import, so that some runs succeed. */
const MAX_FREE_MB = 40;

/**
 * Fills the disk of the primary, with data and WAL, at some moment of an import; then frees space, restarts PostgreSQL and repeats the
 * import. The disk is a small file system in memory, which only root can mount.
 */
export async function tryFullDisks(runs: number, random: () => number): Promise<FaultRow> {
  const row: FaultRow = { fault: "disk of the primary full", tries: runs, struck: 0, losses: [], seen: [] };
  const visits = noVisits();
  const disk = mkdtempSync(join(tmpdir(), "mainstreet-disk-"));
  const mountResult = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_MB}m,mode=755`, "tmpfs", disk]);
  if (mountResult.status !== 0) return { ...row, tries: 0, seen: ["not tried: no file system can be mounted here"] };
  try {
    for (let run = 0; run < runs; run++) await fillDisk(disk, random, row, visits);
    row.visitors = formatVisits(visits);
    return row;
  } finally {
    spawnSync("umount", [disk]);
    rmSync(disk, { recursive: true });
  }
}

async function fillDisk(disk: string, random: () => number, row: FaultRow, visits: ReturnType<typeof noVisits>) {
  const postgres = await startPostgres({ folder: disk, settings: { max_wal_size: "48MB", min_wal_size: "32MB" } });
  const site = await openSite(postgres);
  const ballast = join(disk, "ballast");
  try {
    const server = await site.serve();
    const visitors = startVisitors(server.url);
    const { bavail, bsize } = statfsSync(disk);
    const freeMb = Math.ceil(random() * MAX_FREE_MB);
    writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - freeMb * 2 ** 20)));
    const file = writeRows(join(site.folder, "more.csv"), "more", ROWS);
    const outcome = await site.run("import", file);
    if (outcome.code !== 0) row.struck++;
    const sentence = sentenceOf(outcome).replace(/So far: .*? duplicates/, "So far: …");
    if (outcome.code !== 0 && !row.seen.includes(sentence)) row.seen.push(sentence);
    await pause(1_000);
    rmSync(ballast);
    // It may have ended by itself, when the WAL could not be written.
    await postgres.stop();
    await postgres.start();
    const isBack = await waitUntil(async () => (await fetch(`${server.url}/search?q=back`)).status === 200, 60_000);
    if (!isBack) row.losses.push("no page was there again");
    const secondImport = await site.run("import", file);
    if (secondImport.code !== 0) row.losses.push(`import again: ${sentenceOf(secondImport)}`);
    const ownVisits = await visitors.leave();
    if (ownVisits.other.size > 0) row.losses.push("visitors saw other answers");
    addVisits(visits, ownVisits);
    const { damages, names } = await examineDatabase(site.databaseUrl);
    if (missingRows(names, "more", ROWS) > 0) row.losses.push("rows are missing");
    row.losses.push(...damages);
  } finally {
    await site.close();
    await postgres.close();
    rmSync(ballast, { force: true });
  }
}
