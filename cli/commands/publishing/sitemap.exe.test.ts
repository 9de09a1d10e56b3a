import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { copySampleData, mainstreet, serveMainstreet } from "../../../server/testing/commands/run-executable.ts";
import { type SearchEngine, startSearchEngine } from "../../../server/testing/servers/search-engine.ts";

const BASE = "https://directory.example";
let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "mainstreet-sitemap-"));
  copySampleData(cwd);
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

const runAt = (env: Record<string, string>, ...args: string[]) =>
  mainstreet(["--json", "--data", "data", "sitemap", "--out", "out", ...args], {
    cwd,
    env: { MAINSTREET_BASE_URL: BASE, ...env },
  });

describe("mainstreet sitemap", () => {
  it("writes the bytes that the server sends, and nothing the second time", async () => {
    const first = await runAt({});
    expect(first).toMatchObject({ code: 0, stderr: "" });
    const names = readdirSync(join(cwd, "out"));
    const report = JSON.parse(first.stdout);
    expect(report).toMatchObject({ files: 5, written: 5, removed: 0, urls: expect.any(Number) });
    const writtenFiles = names.map((name) => [name, readFileSync(join(cwd, "out", name), "utf8")] as const);
    const addresses = writtenFiles.flatMap(([name, xml]) => (name === "sitemap.xml" ? [] : xml.match(/<loc>/g)));
    expect(addresses).toHaveLength(report.urls);
    const times = names.map((name) => statSync(join(cwd, "out", name)).mtimeMs);
    expect(JSON.parse((await runAt({})).stdout)).toMatchObject({ files: 5, written: 0, removed: 0 });
    expect(names.map((name) => statSync(join(cwd, "out", name)).mtimeMs)).toEqual(times);

    const server = await serveMainstreet("data", cwd);
    try {
      for (const [name, xml] of writtenFiles) {
        const responseText = await (await fetch(`${server.url}/${name}`)).text();
        expect(responseText.replace(/http:\/\/localhost(:\d+)?/g, BASE), name).toBe(xml);
      }
    } finally {
      await server.stop();
    }
  });
});

describe("mainstreet sitemap --ping", () => {
  let searchEngine: SearchEngine;
  beforeEach(async () => {
    searchEngine = await startSearchEngine();
  });
  afterEach(() => searchEngine.stop());

  it("names the pages to search engines, who find the key at the site", async () => {
    const { code, stdout, stderr } = await runAt({ MAINSTREET_INDEXNOW_ENDPOINT: searchEngine.endpoint }, "--ping");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const { urls, ping } = JSON.parse(stdout);
    expect(ping).toEqual({ submitted: urls, failure: null });
    const [{ key, urlList } = { key: "", urlList: [] }] = searchEngine.messages;
    expect(urlList).toHaveLength(urls);
    const server = await serveMainstreet("data", cwd);
    try {
      const response = await fetch(`${server.url}/${key}.txt`);
      expect([response.status, await response.text()]).toEqual([200, key]);
      expect((await fetch(`${server.url}/${"0".repeat(32)}.txt`)).status).toBe(404);
    } finally {
      await server.stop();
    }
    const second = await runAt({ MAINSTREET_INDEXNOW_ENDPOINT: searchEngine.endpoint }, "--ping");
    expect(JSON.parse(second.stdout).ping.failure).toBeNull();
  });
});
