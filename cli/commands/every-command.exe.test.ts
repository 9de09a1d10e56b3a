import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { copySampleData, mainstreet, serveMainstreet } from "../../server/testing/commands/run-executable.ts";
import { writeLakeside } from "../../server/testing/map/made-up-archive.ts";
import { createProgram } from "../program.ts";

/**
 * Runs each command once as the executable; everything else about commands is tested in process. Each run depends on the ones before it.
 */
const RUNS: readonly [command: string, args: string[], output: object, input?: string][] = [
  ["help", [], { name: "mainstreet" }],
  ["config", [], { dataFolder: expect.stringMatching(/\/data$/) }],
  ["import", ["one.csv"], { importId: 2, imported: 1 }],
  ["activity", ["--limit", "1"], { activity: [{ action: "import" }] }],
  ["undo", ["2"], { importId: 2, removed: 1 }],
  ["bin", [], { totalCount: 0 }],
  ["duplicates", [], { pairs: expect.any(Array) }],
  ["rules", [], { rules: [] }],
  ["map", ["add", "town.pmtiles", "--bbox", "8.4,47.3,8.6,47.4"], { places: 3, minZoom: 0, maxZoom: 12 }],
  ["searches", [], { isLogged: true, searches: [] }],
  ["seo", ["--limit", "1"], { updated: 1 }],
  ["sitemap", ["--out", "maps"], { files: 5 }],
  ["export", ["--out", "all.xlsx"], { rows: 391 }],
  ["backup", ["--out", "copy.db"], { file: expect.stringMatching(/copy\.db$/) }],
  ["delete-all", ["--confirm", "DELETE"], { deleted: 391 }],
  ["check", ["websites"], { checked: 0 }],
  ["restore", ["copy.db"], { businesses: 391 }],
  ["copy", ["--from", "data", "--to", "copied"], { beginning: "new" }],
  ["migrate", [], { backup: null }],
  ["doctor", [], { healthy: true }],
  ["admin", ["set-password"], { created: true }, "correct horse\n"],
  ["job", [], { error: { code: "cancelled" } }, ""],
];

let cwd: string;
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), "mainstreet-every-command-"));
  copySampleData(cwd);
  writeLakeside(join(cwd, "town.pmtiles"));
  writeFileSync(join(cwd, "one.csv"), "name,place_id,category,full_address,country\nExtra,x1,Bakery,,US\n");
});
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

it.each(RUNS)("%s %j runs as the executable", async (command, args, output, input) => {
  const { code, stdout, stderr } = await mainstreet(["--data", "data", "--json", "--quiet", command, ...args], {
    cwd,
    input,
  });
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(JSON.parse(stdout)).toMatchObject(output);
});

it("serve runs as the executable, and every command is tested", async () => {
  const server = await serveMainstreet("data", cwd);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
  const run = ["serve", ...RUNS.map(([command]) => command)];
  expect(run.toSorted()).toEqual(
    createProgram()
      .commands.map((command) => command.name())
      .toSorted(),
  );
});
