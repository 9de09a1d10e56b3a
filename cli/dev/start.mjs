/**
 * `npm start`: builds, imports the sample into an empty directory, and serves it at http://localhost:3000. Further
 * arguments go to `serve`, for example `npm start -- --port 4000`; `--data DIR` goes to both.
 */
import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { build } from "../../build.mjs";

const dist = join(import.meta.dirname, "../../dist");
const mainstreet = join(dist, "mainstreet.cjs");
const serveArgs = process.argv.slice(2);
const { data } = parseArgs({ args: serveArgs, options: { data: { type: "string" } }, strict: false }).values;
const dataArgs = data ? ["--data", data] : [];

await build();
// Migrate first, as `serve` would: import refuses a database of an earlier version.
spawnSync(process.execPath, [mainstreet, "--json", ...dataArgs, "migrate"], { stdio: ["inherit", "ignore", "ignore"] });
const sample = join(dist, "assets/sample/businesses.xlsx");
const importProcess = spawnSync(process.execPath, [mainstreet, "--json", ...dataArgs, "import", sample, "--if-empty"], {
  stdio: ["inherit", "pipe", "inherit"],
  encoding: "utf8",
});
if (importProcess.status !== 0) process.exit(importProcess.status ?? 1);
const report = JSON.parse(importProcess.stdout);
console.log(
  report.importId === null
    ? "The directory is not empty, so the sample was not imported."
    : `Imported a made-up sample of ${report.imported} businesses. To take it back: npm run mainstreet -- ${dataArgs.join(" ")}${data ? " " : ""}undo ${report.importId}`,
);

const server = spawn(process.execPath, [mainstreet, "serve", ...serveArgs], { stdio: "inherit" });
process.on("SIGINT", () => {});
for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 1));
