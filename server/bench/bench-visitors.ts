import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { openAsBlob } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import type { BusinessList, CitySummary } from "#contract/business";
import { businessUrl, cityUrl } from "#domain/publishing/page-url";
import { writeWorkbook } from "../spreadsheet/writing/write-workbook.ts";
import { childrenOf } from "../testing/commands/job-process-fixture.ts";
import { dataOf } from "./bench-engine.ts";
import type { BenchPlace } from "./bench-import-export.ts";
import { atMost, type BenchRow, reference } from "./bench-table.ts";
import { MADE_UP_COLUMNS, madeUpRow } from "./made-up-businesses.ts";
import { firstLine, memoryMb, runProcess } from "./run-process.ts";

const PASSWORD = "made up for the bench";
const REQUESTS_PER_SECOND = 100;
const IDLE_SECONDS = 8;
const MEMORY_INTERVAL_MS = 100;

/**
 * Measures visitors during an upload that doubles the directory, on SQLite, whose folder is copied: the 99th percentile of cached pages
 * against an idle server, the upload against the same import by command, and its undo against the import.
 */
export async function benchVisitors({ executable, folder, rows, engine }: BenchPlace): Promise<BenchRow[]> {
  const workbook = join(folder, "more.xlsx");
  await writeWorkbook(workbook, { header: [...MADE_UP_COLUMNS] }, rowsFrom(rows), {});
  const [data, uploadFolder] = [join(folder, "data-by-command"), join(folder, "data-by-upload")];
  await Promise.all([data, uploadFolder].map((copy) => cp(dataOf(folder, engine), copy, { recursive: true })));
  // A server started by another benchmark may have created an administrator.
  const passwordSet = spawnSync(executable, ["--data", uploadFolder, "admin", "set-password"], { input: PASSWORD });
  if (passwordSet.status !== 0) throw new Error(`the password was not set: ${passwordSet.stderr.toString()}`);
  const command = (...args: string[]) => runProcess(executable, ["--data", data, "--json", ...args]);
  const importResult = await command("import", workbook);
  const undoResult = await command("undo", String((JSON.parse(importResult.stdout) as { importId: number }).importId));

  const server = spawn(executable, ["--data", uploadFolder, "serve", "--port", "0", "--json"], {
    stdio: ["ignore", "pipe", "ignore"],
    // A workbook of a million rows has 300 MB.
    env: { ...process.env, MAINSTREET_LIMITS_UPLOAD_MB: "1000" },
  });
  try {
    const { url } = JSON.parse(await firstLine(server)) as { url: string };
    const paths = await cachedPaths(url);
    const idleMb = await withVisitors(url, paths, () => pause(IDLE_SECONDS * 1000));
    const before = processTreeMb(server);
    let peak = 0;
    const timer = setInterval(() => {
      peak = Math.max(peak, processTreeMb(server));
    }, MEMORY_INTERVAL_MS);
    const busy = await withVisitors(url, paths, () => upload(url, workbook));
    clearInterval(timer);
    const size = `${rows.toLocaleString("en-US")} rows`;
    return [
      reference("visitors of cached pages, p99, idle", idleMb.p99, "ms"),
      atMost(`… during an upload of ${size} : idle`, busy.p99 / idleMb.p99, 3, "×"),
      atMost(`upload of ${size} : the same by command`, busy.seconds / importResult.seconds, 1.3, "×"),
      atMost("memory of the upload, beyond the idle server", peak - before, 350, "MB"),
      atMost(`undo of ${size} : their import`, undoResult.seconds / importResult.seconds, 1.5, "×"),
    ];
  } finally {
    server.kill("SIGTERM");
  }
}

async function* rowsFrom(rows: number) {
  for (let index = rows; index < rows * 2; index++) yield madeUpRow(index);
}

/** Returns paths of every kind of page, each requested until it is cached in its smallest encoding. */
async function cachedPaths(url: string): Promise<string[]> {
  const read = async <Body>(path: string) => (await (await fetch(url + path)).json()) as Body;
  const { businesses } = await read<BusinessList>("/api/businesses?limit=20");
  const cities = await read<CitySummary[]>("/api/cities/popular?limit=20");
  const paths = [
    "/",
    "/businesses",
    "/cities",
    "/api/statistics",
    ...businesses.flatMap(({ slug, id }) => [businessUrl(slug), `/api/businesses/${id}`]),
    ...cities.map(({ name }) => cityUrl(name)),
  ];
  for (const path of paths) for (let time = 0; time < 3; time++) await (await fetch(url + path)).text();
  return paths;
}

async function withVisitors(
  url: string,
  paths: string[],
  work: () => Promise<unknown>,
): Promise<{ p99: number; seconds: number }> {
  const program = join(import.meta.dirname, "request-at-rate.ts");
  const client = spawn(process.execPath, [program, url, String(REQUESTS_PER_SECOND)], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  client.stdin.end(paths.join("\n"));
  const output = text(client.stdout);
  const startedAt = performance.now();
  await work();
  const seconds = (performance.now() - startedAt) / 1000;
  client.kill("SIGTERM");
  const { p99, others } = JSON.parse(await output) as { p99: number; others: object };
  if (Object.keys(others).length > 0) throw new Error(`some pages failed: ${JSON.stringify(others)}`);
  return { p99, seconds };
}

async function upload(url: string, workbook: string): Promise<void> {
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const login = await fetch(`${url}/api/admin/login`, {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json" },
    body: JSON.stringify({ username: "admin", password: PASSWORD }),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
  const body = new FormData();
  body.set("excelFile", await openAsBlob(workbook), "more.xlsx");
  const response = await fetch(`${url}/api/admin/import`, { method: "POST", headers: { ...headers, cookie }, body });
  if (response.status !== 200) throw new Error(`the upload failed with ${response.status}: ${await response.text()}`);
}

/** Returns resident memory of a process and its children; 0 if the system has no /proc. */
function processTreeMb({ pid = 0 }: ChildProcess): number {
  try {
    return [pid, ...childrenOf(pid).map(Number)].reduce<number>(
      (sum, childPid) => sum + memoryMb(childPid, "VmRSS"),
      0,
    );
  } catch {
    return 0;
  }
}
