import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import {
  copySampleData,
  mainstreet,
  mainstreetJson,
  serveMainstreet,
} from "../../server/testing/commands/run-executable.ts";

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "mainstreet-doctor-"));
  copySampleData(cwd);
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

const run = (env: Record<string, string>, ...args: string[]) => mainstreet(["--data", "data", ...args], { cwd, env });

it("The doctor finds a directory healthy beside its server, which has every page of the sitemaps", async () => {
  const server = await serveMainstreet("data", cwd);
  try {
    const env = { MAINSTREET_PORT: new URL(server.url).port };
    const { code, stdout, stderr } = await run(env, "--json", "doctor");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const { healthy, findings, checks } = JSON.parse(stdout);
    expect({ healthy, findings: findings.map(({ check }: { check: string }) => check) }).toEqual({
      healthy: true,
      findings: ["base URL", "backup"],
    });
    expect(checks).toContainEqual({
      check: "sitemap",
      result: "ok",
      fact: expect.stringContaining("the site serves them"),
    });
  } finally {
    await server.stop();
  }
});

it("The doctor names the command that brings a damaged database back, and exits with 1 until then", async () => {
  await mainstreetJson(cwd, "backup");
  writeFileSync(join(cwd, "data/mainstreet.db"), "ruined".repeat(10_000));
  const { code, stdout, stderr } = await run({}, "doctor", "--fix");
  expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
  expect(stdout).toContain("1 error to mend.");
  const restore = /\$ mainstreet (.+ restore .+)/.exec(stdout)?.[1] ?? "";
  expect(await mainstreet(restore.split(" "), { cwd: "/" })).toMatchObject({ code: 0 });
  expect(await run({}, "doctor")).toMatchObject({
    code: 0,
    stdout: expect.stringContaining("The directory is healthy."),
  });
});

it("The doctor touches no folder that Mainstreet did not create, and tells another user who owns the folder", async () => {
  mkdirSync(join(cwd, "backups"), { mode: 0o755 });
  for (const data of ["nowhere", ".", "/", "/etc/passwd"]) {
    expect(await mainstreet(["--data", data, "doctor", "--fix"], { cwd }), data).toMatchObject({
      code: 1,
      stdout: "",
      stderr: expect.stringMatching(/^mainstreet: [^\n]+ data folder [^\n]+--data[^\n]*\n$/),
    });
  }
  expect(statSync(join(cwd, "backups")).mode & 0o777).toBe(0o755);
  if (process.getuid?.() !== 0) return;
  chmodSync(cwd, 0o755);
  const env = { MAINSTREET_CACHE: join(cwd, "cache") };
  mkdirSync(join(cwd, "cache"));
  chmodSync(join(cwd, "cache"), 0o777);
  const { code, stdout } = await mainstreet(["--data", "data", "doctor"], { cwd, env, uid: 65_534 });
  expect({ code, stdout }).toEqual({ code: 1, stdout: expect.stringMatching(/\n1 error to mend\.\n$/) });
  expect(stdout).toContain("$ sudo -u '#0' mainstreet --data ");
});
