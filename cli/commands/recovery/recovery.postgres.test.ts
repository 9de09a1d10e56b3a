import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openServices } from "../../../server/open-services.ts";
import { importInto } from "../../../server/testing/directories/import-into.ts";
import { createDatabase } from "../../../server/testing/postgres/test-database.ts";

let folder: string;
let url: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "recovery-"));
  url = await createDatabase();
  const { store, close } = await open();
  await importInto(store, { p1: {} });
  await close();
});
afterAll(() => rmSync(folder, { recursive: true }));

const open = () => openServices({ data: join(folder, "data"), environment: { MAINSTREET_DATABASE_URL: url } });

function run(...words: string[]) {
  const program = new URL("../../main.ts", import.meta.url).pathname;
  const args = [program, "--data", join(folder, "data"), ...words];
  // The program does not know this setting of the tests. Another variable would make it name itself "npm run mainstreet --".
  const { MAINSTREET_TEST_POSTGRES: _, npm_package_name: __, ...env } = process.env;
  return spawnSync(process.execPath, args, { cwd: folder, env, encoding: "utf8" });
}

it("writes a backup that restores into PostgreSQL and into a data folder without it", async () => {
  const backup = join(folder, "backup.db");
  expect(run("--database", url, "backup", "--out", backup)).toMatchObject({ status: 0 });
  const { status, stdout, stderr } = run("--database", url, "restore", backup);
  expect({ status, stdout }, stderr).toEqual({
    status: 0,
    stdout: expect.stringMatching(
      /^Restored .*: 1 business\.\nThe previous database is in (.*); to go back: mainstreet .* restore \1\n$/,
    ),
  });
  expect(run("--data", "restored", "restore", "--new", backup)).toMatchObject({ status: 0 });
  const restoredServices = await openServices({ data: join(folder, "restored"), environment: {} });
  const { store, close } = await open();
  expect(await restoredServices.store.directory.business(1)).toEqual(await store.directory.business(1));
  await close();
  await restoredServices.close();
});

it("is checked by the doctor, who says which database it is", () => {
  const { status, stdout, stderr } = run("--database", url, "--json", "--quiet", "doctor");
  expect({ status, stderr }).toEqual({ status: 1, stderr: "" });
  const { database, findings } = JSON.parse(stdout);
  expect(database).toMatch(/^test_\w+ at 127\.0\.0\.1:\d+$/);
  // The test server runs with this unsafe setting.
  const message = expect.stringContaining("PostgreSQL has fsync = off");
  expect(findings).toContainEqual(expect.objectContaining({ check: "PostgreSQL", message }));
  expect(stdout).not.toContain(new URL(url).password);
});

it("is checked by the doctor in a folder that has only settings", () => {
  const data = join(folder, "settings");
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(join(data, "config.json"), JSON.stringify({ database: { url } }), { mode: 0o600 });
  const { stdout, stderr } = run("--data", data, "--json", "--quiet", "doctor");
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toMatchObject({ database: expect.stringMatching(/^test_/) });
});

it("is emptied by delete-all, and comes back by the command that is printed", async () => {
  const { status, stdout } = run("--database", url, "delete-all", "--confirm", "DELETE");
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^1 business was deleted\. A snapshot was taken first\.\nTo bring everything back: /),
  });
  const [, snapshot = ""] = / restore (.*)\n/.exec(stdout) ?? [];
  expect(run("--database", url, "restore", snapshot)).toMatchObject({ status: 0 });
  const { store, close } = await open();
  expect(await store.directory.countBusinesses()).toBe(1);
  await close();
});
