import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { SAMPLE } from "../../../server/testing/commands/run-executable.ts";
import { runInFolder, runJsonInFolder } from "../../../server/testing/commands/run-in-process.ts";
import { type SearchEngine, startSearchEngine } from "../../../server/testing/servers/search-engine.ts";

const BASE = "https://directory.example";
let cwd: string;
beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), "mainstreet-sitemap-"));
  await runJsonInFolder(cwd, "import", SAMPLE);
});
afterEach(() => rmSync(join(cwd, "out"), { recursive: true, force: true }));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

const run = (...args: string[]) => runInFolder(["--data", "data", ...args], { cwd });
const runAt = (env: Record<string, string>, ...args: string[]) =>
  runInFolder(["--json", "--data", "data", "sitemap", "--out", "out", ...args], {
    cwd,
    env: { MAINSTREET_BASE_URL: BASE, ...env },
  });

describe("mainstreet sitemap", () => {
  it("prints how many pages are excluded from search engines, and why", async () => {
    const { noindex } = JSON.parse((await runAt({})).stdout);
    expect(noindex).toEqual([
      { reason: "too-few-businesses", pages: expect.any(Number) },
      { reason: "too-little-known", pages: 9 },
    ]);
    const { stdout } = await run("sitemap", "--out", "out");
    expect(stdout).toMatch(
      /^5 files with \d+ pages of http:\/\/localhost:3000 in out, in [^\n]+: 5 written, 0 removed\.\n/,
    );
    const lists = noindex[0].pages;
    expect(stdout.split("\n")[1]).toBe(
      `${lists + 9} pages are excluded from search engines: ${lists} cities and categories of fewer than three businesses, 9 without reviews, and without a phone number or hours.`,
    );
  });

  it("warns of URLs that only this machine can open, except with --quiet", async () => {
    const { stderr } = await run("sitemap", "--out", "out");
    expect(stderr).toMatch(
      /^mainstreet: The addresses in the sitemaps are of this machine[^\n]* Set site\.baseUrl [^\n]*\n$/,
    );
    expect((await run("--quiet", "sitemap", "--out", "out")).stderr).toBe("");
  });

  it("fails when the folder cannot be created", async () => {
    expect(await run("sitemap")).toMatchObject({ code: 2, stderr: expect.stringContaining("--out") });
    const { code, stderr } = await run("sitemap", "--out", "no/such/folder");
    expect(code).toBe(1);
    expect(stderr).toMatch(/^mainstreet: [^\n]*no\/such\/folder cannot be written: the folder does not exist\.\n$/);
  });

  it.each([
    "https://directory.example/shop",
    "directory.example",
    "https://directory.example/?a=1",
    "ftp://directory.example",
  ])("and the server refuse to start for a site at %s, and say why", async (baseUrl) => {
    for (const args of [
      ["sitemap", "--out", "out"],
      ["serve", "--port", "0"],
    ]) {
      const env = { MAINSTREET_BASE_URL: baseUrl };
      const { code, stdout, stderr } = await runInFolder(["--data", "data", ...args], { cwd, env });
      expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
      expect(stderr).toMatch(
        /^mainstreet: The configuration is wrong: site\.baseUrl \(from MAINSTREET_BASE_URL\) must (be|have no path:) [^\n]+\n$/,
      );
    }
  });
});

describe("mainstreet sitemap --ping", () => {
  let searchEngine: SearchEngine;
  beforeEach(async () => {
    searchEngine = await startSearchEngine();
  });
  afterEach(() => searchEngine.stop());

  it("reports a failed ping in one line and a field, and writes the files all the same", async () => {
    const unreachable = { MAINSTREET_INDEXNOW_ENDPOINT: "http://127.0.0.1:1/" };
    for (const env of [unreachable, { MAINSTREET_BASE_URL: "http://localhost:3000" }]) {
      const { code, stdout, stderr } = await runAt(env, "--ping");
      expect(code).toBe(1);
      expect(stderr).toMatch(/^mainstreet: [^\n]+\n$/);
      const { files, ping } = JSON.parse(stdout);
      expect({ files, ping }).toEqual({ files: 5, ping: { submitted: 0, failure: expect.any(String) } });
    }
    expect(searchEngine.messages).toEqual([]);
  });

  it("sends nothing without --ping", async () => {
    const { stdout } = await runAt({ MAINSTREET_INDEXNOW_ENDPOINT: searchEngine.endpoint });
    expect(JSON.parse(stdout)).not.toHaveProperty("ping");
    expect(searchEngine.messages).toEqual([]);
  });
});
