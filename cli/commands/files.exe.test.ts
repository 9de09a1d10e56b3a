import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, expect, it } from "vitest";
import { mainstreet, mainstreetJson, SAMPLE, serveMainstreet } from "../../server/testing/commands/run-executable.ts";

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "mainstreet-files-"));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

const modeOf = (file: string) => statSync(join(cwd, file)).mode & 0o777;

it("Written files are private, except sitemaps; an open data folder is reported; leftovers of a killed command are deleted", async () => {
  mkdirSync(join(cwd, "data"), { mode: 0o755 });
  writeFileSync(join(cwd, "data/mainstreet.db.4194305.0123456789ab.restore"), "half");
  const importResult = await mainstreet(["--data", "data", "import", SAMPLE], { cwd });
  expect(importResult.stderr).toContain(
    `open to other users of this machine. Close it: chmod 700 ${join(cwd, "data")}`,
  );
  expect(readdirSync(join(cwd, "data"))).not.toContain("mainstreet.db.4194305.0123456789ab.restore");
  await mainstreetJson(cwd, "export", "--out", "all.xlsx");
  await mainstreetJson(cwd, "backup", "--out", "copy.db");
  await mainstreetJson(cwd, "sitemap", "--out", "maps");
  for (const file of ["data/mainstreet.db", "all.xlsx", "copy.db"]) expect(modeOf(file), file).toBe(0o600);
  expect(modeOf("data/backups")).toBe(0o700);
  expect(modeOf("maps")).toBe(0o755);
  expect(modeOf("maps/sitemap.xml")).toBe(0o644);

  const refusal = await mainstreet(["--data", "data", "backup", "--out", "all.xlsx"], { cwd });
  expect(refusal).toMatchObject({ code: 1, stderr: expect.stringContaining("all.xlsx is there already and not a") });
});

it("A restore wants --new where there is no directory, and says how to go back from any folder", async () => {
  await mainstreetJson(cwd, "import", SAMPLE);
  const { file } = await mainstreetJson(cwd, "backup");
  const missingFolder = await mainstreet(["--data", "other", "restore", file], { cwd });
  expect(missingFolder).toMatchObject({ code: 1, stderr: expect.stringContaining("make a new one with --new") });
  expect(readdirSync(cwd)).toEqual(["data"]);
  expect(await mainstreet(["--data", "other", "restore", "--new", file], { cwd })).toMatchObject({ code: 0 });
  const secondRestore = await mainstreet(["--data", "other", "restore", file], { cwd });
  const goBack = /to go back: mainstreet (.+)/.exec(secondRestore.stdout)?.[1] ?? "";
  expect(await mainstreet(goBack.split(" "), { cwd: "/" })).toMatchObject({ code: 0 });
});

it("A server opens the database that took the place of a damaged one, and ends when a newer program migrated it", async () => {
  await mainstreetJson(cwd, "import", SAMPLE);
  const { file } = await mainstreetJson(cwd, "backup");
  const server = await serveMainstreet("data", cwd);
  const total = async () => {
    const response = await fetch(`${server.url}/api/statistics`).catch(() => undefined);
    return response?.ok ? ((await response.json()) as { totalBusinesses: number }).totalBusinesses : undefined;
  };
  const before = await total();
  await mainstreetJson(cwd, "delete-all", "--confirm", "DELETE");
  writeFileSync(join(cwd, "data/mainstreet.db"), "ruined".repeat(10_000));
  const restoration = await mainstreet(["--data", "data", "restore", file], { cwd });
  expect(restoration).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/could not be used; it is kept in \S+mainstreet\.db\.damaged-\d+\.\n$/),
  });
  while (!server.stderr().includes("was replaced; opening it again") || (await total()) !== before) await pause(50);
  // The server writes to the new database.
  expect(await mainstreet(["--data", "data", "import", SAMPLE], { cwd })).toMatchObject({ code: 0 });

  const db = new Sqlite(join(cwd, "data/mainstreet.db"));
  db.pragma("user_version = 999");
  db.close();
  expect(await server.waitForEnd()).toBe(1);
  expect(server.stderr()).toContain("has schema version 999");
});
