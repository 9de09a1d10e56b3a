import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { writeWorkbook } from "../spreadsheet/writing/write-workbook.ts";
import { openComposeStack } from "../testing/compose/compose-stack.ts";
import { requestsPerSecond } from "./bare-server.ts";
import { type BenchRow, benchTable, mean, reference } from "./bench-table.ts";
import { MADE_UP_COLUMNS, madeUpRow } from "./made-up-businesses.ts";
import { endProcess, firstLine, runProcess } from "./run-process.ts";

/**
 * `node server/bench/run-servers.ts [ROWS] [SECONDS]` measures one server over SQLite, and one and three over one PostgreSQL, directly and
 * through the proxy: the services of docs/deploy/compose.yaml on one machine. Each round measures all setups in turn. Needs
 * dist/mainstreet, HAProxy and PostgreSQL.
 */
const [rows = "100000", seconds = "8"] = process.argv.slice(2);
const ROUNDS = 3;
/** Number of concurrent searches, divided among the URLs of a setup. */
const CONNECTIONS = 24;
const SERVERS = ["mainstreet-1", "mainstreet-2", "mainstreet-3"];
const executable = join(import.meta.dirname, "../../dist/mainstreet");
const flood = join(import.meta.dirname, "request-flood.ts");

interface Flood {
  perSecond: number;
  others: Record<string, number>;
}
let nextSearch = 0;

/** Returns uncached search pages a second. Throws if one of them failed. */
async function searchesPerSecond(urls: readonly string[]): Promise<number> {
  const floods = urls.map(async (url) => {
    nextSearch += 100_000;
    const args = [flood, url, String(CONNECTIONS / urls.length), seconds, String(nextSearch)];
    const { stdout } = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
    const { perSecond, others } = JSON.parse(await text(stdout)) as Flood;
    if (Object.keys(others).length > 0) throw new Error(`${url}: ${JSON.stringify(others)}`);
    return perSecond;
  });
  return sum(await Promise.all(floods));
}

async function homePagesPerSecond(urls: readonly string[]): Promise<number> {
  const start = (command: string, args: string[]) => spawn(command, args, { stdio: ["ignore", "pipe", "inherit"] });
  return sum(await Promise.all(urls.map((url) => requestsPerSecond(start, url, Number(seconds)))));
}

const sum = (values: readonly number[]) => mean(values) * values.length;
const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

async function measure(setups: Readonly<Record<string, readonly string[]>>): Promise<BenchRow[]> {
  const figures = new Map<string, number[]>();
  const note = (label: string, value: number) => figures.set(label, [...(figures.get(label) ?? []), value]);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, urls] of Object.entries(setups)) {
      note(`searches, uncached: ${name}`, await searchesPerSecond(urls));
      note(`home page, cached: ${name}`, await homePagesPerSecond(urls));
    }
  }
  return Array.from(figures, ([what, values]) => reference(what, median(values), "requests/s"));
}

const folder = await mkdtemp(join(tmpdir(), "mainstreet-bench-servers-"));
const stack = await openComposeStack(join(import.meta.dirname, "../../docs/deploy/compose.yaml"), {
  programs: { mainstreet: executable },
  files: {
    "database-password": randomBytes(24).toString("hex"),
    "replication-password": randomBytes(24).toString("hex"),
  },
  canCut: false,
});

async function databaseSize(): Promise<BenchRow> {
  const connectionOptions = ["--host=/var/lib/postgresql", "--username=postgres", "--dbname=mainstreet"];
  const bytes = await stack.run("database-1", [
    "psql",
    ...connectionOptions,
    "-Atc",
    "SELECT pg_database_size('mainstreet')",
  ]);
  return reference(`PostgreSQL: disk of ${rows} businesses`, Number(bytes) / Number(rows), "bytes each");
}

const args = ["--data", join(folder, "data"), "--json"];
try {
  const workbook = join(folder, "made-up.xlsx");
  const records = Array.from({ length: Number(rows) }, (_, index) => madeUpRow(index));
  await writeWorkbook(workbook, { header: [...MADE_UP_COLUMNS] }, records, {});
  await runProcess(executable, [...args, "import", workbook]);
  for (const name of ["database-1", "database-2", ...SERVERS, "proxy"]) await stack.up(name);
  await stack.run("mainstreet-1", ["mainstreet", "import", "--quiet", workbook]);
  const env = { ...process.env, MAINSTREET_ADMIN_PASSWORD: "of a benchmark" };
  const singleServer = spawn(executable, [...args, "serve", "--port", "0"], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const { url } = JSON.parse(await firstLine(singleServer)) as { url: string };
    const urls = SERVERS.map((name) => stack.url(name));
    const setups = {
      "one server, SQLite": [url],
      "one server, PostgreSQL": urls.slice(0, 1),
      "three servers, PostgreSQL": urls,
      "three servers, PostgreSQL, proxy": [stack.url("proxy")],
    };
    const figures = [await databaseSize(), ...(await measure(setups))];
    process.stdout.write(`${benchTable(figures)}\n`);
  } finally {
    await endProcess(singleServer);
  }
} finally {
  await stack.close();
  await rm(folder, { recursive: true, force: true });
}
