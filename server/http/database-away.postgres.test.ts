import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importInto } from "../testing/directories/import-into.ts";
import { openProxy, type Proxy } from "../testing/postgres/open-proxy.ts";
import { type PostgresServer, startPostgres } from "../testing/postgres/postgres-server.ts";
import { createDatabase } from "../testing/postgres/test-database.ts";
import { runServer, type ServerFixture } from "../testing/servers/running-server.ts";

/** PostgreSQL behind a proxy, both of which the tests stop and restart. */
let postgres: PostgresServer;
let proxy: Proxy;
let server: ServerFixture;
beforeAll(async () => {
  postgres = await startPostgres();
  proxy = await openProxy(postgres.port);
  const url = proxy.through(await createDatabase({ serverUrl: postgres.url }));
  server = await runServer({ "database.url": url, "database.poolSize": 2 });
  await importInto(
    server.services.store,
    Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`p${n}`, { name: `Shop ${n}` }])),
  );
});
afterAll(async () => {
  await server.close();
  await proxy.close();
  await postgres.close();
});

/** Number that makes each search different, so that no cache has it. */
let number = 0;
const paths = () =>
  [
    `/search?q=shop+${++number}`,
    `/businesses?lat=1&lng=${number}`,
    `/api/businesses?search=shop+${number}`,
    `/api/businesses?offset=${number}&limit=3`,
    `/api/facets?q=shop+${number}`,
    `/api/suggest?q=sho+${number}`,
    `/api/businesses/${(number % 60) + 1}/nearby?limit=${(number % 9) + 1}`,
    `/cities?search=spring${number}`,
    `/api/cities?search=spring${number}`,
    `/details/shop-unknown-${number}`,
    `/city/nowhere-${number}`,
  ] as const;
const get = (path: string) => fetch(server.url + path);
const statuses = (responses: readonly Response[]) =>
  [...new Set(responses.map(({ status }) => status))].toSorted((a, b) => a - b);

async function expectAway(path: string) {
  const response = await get(path);
  expect([path, response.status]).toEqual([path, 503]);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(response.headers.get("cache-control")).toBe("no-store");
  const text = await response.text();
  expect(text).toMatch(
    /The directory cannot be read at the moment. Please try again later.|the directory could not be read/,
  );
  expect(text).not.toMatch(/ECONN|postgres|at .*\.(ts|js):/i);
}

describe("a server whose pool of connections is small", () => {
  it("answers fifty requests at once", async () => {
    const requestedPaths = Array.from({ length: 5 }, paths).flat();
    const responses = await Promise.all(requestedPaths.map(get));
    expect(statuses(responses)).toEqual([200, 404]);
  });
});

describe("a server whose database is killed", () => {
  it("answers from its cache, says 503 for everything else, and goes on by itself when the database is back", async () => {
    const cachedText = await (await get("/")).text();
    const pathsDuringOutage = paths();
    await postgres.kill();
    for (const path of pathsDuringOutage) await expectAway(path);
    await expectAway("/readyz");
    expect((await get("/healthz")).status).toBe(200);
    const home = await get("/");
    expect([home.status, await home.text()]).toEqual([200, cachedText]);
    const panel = await server.ask("/api/admin/businesses");
    expect([panel.status, await panel.text()]).toEqual([503, expect.stringContaining("PostgreSQL server")]);
    await postgres.start();
    const responses = await Promise.all(pathsDuringOutage.map(get));
    expect(statuses(responses)).toEqual([200, 404]);
    expect((await server.ask("/api/admin/businesses")).status).toBe(200);
    await importInto(server.services.store, { new1: { city: "Newtown" } });
    expect(await (await get("/api/cities?search=newtown")).json()).toMatchObject([{ businessCount: 1 }]);
  });
});

describe("a server whose connections are cut again and again, over a slow network", () => {
  it("fails only the requests in progress, and goes on", async () => {
    proxy.delay(20);
    for (let cut = 0; cut < 1; cut++) {
      const responses = paths().map(get);
      await responses[0];
      proxy.cut();
      expect([200, 404, 503]).toEqual(expect.arrayContaining(statuses(await Promise.all(responses))));
    }
    proxy.delay(0);
    expect(statuses(await Promise.all(paths().map(get)))).toEqual([200, 404]);
  });
});
