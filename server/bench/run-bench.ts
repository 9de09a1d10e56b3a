import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { benchImportExport } from "./bench-import-export.ts";
import { benchRendering } from "./bench-rendering.ts";
import { benchSearch } from "./bench-search.ts";
import { benchServing } from "./bench-serving.ts";
import { benchSitemaps } from "./bench-sitemaps.ts";
import { benchStart } from "./bench-start.ts";
import { type BenchRow, benchTable } from "./bench-table.ts";
import { benchVisitors } from "./bench-visitors.ts";

/**
 * `npm run bench [-- ROWS] [--search] [--million]`: all benchmarks in one run, since only figures of one run compare.
 * `--search`: only import, export and searches; `--million`: searches in a million businesses too. Needs dist/mainstreet.
 */
const args = process.argv.slice(2);
const rows = Number(args.find((arg) => /^\d+$/.test(arg)) ?? 100_000);
const isOnlySearch = args.includes("--search");
const MILLION = 1_000_000;
const executable = join(import.meta.dirname, "../../dist/mainstreet");
const folder = await mkdtemp(join(tmpdir(), "mainstreet-bench-"));
try {
  const table = [
    ...(await benchImportExport({ executable, folder, rows })),
    ...(await benchSearch(executable, join(folder, "data"), rows)),
    ...(args.includes("--million") ? await benchMillion() : []),
    ...(isOnlySearch ? [] : await benchOthers()),
  ];
  process.stdout.write(`${benchTable(table)}\n`);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function benchOthers(): Promise<BenchRow[]> {
  return [
    ...(await benchServing(executable, folder)),
    ...(await benchRendering(executable, folder)),
    ...(await benchSitemaps(executable, folder)),
    ...(await benchStart(executable, folder)),
    ...(await benchVisitors({ executable, folder, rows })),
  ];
}

async function benchMillion(): Promise<BenchRow[]> {
  const place = { executable, folder: join(folder, "million"), rows: MILLION };
  await mkdir(place.folder);
  const table = await benchImportExport(place);
  return [...table, ...(await benchSearch(executable, join(place.folder, "data"), MILLION))];
}
