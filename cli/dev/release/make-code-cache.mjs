/**
 * Runs a script of the build as server/files/cached-script.ts does, and writes its code cache with the functions that it used:
 *
 *   node make-code-cache.mjs program SCRIPT CACHE           the program imports the sample, and serves until it listens
 *   node make-code-cache.mjs workbook-worker SCRIPT CACHE   the worker reads the sample
 */
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { Script } from "node:vm";
import { isMainThread, Worker, workerData } from "node:worker_threads";

const root = join(import.meta.dirname, "../../..");
const SAMPLE = join(root, "server/sample/businesses.xlsx");
const DIST = join(root, "dist");
/** V8 refuses a cache that was made with other flags. cli/main.ts sets this one after the program is loaded, and before its worker is. */
const FLAGS = { program: "--heap-growing-percent=0", "workbook-worker": "--heap-growing-percent=100" };

function loadScript(name, scriptFile, cacheFile) {
  const filename = join(DIST, `${name}.cjs`);
  setFlagsFromString(FLAGS[name]);
  const script = new Script(readFileSync(scriptFile, "latin1"), { filename });
  process.on("exit", () => {
    setFlagsFromString(FLAGS[name]);
    writeFileSync(cacheFile, script.createCachedData());
  });
  return () => script.runInThisContext()(createRequire(process.execPath), {}, filename, DIST);
}

async function runProgram(scriptFile, cacheFile) {
  const data = mkdtempSync(join(tmpdir(), "mainstreet-made-up-"));
  process.on("exit", () => rmSync(data, { recursive: true, force: true }));
  const run = loadScript("program", scriptFile, cacheFile);
  const runCommand = (...args) => {
    process.argv = [process.execPath, scriptFile, "--data", data, ...args];
    run();
  };
  runCommand("--quiet", "import", SAMPLE);
  await once(process, "beforeExit");
  // The first line on standard output says that the server listens.
  process.stdout.write = () => process.kill(process.pid, "SIGTERM");
  runCommand("serve", "--port", "0");
}

const [name, scriptFile, cacheFile] = process.argv.slice(2);
if (!isMainThread) loadScript("workbook-worker", workerData.scriptFile, workerData.cacheFile)();
else if (name === "program") await runProgram(scriptFile, cacheFile);
else {
  setFlagsFromString(FLAGS["workbook-worker"]);
  const task = {
    file: SAMPLE,
    options: { country: "", isPreview: false },
    maxPendingBatches: Number.POSITIVE_INFINITY,
  };
  const worker = new Worker(import.meta.filename, { workerData: { ...task, scriptFile, cacheFile } });
  await once(worker, "exit");
}
