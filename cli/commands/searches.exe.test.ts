import { mkdtempSync, rmSync } from "node:fs";
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
  cwd = mkdtempSync(join(tmpdir(), "mainstreet-searches-"));
  copySampleData(cwd);
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

/** Requests a different URL each time, since the response cache would answer a repeated one. */
async function search(env: Record<string, string> = {}) {
  const server = await serveMainstreet("data", cwd, env);
  for (const path of ["/search?q=Zither%20lessons", "/api/search?q=zither+lessons", "/search?q=zither+LESSONS"])
    await (await fetch(server.url + path)).text();
  expect(await server.stop()).toBe(0);
}

it("searches of pages and API that found nothing are written when the server stops, and printed", async () => {
  await search();
  const { isLogged, searches } = await mainstreetJson(cwd, "searches");
  const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  expect(isLogged).toBe(true);
  expect(searches).toEqual([{ text: "zither lessons", place: "", count: 3, firstDay: day, lastDay: day }]);
  const { stdout } = await mainstreet(["--data", "data", "searches"], { cwd });
  expect(stdout).toMatch(/^zither lessons {2}3 searches, \d{4}-\d\d-\d\d\n$/);
});

it("searches are not counted while the setting is off, and earlier counts are deleted", async () => {
  await search();
  await search({ MAINSTREET_SEARCHES_LOG: "false" });
  expect(await mainstreetJson(cwd, "searches")).toEqual({ isLogged: true, searches: [] });
});
