import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const lockText = readFileSync(join(root, "package-lock.json"), "utf8");

/** Runs the part of the audit that needs no network, on a lock file in which a package has another version. */
function audit(name?: string, version?: string) {
  const folder = mkdtempSync(join(tmpdir(), "audit-"));
  const lock = JSON.parse(lockText) as { packages: Record<string, { version: string }> };
  if (name !== undefined && version !== undefined) {
    lock.packages[`node_modules/${name}`] = { ...lock.packages[`node_modules/${name}`], version };
  }
  const file = join(folder, "package-lock.json");
  writeFileSync(file, JSON.stringify(lock));
  const { status, stdout } = spawnSync(process.execPath, [join(root, ".ci/audit.mjs"), "--offline", file], {
    encoding: "utf8",
  });
  rmSync(folder, { recursive: true });
  return { status, stdout };
}

it("no shipped package has a recorded vulnerability", () => {
  expect(audit()).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Compared with \d+ advisories/) });
});

it.each([
  ["koa", "3.1.0", 1],
  ["koa", "2.16.4", 0],
  ["koa", "1.7.0", 1],
  ["xlsx", "0.20.1", 1],
  ["yauzl", "2.10.0", 0],
  ["pg", "7.1.1", 1],
  ["react-router", "6.30.4", 1],
])("the record knows %s %s: %i", (name, version, status) => {
  expect(audit(name, version).status).toBe(status);
});
