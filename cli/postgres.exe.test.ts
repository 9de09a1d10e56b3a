import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { DoctorReport } from "../server/operations/doctor/run-doctor.ts";
import { readWorkbook } from "../server/spreadsheet/read-workbook.ts";
import {
  EXECUTABLE,
  mainstreet,
  type RunningExecutable,
  SAMPLE,
  serveMainstreet,
} from "../server/testing/commands/run-executable.ts";
import { runInFolder } from "../server/testing/commands/run-in-process.ts";
import { type PostgresServer, startPostgres } from "../server/testing/postgres/postgres-server.ts";
import { queryDatabase } from "../server/testing/postgres/query-database.ts";
import { createDatabase } from "../server/testing/postgres/test-database.ts";
import { login } from "../server/testing/servers/signed-in-client.ts";

/** All tests share one PostgreSQL, one database and one server, and each depends on the ones before it. */
let cwd: string;
let postgres: PostgresServer;
let url: string;
let env: Record<string, string>;
let server: RunningExecutable;
/** Output of all commands and of the server. */
let output = "";
beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), "mainstreet-postgres-exe-"));
  postgres = await startPostgres();
  url = await createDatabase({ serverUrl: postgres.url });
  env = { MAINSTREET_DATABASE_URL: url, MAINSTREET_ADMIN_PASSWORD: "correct horse" };
  server = await serveMainstreet("pg", cwd, env);
});
afterAll(async () => {
  await server.stop();
  await postgres.close();
  rmSync(cwd, { recursive: true, force: true });
});

/** Runs the command in this process, beside a server in another one. */
async function run(args: string[], variables: Record<string, string> = {}, runOnce: typeof runInFolder = runInFolder) {
  const outcome = await runOnce(["--data", "pg", "--json", "--quiet", ...args], { cwd, env: { ...env, ...variables } });
  output += outcome.stdout + outcome.stderr;
  return outcome;
}
async function json(...args: string[]) {
  return jsonOf(await run(args));
}
function jsonOf({ code, stdout, stderr }: Awaited<ReturnType<typeof run>>) {
  expect([code, stderr]).toEqual([0, ""]);
  return JSON.parse(stdout);
}
const executable: typeof runInFolder = async (args, options) => {
  const { code, ...rest } = await mainstreet([...args], options);
  return { code: code ?? "killed", ...rest };
};
const get = (path: string) => fetch(server.url + path);
const total = async (): Promise<number> => (await (await get("/api/statistics")).json()).totalBusinesses;
const withoutTime = (cell: string) => (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(cell) ? "a time" : cell);

/** Returns all cells except the times of the import. */
async function cellsOf(file: string): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const sheet of readWorkbook(file)) {
    for await (const chunk of sheet.rows()) rows.push(...chunk.rows.map(({ cells }) => cells.map(withoutTime)));
  }
  return rows;
}

/** Returns the first column of the first row. */
async function value(sql: string, database = url): Promise<unknown> {
  const [row] = await queryDatabase(database, sql);
  return row && Object.values(row)[0];
}

it("imports the sample beside a running server that shows it, and exports what SQLite exports", async () => {
  expect(await total()).toBe(0);
  const { imported } = await json("import", SAMPLE);
  expect(imported).toBeGreaterThan(300);
  await expect.poll(total).toBe(imported);
  await json("export", "--out", "pg.xlsx");
  const runOnSqlite = (...args: string[]) => runInFolder(["--data", "sqlite", "--quiet", ...args], { cwd });
  await runOnSqlite("import", SAMPLE);
  expect(await runOnSqlite("export", "--out", "sqlite.xlsx")).toMatchObject({ code: 0, stderr: "" });
  const [one, other] = await Promise.all(["pg.xlsx", "sqlite.xlsx"].map((name) => cellsOf(join(cwd, name))));
  expect(one).toHaveLength(imported + 1);
  expect(one).toEqual(other);
});

it("writes texts and sitemaps, applies rules, undoes an import, and lets the administrator sign in", async () => {
  const before = Number(await value("SELECT count(*)::integer FROM businesses"));
  expect((await json("seo", "--limit", "20")).updated).toBe(20);
  await json("sitemap", "--out", "map");
  expect((await get("/sitemap.xml")).status).toBe(200);
  await json("rules", "--category", "Restaurant", "--to", "other");
  writeFileSync(join(cwd, "one.csv"), "name,place_id,category,full_address,country\nExtra,x1,Bakery,,US\n");
  const { importId } = await json("import", "one.csv");
  await expect.poll(total).toBe(before + 1);
  await json("undo", String(importId));
  await expect.poll(total).toBe(before);
  expect((await login(server.url, { username: "admin", password: "correct horse" })).status).toBe(200);
});

it("is healthy to the doctor, is emptied and brought back beside its server, which follows", async () => {
  const before = await total();
  const storedCount = await value("SELECT count(*)::integer FROM businesses");
  const { checks, findings } = await runDoctor();
  expect(checks).toContainEqual({ check: "integrity", result: "ok", fact: expect.stringContaining("whole") });
  expect(checks).toContainEqual({
    check: "connections",
    result: "ok",
    fact: expect.stringContaining("1 server running"),
  });
  expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
  const { deleted, backup } = await json("delete-all", "--confirm", "DELETE");
  expect(deleted).toBe(storedCount);
  await expect.poll(total).toBe(0);
  expect((await json("restore", backup)).businesses).toBe(storedCount);
  await expect.poll(total).toBe(before);
  const { checks: after } = await runDoctor();
  for (const check of ["orphans", "search index", "counts"])
    expect(after).toContainEqual({ check, result: "ok", fact: expect.any(String) });
});

/** Returns the doctor's report. The exit code is 1, since the doctor warns about the settings that make the test server fast. */
async function runDoctor(): Promise<DoctorReport> {
  const { code, stdout, stderr } = await run(["doctor"]);
  expect([code, stderr]).toEqual([1, ""]);
  return JSON.parse(stdout);
}

it("says what is wrong with an address, and never shows the password", async () => {
  const wrong = new URL(url);
  wrong.password = "quite-wrong";
  const refusal = await run(["rules"], { MAINSTREET_DATABASE_URL: wrong.href });
  expect([refusal.code, refusal.stdout]).toEqual([1, expect.stringContaining("refused the user or the password")]);
  const invalidUrls = await run(["rules"], { MAINSTREET_DATABASE_URL: "mysql://u:quite-wrong@h/d" });
  expect(invalidUrls.code).not.toBe(0);
  const nobody = await run(["rules"], { MAINSTREET_DATABASE_URL: "postgres://u:quite-wrong@127.0.0.1:1/d" });
  expect([nobody.code, nobody.stdout]).toEqual([1, expect.stringContaining("cannot be reached")]);
  for (const secret of [new URL(url).password, "quite-wrong"]) {
    expect(output + server.stderr()).not.toContain(secret);
  }
});

/** Number of rows, several transactions, so that an import runs for a while. */
const MANY_ROWS = 12_000;

/** Starts an import of many rows; resolves when some of them are written. */
async function startLongImport(prefix: string) {
  const rows = Array.from(
    { length: MANY_ROWS },
    (_, n) => `${prefix} ${n},${prefix}${n},Bakery,"${n} Oak St, Waco, TX",US`,
  );
  writeFileSync(join(cwd, `${prefix}.csv`), `name,place_id,category,full_address,country\n${rows.join("\n")}\n`);
  const countStored = () => value("SELECT count(*)::integer FROM businesses");
  const before = Number(await countStored());
  const child = spawn(EXECUTABLE, ["--data", "pg", "import", `${prefix}.csv`], { cwd, env });
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
  });
  const closed = once(child, "close") as Promise<[number | null]>;
  await expect.poll(countStored, { interval: 20 }).toBeGreaterThan(before);
  return { child, closed, stderr: () => stderr };
}

it("keeps the stored rows of a killed import, and the next import completes it", async () => {
  const { child, closed } = await startLongImport("killed");
  child.kill("SIGKILL");
  await closed;
  const countAfterKill = await value("SELECT count(*)::integer FROM businesses");
  const secondImport = await json("import", "killed.csv");
  expect(secondImport.imported + secondImport.duplicatesSkipped).toBe(MANY_ROWS);
  expect(secondImport.duplicatesSkipped).toBeGreaterThan(0);
  await expect.poll(total).toBe(Number(countAfterKill) + secondImport.imported);
  const selectKilledState = "SELECT state FROM imports WHERE files LIKE '%killed%' ORDER BY id LIMIT 1";
  expect(await value(selectKilledState)).toBe("running");
  // Makes the heartbeat look minutes old.
  await value("UPDATE imports SET heartbeat_at = '2026-01-01T00:00:00.000Z' WHERE state = 'running' RETURNING id");
  await json("activity");
  expect(await value(selectKilledState)).toBe("interrupted");
});

it("ends an import with a sentence when PostgreSQL is killed, and the server goes on when it is back", async () => {
  const { closed, stderr } = await startLongImport("crash");
  await postgres.kill();
  expect((await closed)[0]).toBe(1);
  expect(stderr()).toMatch(/mainstreet: The (connection to the )?PostgreSQL server .*\.\n$/);
  expect(stderr()).not.toMatch(/ at .*:\d+:\d+/);
  const responseWithoutDatabase = await get("/search?q=never+asked");
  expect([responseWithoutDatabase.status, responseWithoutDatabase.headers.get("retry-after")]).toEqual([
    503,
    expect.any(String),
  ]);
  await postgres.start();
  await expect.poll(async () => (await get("/search?q=never+asked")).status).toBe(200);
  const secondImport = await json("import", "crash.csv");
  expect(secondImport.imported + secondImport.duplicatesSkipped).toBe(MANY_ROWS);
});

it("runs two imports at once, one batch after the other", async () => {
  const before = Number(await value("SELECT count(*)::integer FROM businesses"));
  for (const name of ["one", "two"]) {
    const first = name === "two" ? 1_500 : 0;
    const rows = Array.from({ length: 3_000 }, (_, n) => `Bakery ${first + n},both${first + n},Bakery,,US`);
    writeFileSync(join(cwd, `${name}.csv`), `name,place_id,category,full_address,country\n${rows.join("\n")}\n`);
  }
  const [one, two] = (
    await Promise.all(["one.csv", "two.csv"].map((name) => run(["import", name], {}, executable)))
  ).map(jsonOf);
  expect(one.imported + two.imported).toBe(4_500);
  await expect.poll(total).toBe(before + 4_500);
});

it("moves a directory from a data folder and back, and goes on with a copy that was killed", async () => {
  const elsewhere = await createDatabase({ serverUrl: postgres.url });
  const child = spawn(EXECUTABLE, ["copy", "--from", "sqlite", "--to", elsewhere], { cwd, env });
  const closed = once(child, "close");
  const countCopied = () => value("SELECT count(*)::integer FROM copy_progress", elsewhere).catch(() => 0);
  await expect.poll(countCopied, { interval: 5 }).toBe(1);
  child.kill("SIGKILL");
  await closed;
  const inElsewhere = { MAINSTREET_DATABASE_URL: elsewhere };
  const refusal = await run(["rules"], inElsewhere);
  expect([refusal.code, refusal.stdout]).toEqual([1, expect.stringContaining("a copy that was not finished")]);
  const copyResult = await json("copy", "--from", "sqlite", "--to", elsewhere);
  expect(copyResult).toMatchObject({ beginning: "resumed", hasSourceChanged: false });
  const back = await run(["copy", "--to", "moved"], inElsewhere);
  expect(JSON.parse(back.stdout).rows).toEqual(copyResult.rows);
  expect(await runInFolder(["--data", "moved", "--quiet", "export", "--out", "moved.xlsx"], { cwd })).toMatchObject({
    code: 0,
    stderr: "",
  });
  expect(await cellsOf(join(cwd, "moved.xlsx"))).toEqual(await cellsOf(join(cwd, "sqlite.xlsx")));
  expect(output).not.toContain(new URL(elsewhere).password);
});
