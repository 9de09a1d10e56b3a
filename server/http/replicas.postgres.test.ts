import { afterAll, beforeAll, expect, it } from "vitest";
import { importInto } from "../testing/directories/import-into.ts";
import { openProxy, type Proxy } from "../testing/postgres/open-proxy.ts";
import { urlAt } from "../testing/postgres/open-replicated-store.ts";
import { type PostgresServer, startPostgres } from "../testing/postgres/postgres-server.ts";
import { type StandbyServer, startStandby } from "../testing/postgres/standby.ts";
import { createDatabase } from "../testing/postgres/test-database.ts";
import { runServer, type ServerFixture } from "../testing/servers/running-server.ts";
import { cookiesOf } from "../testing/servers/signed-in-client.ts";

/** Two servers read from one standby, and one does not. Each test depends on the one before it. */
let primary: PostgresServer;
let standby: StandbyServer;
let proxy: Proxy;
let servers: [ServerFixture, ServerFixture];
let importer: ServerFixture;
beforeAll(async () => {
  primary = await startPostgres();
  standby = await startStandby(primary);
  proxy = await openProxy(primary.port);
  const url = await createDatabase({ serverUrl: primary.url });
  importer = await runServer({ "database.url": url, "database.poolSize": 3 });
  const settings = {
    "database.url": proxy.through(url),
    "database.replicas": [urlAt(url, standby)],
    "database.maxReplicaLag": 600,
    "database.poolSize": 3,
  };
  servers = [await runServer(settings, undefined, true), await runServer(settings, undefined, true)];
  await importInto(importer.services.store, { p1: { city: "Springfield" } });
});
afterAll(async () => {
  for (const server of [...(servers ?? []), importer]) await server?.close();
  await proxy.close();
  await standby.close();
  await primary.close();
});

const standbyStates = () =>
  servers.map(({ services }) => services.store.replicas?.status().standbys.map(({ state }) => state));
const get = ({ url }: ServerFixture, path: string, cookie = "") => fetch(url + path, { headers: { cookie } });

/** Returns names of cities from a cached response of the API. */
async function cities(server: ServerFixture, cookie?: string): Promise<string[]> {
  const cities = (await (await get(server, "/api/cities", cookie)).json()) as { name: string }[];
  return cities.map(({ name }) => name).toSorted();
}

it("Pages of a lagging standby are cached only while it is read", async () => {
  await expect
    .poll(() => Promise.all(servers.map((server) => cities(server))))
    .toEqual([["Springfield"], ["Springfield"]]);
  await expect.poll(standbyStates).toEqual([["current"], ["current"]]);
  await standby.pauseReplay();
  await importInto(importer.services.store, { p2: { city: "Salem" } });
  expect(await Promise.all(servers.map((server) => cities(server)))).toEqual([["Springfield"], ["Springfield"]]);
  expect(await cities(importer)).toEqual(["Salem", "Springfield"]);
  await standby.resumeReplay();
  await expect
    .poll(() => Promise.all(servers.map((server) => cities(server))))
    .toEqual(servers.map(() => ["Salem", "Springfield"]));
});

it("An administrator sees on every page what the panel has shown, whichever server answers; visitors see it a little later", async () => {
  const [one, other] = servers;
  await standby.pauseReplay();
  await importInto(importer.services.store, { p3: { city: "Newtown" } });
  const panel = await one.ask("/api/admin/businesses");
  expect(await panel.text()).toContain("Newtown");
  const cookie = cookiesOf(panel);
  expect(cookie).toMatch(/^mainstreet\.version=\d+\.\d+$/);
  expect(panel.headers.get("set-cookie")).toMatch(/httponly/i);
  expect(await cities(other)).not.toContain("Newtown");
  expect(await cities(other, `theme=dark; ${cookie}`)).toContain("Newtown");
  expect(await cities(other, "mainstreet.version=1.9999999999")).toContain("Newtown");
  await standby.resumeReplay();
  await expect.poll(standbyStates).toEqual([["current"], ["current"]]);
  expect((await get(one, "/api/cities")).headers.get("set-cookie")).toBeNull();
});

it("Without the primary visitors go on, and an administrator is told why nothing can be changed", async () => {
  const [server] = servers;
  expect(await (await get(server, "/readyz")).json()).toEqual({ status: "ready", standbys: ["current"] });
  await expect.poll(async () => (await get(server, "/api/businesses?limit=3")).headers.get("x-total-count")).toBe("3");
  await primary.kill();
  await expect
    .poll(async () => (await get(server, "/readyz")).json())
    .toEqual({
      status: "read-only",
      standbys: ["current"],
    });
  for (const path of [
    "/api/businesses?limit=2",
    "/api/businesses?search=shop",
    "/api/facets?q=shop",
    "/api/suggest?q=sho",
    "/api/businesses/1/nearby",
    "/api/cities?search=sal",
    "/api/categories",
    "/sitemap.xml",
  ]) {
    expect([path, (await get(server, path)).status]).toEqual([path, 200]);
  }
  const refusal = await server.ask("/api/admin/synonyms", { method: "POST", body: "{}" });
  expect(refusal.status).toBe(503);
  expect(Number(refusal.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refusal.json()).toMatchObject({ detail: expect.stringContaining("Visitors read from its standbys") });
  const metrics = await (await get(server, "/metrics")).text();
  expect(metrics).toMatch(/^mainstreet_primary_up 0$/m);
  expect(metrics).toMatch(/^mainstreet_standby_current\{standby="test_\w+ at 127.0.0.1:\d+"\} 1$/m);
  expect(metrics).toMatch(/^mainstreet_standby_lag_seconds\{.*\} \d/m);
});

it("After a promotion requests succeed, and no page from before it is served", async () => {
  await standby.promote();
  proxy.moveTo(standby.port);
  for (const server of servers)
    await expect.poll(async () => (await get(server, "/readyz")).json()).toMatchObject({ status: "ready" });
  const [one, other] = servers;
  await importInto(one.services.store, { p4: { city: "Afterwards" } });
  const all = ["Afterwards", "Newtown", "Salem", "Springfield"];
  expect(await cities(one)).toEqual(all);
  await expect.poll(() => cities(other)).toEqual(all);
});
