import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import {
  copySampleData,
  mainstreet,
  type RunningExecutable,
  serveMainstreet,
} from "../../server/testing/commands/run-executable.ts";
import { workbookOf } from "../../server/testing/servers/running-server.ts";
import { login } from "../../server/testing/servers/signed-in-client.ts";

const ADMIN = { MAINSTREET_ADMIN_USERNAME: "ann", MAINSTREET_ADMIN_PASSWORD: "correct horse" };
/** Number of rows, two transactions. */
const ROWS = 6_000;

let cwd: string;
let server: RunningExecutable;
beforeEach(async () => {
  cwd = mkdtempSync(join(tmpdir(), "mainstreet-one-file-"));
  copySampleData(cwd);
  server = await serveMainstreet("data", cwd, ADMIN);
});
afterEach(async () => {
  await server.stop();
  rmSync(cwd, { recursive: true, force: true });
});

it("a server, its logins and seven commands at once change one file, and none finds it locked", async () => {
  const file = join(cwd, "many.xlsx");
  writeFileSync(file, Buffer.from(await (await workbookOf(ROWS)).arrayBuffer()));
  const run = (...args: string[]) => mainstreet(["--data", "data", "--json", "--quiet", ...args], { cwd });
  const commands = [
    run("import", file),
    run("import", file, "--on-duplicate", "update"),
    run("seo", "--limit", "200"),
    run("backup"),
    run("export", "--out", "all.xlsx"),
    run("sitemap", "--out", "sitemap"),
    run("duplicates"),
  ];
  let areCommandsDone = false;
  const allCommands = Promise.all(commands).finally(() => {
    areCommandsDone = true;
  });
  // Each login writes a session.
  const statuses = new Set<number>();
  while (!areCommandsDone)
    statuses.add((await login(server.url, { username: "ann", password: "correct horse" })).status);
  for (const outcome of await allCommands) expect(outcome).toMatchObject({ code: 0, stderr: "" });
  expect([...statuses]).toEqual([200]);
  const { stdout } = await run("import", file);
  expect(JSON.parse(stdout)).toMatchObject({ imported: 0, duplicatesSkipped: ROWS });
});
