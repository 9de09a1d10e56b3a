import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

/** Opens services in a process of its own, and prints the packages that were loaded by then, and why it failed. */
const SCRIPT = `
import { createRequire } from "node:module";
const { openServices } = await import(process.argv[1]);
const { error } = await openServices({ data: "/nowhere", environment: JSON.parse(process.argv[2]), isDryRun: true }).catch((error) => ({ error }));
const files = Object.keys(createRequire(process.argv[1]).cache);
const packages = files.flatMap((file) => /node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(file)?.[1] ?? []);
console.log(JSON.stringify({ packages: [...new Set(packages)], failure: error?.message }));
process.exit();
`;

function openInProcess(environment: object): { packages: string[]; failure?: string } {
  const services = new URL("../open-services.ts", import.meta.url).pathname;
  const parameters = ["--input-type=module", "-e", SCRIPT, services, JSON.stringify(environment)];
  const { stdout, stderr } = spawnSync(process.execPath, parameters, { encoding: "utf8" });
  expect(stderr).toBe("");
  return JSON.parse(stdout);
}

const POSTGRES = /^pg(-|$)/;

it("SQLite loads no package of PostgreSQL", () => {
  const { packages, failure } = openInProcess({});
  expect(failure).toBeUndefined();
  expect(packages).toContain("better-sqlite3");
  expect(packages.filter((name) => POSTGRES.test(name))).toEqual([]);
});

it("a PostgreSQL URL loads the PostgreSQL client", () => {
  const { packages, failure } = openInProcess({ MAINSTREET_DATABASE_URL: "postgres://a:hidden@127.0.0.1:1/d" });
  expect(packages).toEqual(expect.arrayContaining(["pg", "pg-pool", "pg-protocol"]));
  expect(failure).toBe(
    "The PostgreSQL server cannot be reached. Check that it runs, and host and port in database.url.",
  );
});
