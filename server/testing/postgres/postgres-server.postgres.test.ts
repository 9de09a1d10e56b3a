import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type PostgresServer, querySuperuser, startPostgres } from "./postgres-server.ts";
import { type StandbyServer, startStandby } from "./standby.ts";

let primary: PostgresServer;
let standby: StandbyServer;

beforeAll(async () => {
  primary = await startPostgres({ settings: { max_connections: 20 } });
  await query(primary, "CREATE TABLE shops (name text)");
  await query(primary, "INSERT INTO shops VALUES ('Bakery')");
  standby = await startStandby(primary);
});

afterAll(async () => {
  await Promise.all([primary?.close(), standby?.close()]);
});

const query = (server: PostgresServer, sql: string) => querySuperuser<Record<string, unknown>>(server, sql);

const countShops = async (server: PostgresServer) =>
  (await query(server, "SELECT count(*)::int FROM shops"))[0]?.["count"];

/** Waits until the standby has applied all that the primary has written so far. */
async function isCaughtUp(): Promise<void> {
  const [walPosition] = await query(primary, "SELECT pg_current_wal_lsn()::text AS lsn");
  for (;;) {
    const [{ behind } = {}] = await query(
      standby,
      `SELECT pg_last_wal_replay_lsn() < '${walPosition?.["lsn"]}' AS behind`,
    );
    if (behind === false) return;
    await sleep(20);
  }
}

it("a cluster has UTF-8, the locale C and the settings that are asked for", async () => {
  const [row] = await query(
    primary,
    `SELECT current_setting('server_encoding') AS encoding, datcollate AS collation,
       current_setting('max_connections') AS connections, current_setting('fsync') AS fsync
     FROM pg_database WHERE datname = 'template0'`,
  );
  expect(row).toEqual({ encoding: "UTF8", collation: "C", connections: "20", fsync: "off" });
});

it("a standby has the rows from before and after its creation", async () => {
  expect(await countShops(standby)).toBe(1);
  await query(primary, "INSERT INTO shops VALUES ('Florist')");
  await isCaughtUp();
  expect(await countShops(standby)).toBe(2);
});

it("a standby accepts no writes", async () => {
  await expect(query(standby, "INSERT INTO shops VALUES ('Barber')")).rejects.toMatchObject({ code: "25006" });
});

it("a standby whose replay is paused stays as it was until it is resumed", async () => {
  await standby.pauseReplay();
  await query(primary, "INSERT INTO shops VALUES ('Garage')");
  expect(await countShops(standby)).toBe(2);
  await standby.resumeReplay();
  await isCaughtUp();
  expect(await countShops(standby)).toBe(3);
});

it("a stopped standby resumes replication after a restart", async () => {
  await standby.stop();
  await query(primary, "INSERT INTO shops VALUES ('Tailor')");
  await standby.start();
  await isCaughtUp();
  expect(await countShops(standby)).toBe(4);
});

it("a standby that was copied while the primary wrote has every row", async () => {
  await query(primary, "CREATE TABLE visits (id integer PRIMARY KEY, page text)");
  let isCopying = true;
  let id = 0;
  const writeLoop = (async () => {
    while (isCopying) {
      await query(primary, `INSERT INTO visits SELECT ${id} + n, repeat('x', 100) FROM generate_series(1, 1000) n`);
      await query(primary, `CREATE TABLE gone_${id} AS SELECT 1 AS n; DROP TABLE gone_${id}`);
      id += 1_000;
    }
  })();
  const other = await startStandby(primary).finally(() => {
    isCopying = false;
  });
  await writeLoop;
  try {
    const countVisits = async () => (await query(other, "SELECT count(page)::int AS count FROM visits"))[0]?.["count"];
    expect(id).toBeGreaterThan(0);
    while ((await countVisits()) !== id) await sleep(20);
  } finally {
    await other.close();
  }
});

it("after a kill of the primary, a promoted standby writes and the other standby follows it", async () => {
  const other = await startStandby(primary);
  try {
    await isCaughtUp();
    await primary.kill();
    await expect(countShops(primary)).rejects.toMatchObject({ code: "ECONNREFUSED" });
    await standby.promote();
    await other.follow(standby);
    await query(standby, "INSERT INTO shops VALUES ('Optician')");
    expect(await countShops(standby)).toBe(5);
    while ((await countShops(other)) !== 5) await sleep(20);
  } finally {
    await other.close();
  }
});

it("a killed server has all commits after a restart", async () => {
  await primary.start();
  expect(await countShops(primary)).toBe(4);
});

it("does not run as root", () => {
  expect(statSync(`${primary.data}/postmaster.pid`).uid).not.toBe(0);
});

it("a durable server has the settings of production, and leaves no files and no process", async () => {
  const server = await startPostgres({ durable: true });
  const settings = await query(server, "SELECT current_setting('fsync') || current_setting('full_page_writes') AS on");
  expect(settings).toEqual([{ on: "onon" }]);
  const pid = Number(readFileSync(`${server.data}/postmaster.pid`, "utf8").split("\n")[0]);
  await server.close();
  expect(existsSync(dirname(server.data))).toBe(false);
  expect(() => process.kill(pid, 0)).toThrow("ESRCH");
});

it("leaves no files and no process when the process that started it is killed", async () => {
  const module = JSON.stringify(join(import.meta.dirname, "postgres-server.ts"));
  const script = `import { startPostgres } from ${module};
    const { data, url } = await startPostgres();
    console.log(JSON.stringify({ data, url }));
    setInterval(() => {}, 60_000);`;
  const runner = spawn(process.execPath, ["--input-type=module", "--no-warnings", "-e", script], {
    cwd: import.meta.dirname,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(runner.stdout, "data")) as [Buffer];
  const { data, url } = JSON.parse(line.toString()) as { data: string; url: string };
  runner.kill("SIGKILL");
  while (existsSync(dirname(data))) await sleep(50);
  await expect(new pg.Client(url).connect()).rejects.toMatchObject({ code: "ECONNREFUSED" });
});
