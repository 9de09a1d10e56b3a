#!/usr/bin/env node
/**
 * Runs a command under this project's own Node version: `node cli/dev/with-node.mjs <command> [argument…]`.
 *
 * The Node of the machine may be too old (the SQLite addon crashes on Node 20), so the exact version is an npm dependency.
 * This launcher puts it first in PATH, before node_modules/.bin. It must itself run on Node 18.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const modules = fileURLToPath(new URL("../../node_modules", import.meta.url));
const ownNode = join(modules, `node-${process.platform}-${process.arch}`, "bin");
const [command, ...args] = process.argv.slice(2);

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function isMachineNodeNewEnough() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  return major > 22 || (major === 22 && minor >= 12);
}

if (!command) fail("Name a command to run, for example: node cli/dev/with-node.mjs vitest run");
if (!existsSync(modules)) fail("The dependencies are missing. Install them first: npm ci");

// The packaged Node is linked against glibc and does not start on other C libraries (Alpine's musl).
const glibc = process.platform === "linux" && process.report.getReport().header.glibcVersionRuntime;
const useOwnNode = glibc && existsSync(join(ownNode, "node"));
if (!useOwnNode && !isMachineNodeNewEnough()) {
  fail(`Mainstreet needs Node 22.12 or newer on this system, and this is ${process.version}. Install Node 24.`);
}

const path = [...(useOwnNode ? [ownNode] : []), join(modules, ".bin"), process.env.PATH].join(delimiter);
const child = spawn(command, args, {
  stdio: "inherit",
  env: { ...process.env, PATH: path },
  shell: process.platform === "win32",
});

// The terminal sends Ctrl-C to the whole process group; other signals are passed on to the child.
process.on("SIGINT", () => {});
for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("error", (error) => fail(`Cannot run ${command}: ${error.message}`));
child.on("exit", (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
