import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import Koa from "koa";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { smallMapUrl } from "#domain/map/small-maps";
import type { MapArchive } from "../../map/map-archive.ts";
import { damagedTown, madeUpTown } from "../../testing/map/made-up-town.ts";
import { routesAlone } from "../../testing/servers/routes-alone.ts";
import { problems } from "../middleware/problems.ts";
import { mapRoutes } from "./map.ts";

/** The tile at zoom 14 around a made-up town at 8.5° east and 47.4° north. */
const TILE = "14/8578/5736";
const TOWN = { latitude: 47.4, longitude: 8.5 };
const STREET = { centre: TOWN, zoom: 14.5 };

let server: Server;
let map: MapArchive | undefined;
const damages: unknown[] = [];
beforeAll(async () => {
  const app = new Koa();
  app.use(problems(pino({ level: "silent" })));
  app.use(routesAlone(mapRoutes({ currentMap: async () => map, onDamage: (error) => damages.push(error) })));
  server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers });
}

it("A tile of a version is an SVG that browsers keep for a year, compressed, and 304 when unchanged", async () => {
  map = madeUpTown("one");
  const response = await get(`/map/${TILE}.svg?v=1-one`, { "Accept-Encoding": "br" });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/svg+xml");
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(await response.text()).toMatch(/^<svg .*Seestrasse.*<\/svg>$/s);
  const etag = response.headers.get("etag") ?? "";
  expect((await get(`/map/${TILE}.svg?v=1-one`, { "If-None-Match": etag })).status).toBe(304);
});

it("A tile without the version of the map is kept for minutes only, since the map may change", async () => {
  map = madeUpTown("two");
  for (const query of ["", "?v=1-one"])
    expect((await get(`/map/${TILE}.svg${query}`)).headers.get("cache-control")).toBe("public, max-age=300");
});

it("A theme has its own colours; without one a drawing has both", async () => {
  map = madeUpTown("three");
  const textOf = async (query: string) => (await get(`/map/${TILE}.svg${query}`)).text();
  expect(await textOf("?theme=light")).not.toContain("#1b1f23");
  expect(await textOf("?theme=dark")).not.toContain("#eee8db");
  expect(await textOf("?theme=neon")).toMatch(/#eee8db.*#1b1f23/);
});

it("There is nothing outside of the archive, and no tile with an impossible address", async () => {
  map = madeUpTown("four");
  for (const tile of ["14/1/1", "9/0/0"]) expect((await get(`/map/${tile}.svg`)).status, tile).toBe(204);
  for (const tile of ["14/16384/0", "14/0/-1", "31/0/0", "1.5/0/0", "014/8578/5736", "a/b/c", "14/8578/1e3"])
    expect((await get(`/map/${tile}.svg`)).status, tile).toBe(404);
  map = undefined;
  expect((await get(`/map/${TILE}.svg?v=none`)).status).toBe(404);
});

it("Beyond the archive's zoom, parts of its tiles are drawn larger, four levels at most", async () => {
  map = madeUpTown("five");
  const [x, y] = [8578, 5736];
  for (const [level, status] of [
    [1, 200],
    [4, 200],
    [5, 204],
  ] as const)
    expect((await get(`/map/${14 + level}/${x * 2 ** level}/${y * 2 ** level}.svg`)).status, `${level}`).toBe(status);
});

it("A small map is as large as its place on the page, under 12 kB, and leaves its pins free of labels", async () => {
  map = madeUpTown("six");
  const response = await get(smallMapUrl("street", STREET, "1-six", []), { "Accept-Encoding": "gzip" });
  expect(Number(response.headers.get("content-length"))).toBeLessThan(12_000);
  const svg = await response.text();
  expect(svg).toContain('width="1240" height="300"');
  expect(svg).toContain(">Seedorf</text>");
  const pins = Array.from({ length: 60 }, (_, index) => ({
    x: 500 + (index % 10) * 24,
    y: 90 + Math.floor(index / 10) * 24,
  }));
  expect(await (await get(smallMapUrl("street", STREET, "1-six", pins))).text()).not.toContain(">Seedorf</text>");
});

it("There is no small map of another size or of an impossible place", async () => {
  map = madeUpTown("seven");
  const known = smallMapUrl("list", STREET, "1-seven", []);
  expect((await get(known)).status).toBe(200);
  for (const path of [
    known.replace("list", "poster"),
    known.replace("list", "constructor"),
    known.replace("47.40000", "97.40000"),
    known.replace("14.500", "44.500"),
    known.replace("14.500", "14.5"),
  ])
    expect((await get(path)).status, path).toBe(404);
});

it("A tile that cannot be read is reported, and answered as one that is not there", async () => {
  map = damagedTown("eight");
  expect((await get(`/map/${TILE}.svg?v=1-eight`)).status).toBe(204);
  expect(damages).toEqual([expect.objectContaining({ message: "The tile is damaged." })]);
});

it("A fault of the program is no missing tile", async () => {
  map = { ...madeUpTown("nine"), readTile: () => Promise.reject(new TypeError("x is undefined")) };
  damages.length = 0;
  expect((await get(`/map/${TILE}.svg?v=1-nine`)).status).toBe(500);
  expect(damages).toEqual([]);
});
