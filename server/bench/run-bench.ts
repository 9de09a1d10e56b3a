import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BenchEngine, sqlite, startPostgresEngine } from "./bench-engine.ts";
import { type BenchPlace, benchImportExport } from "./bench-import-export.ts";
import { benchRendering } from "./bench-rendering.ts";
import { benchSearch } from "./bench-search.ts";
import { benchServing } from "./bench-serving.ts";
import { benchSitemaps } from "./bench-sitemaps.ts";
import { benchStart } from "./bench-start.ts";
import { type BenchRow, benchTable, comparisonTable } from "./bench-table.ts";
import { benchVisitors } from "./bench-visitors.ts";

/**
 * `npm run bench [-- ROWS] [--search] [--million] [--engine postgres]` runs all benchmarks at once, since only figures of one run compare.
 * `--search` runs only import, export and searches; `--million` adds searches in a million businesses; `--engine postgres` adds PostgreSQL
 * beside SQLite, without the visitors during an upload. Needs dist/mainstreet.
 */
const args = process.argv.slice(2);
const rows = Number(args.find((arg) => /^\d+$/.test(arg)) ?? 100_000);
const isOnlySearch = args.includes("--search");
const isCompared = args.includes("--engine") && args[args.indexOf("--engine") + 1] === "postgres";
const MILLION = 1_000_000;
const executable = join(import.meta.dirname, "../../dist/mainstreet");
const folder = await mkdtemp(join(tmpdir(), "mainstreet-bench-"));
try {
  process.stdout.write(`${isCompared ? await compareEngines() : benchTable(await benchEngine(sqlite))}\n`);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function compareEngines(): Promise<string> {
  const postgres = await startPostgresEngine();
  try {
    const one = { name: sqlite.name, rows: await benchEngine(sqlite) };
    return comparisonTable(one, { name: postgres.name, rows: await benchEngine(postgres) });
  } finally {
    await postgres.close();
  }
}

type Benchmark = (place: BenchPlace) => Promise<BenchRow[]>;

async function benchEngine(engine: BenchEngine): Promise<BenchRow[]> {
  const benchmarks: Benchmark[] = [benchImportExport, benchSearch];
  if (args.includes("--million")) benchmarks.push(benchMillion);
  if (!isOnlySearch) benchmarks.push(benchServing, benchRendering, benchSitemaps, benchStart);
  if (!isOnlySearch && !isCompared) benchmarks.push(benchVisitors);
  const figures: BenchRow[] = [];
  try {
    for (const benchmark of benchmarks) figures.push(...(await benchmark({ executable, folder, rows, engine })));
  } catch (error) {
    // A million rows take minutes, so the figures so far are worth showing.
    process.stdout.write(`${benchTable(figures)}\n`);
    throw error;
  }
  return figures;
}

async function benchMillion({ engine }: BenchPlace): Promise<BenchRow[]> {
  const place = { executable, folder: join(folder, "million"), rows: MILLION, engine };
  await mkdir(place.folder, { recursive: true });
  return [...(await benchImportExport(place)), ...(await benchSearch(place))];
}
