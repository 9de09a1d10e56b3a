import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { benchImportExport } from "./bench-import-export.ts";
import { benchRendering } from "./bench-rendering.ts";
import { benchServing } from "./bench-serving.ts";
import { benchSitemaps } from "./bench-sitemaps.ts";
import { benchStart } from "./bench-start.ts";
import { benchTable } from "./bench-table.ts";
import { benchVisitors } from "./bench-visitors.ts";

/** `npm run bench [-- ROWS]`: all benchmarks in one run, since only figures of one run compare. Needs dist/mainstreet. */
const rows = Number(process.argv[2] ?? 100_000);
const executable = join(import.meta.dirname, "../../dist/mainstreet");
const folder = await mkdtemp(join(tmpdir(), "mainstreet-bench-"));
try {
  const table = [
    ...(await benchImportExport({ executable, folder, rows })),
    ...(await benchServing(executable, folder)),
    ...(await benchRendering(executable, folder)),
    ...(await benchSitemaps(executable, folder)),
    ...(await benchStart(executable, folder)),
    ...(await benchVisitors({ executable, folder, rows })),
  ];
  process.stdout.write(`${benchTable(table)}\n`);
} finally {
  await rm(folder, { recursive: true, force: true });
}
