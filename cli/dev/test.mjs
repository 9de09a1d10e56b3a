/**
 * `npm test`: runs all tests against a build of these very sources. Arguments go to vitest, for example `npm test -- server/domain`. It
 * builds or installs what the tests need, or names what is missing.
 */
import { spawnSync } from "node:child_process";
import { existsSync, globSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { build, makeExecutable } from "../../build.mjs";
import { findComposePrograms } from "../../server/testing/compose/find-programs.ts";
import { findPostgres } from "../../server/testing/postgres/find-postgres.ts";
import { findDeployPrograms } from "../../server/testing/proxies/find-programs.ts";
import { findChromium } from "../../web/e2e/support/chromium.ts";

const root = join(import.meta.dirname, "../..");
const executable = join(root, "dist/mainstreet");
const reports = join(root, "dist/reports");
/** Matches files that are in no build. */
const TESTS = /\.test\.tsx?$|\/(e2e|testing|suite)\//;

function isBuildStale() {
  if (!existsSync(executable)) return true;
  const builtAt = statSync(executable).mtimeMs;
  const sources = globSync(["{cli,server,web}/**/*", "build.mjs", "package.json", "package-lock.json"], { cwd: root });
  return sources.some((file) => !TESTS.test(file) && statSync(join(root, file)).mtimeMs > builtAt);
}

function run(command, args) {
  return spawnSync(command, args, {
    stdio: "inherit",
    cwd: root,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  }).status;
}

/** Installs Debian packages if this user is allowed to. */
function install(...packages) {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return;
  console.log(`The tests need ${packages.join(" and ")}: installing Debian's.`);
  if (run("apt-get", ["update"]) === 0) run("apt-get", ["install", "-y", "--no-install-recommends", ...packages]);
}

/** Returns the message of the error that `find` throws, or undefined. */
function errorOf(find) {
  try {
    find();
    return undefined;
  } catch ({ message }) {
    return message;
  }
}

function requireChromium() {
  if (!findChromium())
    throw new Error(
      "The browser tests need Chromium. Install it (on Debian: apt-get install chromium), or name one in MAINSTREET_CHROMIUM.",
    );
}

function requireOpenssl() {
  if (spawnSync("openssl", ["version"]).error)
    throw new Error("The tests of HTTPS need openssl. Install it (on Debian: apt-get install openssl).");
}

/** Programs that tests need, with their Debian packages; of each entry one program is enough. */
const NEEDS = [
  [requireChromium, [["chromium-headless-shell"], ["chromium"]]],
  [findComposePrograms, [["haproxy", "postgresql"]]],
  [findPostgres, []],
  [requireOpenssl, [["openssl"]]],
  [findDeployPrograms, [["nginx", "haproxy", "caddy", "systemd"]]],
];

/** Installs what is missing, and returns a sentence for each program that is still missing. */
function missingPrograms() {
  return NEEDS.flatMap(([find, packages]) => {
    for (const names of packages) if (errorOf(find)) install(...names);
    return errorOf(find) ?? [];
  });
}

/** The power-loss tests compile a library; without a compiler they are skipped. */
function wantCompiler() {
  const isMissing = () => process.platform === "linux" && spawnSync("cc", ["--version"]).error !== undefined;
  if (isMissing()) install("gcc", "libc6-dev");
  if (isMissing()) console.log("There is no C compiler: the tests of power loss are skipped.");
}

wantCompiler();
const missingMessages = missingPrograms();
if (missingMessages.length > 0) {
  console.error(missingMessages.join("\n"));
  process.exit(1);
}
if (isBuildStale()) {
  await build();
  await makeExecutable();
}
rmSync(reports, { recursive: true, force: true });
const vitest = join(root, "node_modules/vitest/vitest.mjs");
const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${join(reports, "vitest.json")}`];
process.exit(run(process.execPath, [vitest, "run", ...reporters, ...process.argv.slice(2)]) ?? 1);
