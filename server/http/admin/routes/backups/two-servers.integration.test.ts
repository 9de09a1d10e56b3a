import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { BackupList } from "#contract/backups/backup-list";
import type { Problem } from "#contract/problems/problem";
import { type PostgresServer, startPostgres } from "../../../../testing/postgres/postgres-server.ts";
import { createDatabase } from "../../../../testing/postgres/test-database.ts";
import { runServer, type ServerFixture, workbookOf } from "../../../../testing/servers/running-server.ts";
import { CREDENTIALS, openS3Server } from "../../../../testing/servers/s3-server.ts";

const ROWS = 24;
let postgres: PostgresServer;
let common: string;
let servers: [ServerFixture, ServerFixture];
beforeAll(async () => {
  postgres = await startPostgres({ settings: { max_connections: 100 } });
  common = await mkdtemp(join(tmpdir(), "mainstreet-common-"));
  const url = await createDatabase({ serverUrl: postgres.url });
  const settings = { "database.url": url, "backup.daily": false };
  servers = [await runServer(settings, undefined, true), await runServer(settings, undefined, true)];
  await servers[0].upload(await workbookOf(ROWS), "twenty-four.xlsx");
  expect((await change(0, "PATCH", "settings", { values: { "backup.copyTo": common } })).status).toBe(200);
});
afterAll(async () => {
  for (const server of servers ?? []) await server.close();
  await postgres?.close();
  await rm(common, { recursive: true, force: true });
});

const at = (index: number) => servers[index] as ServerFixture;
const change = (server: number, method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
  at(server).ask(`/api/admin/${path}`, {
    method,
    headers: { ...(body && { "content-type": "application/json" }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
const list = (server: number) => at(server).json<BackupList>("backups");
const publicCount = async (server: number) => {
  const response = await fetch(`${at(server).url}/api/businesses?limit=1`);
  return ((await response.json()) as { totalCount: number }).totalCount;
};
const pageOf = async (server: number, id: number) => (await fetch(`${at(server).url}/api/businesses/${id}`)).status;

it("A backup of one server is listed, downloaded and restored on the other, and both serve the restored data", async () => {
  const [{ name }] = [(await (await change(0, "POST", "backups")).json()) as { name: string }];
  expect((await list(0)).backups).toMatchObject([{ name, places: ["server", "folder"], canRestore: true }]);
  await expect.poll(async () => (await list(1)).backups.length).toBe(1);
  const other = await list(1);
  expect(other).toMatchObject({
    host: hostname(),
    backups: [{ places: ["folder"], canRestore: true, deletionRefusal: expect.stringContaining("other folder") }],
    last: { businesses: ROWS },
  });
  const copy = encodeURIComponent(other.backups[0]?.name ?? "");
  const [own, fetched] = await Promise.all([
    at(0).ask(`/api/admin/backups/${name}`),
    at(1).ask(`/api/admin/backups/${copy}`),
  ]);
  expect(fetched.headers.get("content-type")).toBe("application/vnd.sqlite3");
  expect(Buffer.from(await fetched.arrayBuffer()).equals(Buffer.from(await own.arrayBuffer()))).toBe(true);

  const ids = (await at(0).json<{ businesses: { id: number }[] }>("businesses?limit=2&sort=name")).businesses;
  const [first, second] = ids.map(({ id }) => id) as [number, number];
  expect([await pageOf(0, first), await pageOf(1, first)]).toEqual([200, 200]);
  await change(0, "POST", "businesses/bulk", { action: "delete", ids: [first] });
  await change(0, "PATCH", `businesses/${second}`, { name: "Renamed after the backup" });
  await expect.poll(() => Promise.all([publicCount(0), publicCount(1)])).toEqual([ROWS - 1, ROWS - 1]);
  const nameOn = async (server: number) =>
    ((await (await fetch(`${at(server).url}/api/businesses/${second}`)).json()) as { name: string }).name;
  await expect.poll(() => Promise.all([nameOn(0), nameOn(1)])).toEqual(Array(2).fill("Renamed after the backup"));

  const restored = await change(1, "POST", `backups/${copy}/restore`, { confirm: "RESTORE" });
  expect(await restored.json()).toMatchObject({
    businesses: ROWS,
    snapshot: expect.stringContaining("before-restore"),
  });
  await expect.poll(() => Promise.all([publicCount(0), publicCount(1)])).toEqual([ROWS, ROWS]);
  await expect.poll(() => Promise.all([pageOf(0, first), pageOf(1, first)])).toEqual([200, 200]);
  await expect.poll(async () => (await Promise.all([nameOn(0), nameOn(1)])).join()).not.toContain("Renamed");
  // The sessions and the settings of the moment stay, on both.
  expect([(await change(0, "GET", "check-auth")).status, (await change(1, "GET", "check-auth")).status]).toEqual([
    200, 200,
  ]);
  expect((await list(0)).settings).toContainEqual({ key: "backup.copyTo", value: common, source: "panel" });
  // Both write on, and see what the other wrote.
  expect((await change(0, "PATCH", `businesses/${first}`, { name: "Written by the first" })).status).toBe(200);
  await expect
    .poll(async () => (await at(1).json<{ name: string }>(`businesses/${first}`)).name)
    .toBe("Written by the first");
});

it("A backup that only the bucket has is listed, downloaded and restored on the other server", async () => {
  const s3 = await openS3Server();
  Object.assign(process.env, CREDENTIALS);
  try {
    const bucket = { bucket: "copies", endpoint: s3.endpoint, region: s3.region, prefix: "main/" };
    const values = Object.fromEntries(Object.entries(bucket).map(([name, value]) => [`backup.s3.${name}`, value]));
    expect((await change(0, "PATCH", "settings", { values: { ...values, "backup.copyTo": null } })).status).toBe(200);
    const { name } = (await (await change(0, "POST", "backups")).json()) as { name: string };
    expect((await list(0)).backups.find((backup) => backup.name === name)?.places).toEqual(["server", "bucket"]);
    s3.objects.set("copies/main/backup-20200101-000000-ffffffff.db", Buffer.from("of another directory"));
    await expect.poll(async () => (await list(1)).backups.some(({ places }) => places.join() === "bucket")).toBe(true);
    const inBucket = (await list(1)).backups.filter(({ places }) => places.join() === "bucket");
    expect(inBucket).toMatchObject([
      { kind: "manual", canRestore: true, deletionRefusal: expect.stringContaining("in the bucket") },
    ]);
    const object = inBucket[0]?.name ?? "";
    const fetched = Buffer.from(await (await change(1, "GET", `backups/${object}`)).arrayBuffer());
    expect(fetched.equals(s3.objects.get(`copies/main/${object}`) ?? Buffer.alloc(0))).toBe(true);
    expect((await change(1, "DELETE", `backups/${object}`)).status).toBe(404);
    const [one] = (await at(0).json<{ businesses: { id: number }[] }>("businesses?limit=1")).businesses;
    await change(0, "POST", "businesses/bulk", { action: "delete", ids: [one?.id] });
    await expect.poll(() => Promise.all([publicCount(0), publicCount(1)])).toEqual([ROWS - 1, ROWS - 1]);
    const restored = await change(1, "POST", `backups/${object}/restore`, { confirm: "RESTORE" });
    expect(await restored.json()).toMatchObject({ businesses: ROWS });
    await expect.poll(() => Promise.all([publicCount(0), publicCount(1)])).toEqual([ROWS, ROWS]);
    s3.refusesLists = true;
    // Another list is asked for as soon as another copy was sent.
    await change(0, "POST", "backups");
    expect((await list(0)).bucketFailure).toContain("Access Denied");
    const back = { "backup.s3.bucket": null, "backup.copyTo": common };
    expect((await change(0, "PATCH", "settings", { values: back })).status).toBe(200);
  } finally {
    for (const name of Object.keys(CREDENTIALS)) delete process.env[name];
    s3.close();
  }
});

it("Only one of the servers restores at a time, and a name that only the other has is explained", async () => {
  const snapshot = (await list(1)).backups.find(({ kind }) => kind === "before-restore")?.name ?? "";
  const elsewhere = await change(0, "POST", `backups/${snapshot}/restore`, { confirm: "RESTORE" });
  expect(elsewhere.status).toBe(404);
  expect(((await elsewhere.json()) as Problem).detail).toContain("data folder of the server that made it");
  const name = (await list(0)).backups.find(({ kind }) => kind === "manual")?.name ?? "";
  const [first, second] = await Promise.all([
    change(0, "POST", `backups/${encodeURIComponent(name)}/restore`, { confirm: "RESTORE" }),
    change(1, "POST", `backups/${snapshot}/restore`, { confirm: "RESTORE" }),
  ]);
  expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
  await expect.poll(async () => (await publicCount(0)) === (await publicCount(1))).toBe(true);
});

it("A foreign file in the common folder is not listed on any server", async () => {
  await writeFile(join(common, "mainstreet-20200101-000000-daily.db"), "not ours");
  for (const server of [0, 1])
    expect((await list(server)).backups.map(({ name }) => name).join()).not.toContain("2020");
});

it("No server saves a web address where its panel is not open, and both keep their sessions", async () => {
  for (const server of [0, 1]) {
    const values = { values: { "site.baseUrl": "http://127.0.0.1:9" } };
    const refused = await change(server, "PATCH", "settings", values, { origin: at(server).url });
    expect(refused.status).toBe(409);
    expect(((await refused.json()) as Problem).detail).toContain("Open the panel at http://127.0.0.1:9");
  }
  const own = { values: { "site.baseUrl": at(0).url } };
  expect((await change(0, "PATCH", "settings", own, { origin: at(0).url })).status).toBe(200);
  const sitemapOf = async (server: number) => (await fetch(`${at(server).url}/robots.txt`)).text();
  await expect.poll(() => sitemapOf(1)).toContain(`${at(0).url}/sitemap.xml`);
  expect([(await change(0, "GET", "check-auth")).status, (await change(1, "GET", "check-auth")).status]).toEqual([
    200, 200,
  ]);
  // Taking it back would lead to another address than the one where the panel is open.
  const taken = { values: { "site.baseUrl": null } };
  expect((await change(0, "PATCH", "settings", taken, { origin: at(0).url })).status).toBe(409);
});
