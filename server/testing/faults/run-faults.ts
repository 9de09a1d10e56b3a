/**
 * `npm run faults` breaks processes, disks and connections on purpose, and prints a table of losses. Options: `--tries N` of each kill
 * (default 100), `--only WORD` in the name of the fault, `--seconds N` of load (60), `--soak N` (600), and `--engine postgres` for the
 * faults of PostgreSQL, with a twentieth of the tries. The exit code is 1 when anything was lost.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { seededRandom } from "#domain/text/seeded-random";
import { compileDiskShim } from "./disk-shim.ts";
import { type FaultRow, formatRows } from "./fault-rows.ts";
import { tryCorruptPages, tryForbidden, tryTwoImports } from "./file-faults.ts";
import { tryClock, tryDisk, tryKills } from "./operation-faults.ts";
import { OPERATIONS } from "./operations.ts";
import { postgresFaults } from "./postgres/postgres-faults.ts";
import { tryOverload, trySlowClients, trySoak } from "./server-faults.ts";

const { values } = parseArgs({
  options: {
    tries: { type: "string", default: "100" },
    only: { type: "string", default: "" },
    seconds: { type: "string", default: "60" },
    soak: { type: "string", default: "600" },
    seed: { type: "string", default: String(process.pid) },
    engine: { type: "string", default: "sqlite" },
  },
});
const tries = Number(values.tries);
const quarterTries = Math.ceil(tries / 4);
const random = seededRandom(values.seed);
const folder = mkdtempSync(join(tmpdir(), "mainstreet-faults-"));
const shim = compileDiskShim(folder);
const names = Object.keys(OPERATIONS);

const sqliteFaults = (): [name: string, run: () => Promise<FaultRow>][] => [
  ...names.map((name): [string, () => Promise<FaultRow>] => [`kill ${name}`, () => tryKills(name, tries, random)]),
  ...(shim === undefined ? [] : names.flatMap((name) => diskFaults(name, shim))),
  ["corrupted page", () => tryCorruptPages(quarterTries, random)],
  ["two imports", () => tryTwoImports(quarterTries)],
  ["EACCES", () => tryForbidden(names)],
  ["slow clients", () => trySlowClients(100 * tries)],
  ["overload", () => tryOverload(Number(values.seconds))],
  ["soak", () => trySoak(Number(values.soak))],
];

function diskFaults(name: string, library: string): [string, () => Promise<FaultRow>][] {
  return [
    [`ENOSPC ${name}`, () => tryDisk(name, "ENOSPC", quarterTries, library)],
    [`EIO ${name}`, () => tryDisk(name, "EIO", quarterTries, library)],
    [`clock ${name}`, () => tryClock(name, 2, library)],
  ];
}

process.stderr.write(
  `Seed ${values.seed}. ${shim === undefined ? "No C compiler: disks and clocks are left out.\n" : ""}`,
);
const faults = values.engine === "postgres" ? postgresFaults(Math.ceil(tries / 20), random) : sqliteFaults();
const rows: FaultRow[] = [];
for (const [name, run] of faults) {
  if (!name.includes(values.only)) continue;
  process.stderr.write(`${name} …\n`);
  const row = await run();
  rows.push(row);
  process.stderr.write(`${name}: ${row.tries} tries, ${row.losses.length} losses\n`);
}
rmSync(folder, { recursive: true });
process.stdout.write(`${formatRows(rows)}\n`);
process.exitCode = rows.some(({ losses }) => losses.length > 0) ? 1 : 0;
