import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { composeServer } from "../../compose-server.ts";
import { createDatabase } from "../../testing/postgres/test-database.ts";
import { runServer, type ServerFixture } from "../../testing/servers/running-server.ts";
import { cookiesOf, login } from "../../testing/servers/signed-in-client.ts";

let url: string;
let servers: [ServerFixture, ServerFixture];
/** Cookie of a session that began on the first server. */
let cookie: string;
beforeAll(async () => {
  url = await createDatabase();
  // Both servers start at once on a database without a schema.
  servers = await Promise.all([runServer({ "database.url": url }), runServer({ "database.url": url })]);
  cookie = cookiesOf(await login(servers[0].url));
});
afterAll(async () => {
  for (const server of servers ?? []) await server.close();
});

const requestFrom = (server: number, path: string, body?: unknown) =>
  fetch(`${servers[server]?.url}/api/admin/${path}`, {
    headers: { cookie, "content-type": "application/json" },
    ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
  });

it("A setting that one server writes applies to the others", async () => {
  expect((await requestFrom(0, "synonyms", { from: "hoagie", to: "sandwich" })).status).toBe(201);
  expect(await (await requestFrom(1, "synonyms")).json()).toMatchObject([{ from: "hoagie", to: "sandwich" }]);
});

it("A setting of the panel that one server saves is on the pages of the others", async () => {
  const nameOn = async (server: number) =>
    ((await (await fetch(`${servers[server]?.url}/manifest.webmanifest`)).json()) as { name: string }).name;
  expect([await nameOn(0), await nameOn(1)]).toEqual(["Mainstreet", "Mainstreet"]);
  const saved = await fetch(`${servers[0].url}/api/admin/settings`, {
    method: "PATCH",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify({ values: { "site.name": "Seacoast" } }),
  });
  expect(saved.status).toBe(200);
  expect(await nameOn(0)).toBe("Seacoast");
  await expect.poll(() => nameOn(1)).toBe("Seacoast");
});

it("Upkeep is left to the server that has begun it", async () => {
  const [first, second] = servers;
  const { store } = second.services;
  const renderer = { render: () => Promise.reject(new Error("no page")) };
  const parts = composeServer(second.services, { port: 0, createRenderer: () => renderer });
  const yesterday = new Date(Date.now() - 24 * 3_600_000);
  const crashedImportId = await store.imports.begin(["a.xlsx"], "cli", yesterday);
  const interruptedEntries = async () =>
    (await store.maintenance.activity(9)).filter(({ action }) => action === "import");
  await first.services.store.cluster?.runExclusively("upkeep", () => parts.maintain());
  expect(await interruptedEntries()).toEqual([]);
  await parts.maintain();
  expect(await interruptedEntries()).toMatchObject([{ detail: { importId: crashedImportId, state: "interrupted" } }]);
  await parts.close();
});

it("A server is not ready before the first search need not wait, as others can serve until then", async () => {
  const { services } = servers[1];
  const renderer = { render: () => Promise.reject(new Error("no page")) };
  const parts = composeServer(services, { port: 0, createRenderer: () => renderer });
  const http = createServer(parts.handler).listen(0, "127.0.0.1");
  await once(http, "listening");
  const { port } = http.address() as AddressInfo;
  const readiness = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status;
  expect(await readiness()).toBe(503);
  await parts.warmUp();
  expect(await readiness()).toBe(200);
  http.close();
  http.closeAllConnections();
  await parts.close();
});

it("A session that began on one server is valid on the others, and ends on all", async () => {
  expect(await (await requestFrom(1, "check-auth")).json()).toMatchObject({ authenticated: true, username: "ann" });
  expect((await requestFrom(1, "logout", {})).status).toBe(204);
  expect((await requestFrom(0, "check-auth")).status).toBe(401);
});
