import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runInFolder } from "../../server/testing/commands/run-in-process.ts";

let cwd: string;
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), "mainstreet-check-"));
});
afterAll(() => rmSync(cwd, { recursive: true }));

const run = (...args: string[]) => runInFolder(["--data", "data", ...args], { cwd });

it("check says what it can check, and refuses anything else", async () => {
  const { code, stderr } = await run("check", "links");
  expect(code).toBe(2);
  expect(stderr).toContain("websites");
  expect((await run("check", "websites", "--limit", "0")).code).toBe(2);
  expect((await run("check", "websites", "--older-than", "soon")).code).toBe(2);
});

it("check needs a directory", async () => {
  expect((await run("check", "websites")).code).toBe(1);
});

it("check says that no website is due", async () => {
  writeFileSync(
    join(cwd, "shops.csv"),
    "name,category,city,country,website,place_id\nJoe's,Bakery,Bern,Switzerland,,ChIJjoes00000000000000001\n",
  );
  expect((await run("import", "shops.csv")).code).toBe(0);
  const { code, stdout } = await run("check", "websites");
  expect({ code, stdout }).toEqual({ code: 0, stdout: "No website is due.\n" });
});
