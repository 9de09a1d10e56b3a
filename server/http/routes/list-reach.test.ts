import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import Koa from "koa";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { BusinessList } from "#contract/business";
import { createPublicApi } from "../../queries/public-api.ts";
import type { Store } from "../../store/store.ts";
import { MOMENT, openMadeUpStore } from "../../testing/directories/sample-directory.ts";
import { routesAlone } from "../../testing/servers/routes-alone.ts";
import { apiRoutes } from "./api.ts";

let store: Store;
let server: Server;
/** Serves six businesses with lists that end after four. */
beforeAll(async () => {
  store = await openMadeUpStore();
  const app = new Koa();
  app.use(routesAlone(apiRoutes(createPublicApi({ store, now: () => MOMENT, listReach: 4 }))));
  const respond = app.callback();
  server = createServer((req, res) => void respond(req, res)).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await store.close();
});

const get = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
const relations = (response: Response) =>
  Object.fromEntries(
    [...(response.headers.get("link") ?? "").matchAll(/offset=(\d+)[^>]*>; rel="(\w+)"/g)].map(([, offset, name]) => [
      name,
      Number(offset),
    ]),
  );

it.each(["/api/businesses?", "/api/search?"])("%s ends at the list limit, and says so", async (path) => {
  const first = await get(`${path}limit=3`);
  expect(await first.json()).toMatchObject({ totalCount: 6, totalPages: 2, reachableCount: 4 });
  expect(first.headers.get("x-reachable-count")).toBe("4");
  expect(relations(first)).toEqual({ first: 0, last: 3, next: 3 });
  const last = await get(`${path}limit=3&offset=3`);
  expect(((await last.json()) as BusinessList).businesses.length).toBe(1);
  expect(relations(last)).toEqual({ first: 0, last: 3, prev: 0 });
  for (const offset of [4, 5, 6, 100_000_000]) {
    const beyond = await get(`${path}limit=3&offset=${offset}`);
    expect(beyond.status).toBe(200);
    expect(await beyond.json()).toMatchObject({ businesses: [], totalCount: 6, totalPages: 2, reachableCount: 4 });
    expect(relations(beyond).next).toBeUndefined();
  }
});

it("pages of a limited list have every reachable business once", async () => {
  const ids = async (query: string) =>
    ((await (await get(`/api/businesses?${query}`)).json()) as BusinessList).businesses.map(({ id }) => id);
  for (const sort of ["recommended", "rating", "name", "distance&lat=47&lng=8", "best&search=pizza"]) {
    const all = await ids(`sort=${sort}&limit=100`);
    expect([...(await ids(`sort=${sort}&limit=3`)), ...(await ids(`sort=${sort}&limit=3&offset=3`))]).toEqual(all);
  }
});

it("a list below the limit has no X-Reachable-Count", async () => {
  const response = await get("/api/city/Austin");
  expect(((await response.json()) as unknown[]).length).toBe(3);
  expect(response.headers.get("x-reachable-count")).toBeNull();
  expect(await (await get("/api/businesses?city=Austin")).json()).not.toHaveProperty("reachableCount");
});
