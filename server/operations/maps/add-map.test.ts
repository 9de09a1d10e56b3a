import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AppError } from "../../errors.ts";
import { openArchive } from "../../map/archive/open-archive.ts";
import type { Store } from "../../store/store.ts";
import { madeUpBusiness, openMadeUpStore } from "../../testing/directories/sample-directory.ts";
import { LAKESIDE_STATION, madeUpArchive } from "../../testing/map/made-up-archive.ts";
import { point } from "../../testing/map/made-up-tile.ts";
import { type RangeAnswer, type RangeServer, startRangeServer } from "../../testing/map/range-server.ts";
import { type AddedMap, type AddMapOptions, addMap } from "./add-map.ts";

const NOW = new Date("2026-11-26T12:00:00Z");
let folder: string;
let target: string;
let store: Store;
let server: RangeServer;
/** Tiles of some kilobytes, so that not all of them are in one range. */
const PLANET = { maxZoom: 14, layersAt: largeRoad };

function largeRoad(zoom: number, x: number, y: number) {
  const names = Array.from(
    { length: 2_000 },
    (_, index) => ((zoom + 1) * (x + 7) * (y + 3) * (index + 11) * 7919) % 99_991,
  );
  return { roads: [point(0, 0, { kind: "path", name: names.join(" ") })] };
}

beforeAll(async () => {
  store = await openMadeUpStore([
    madeUpBusiness({ name: "Kiosk", city: "Lakeside", ...LAKESIDE_STATION }),
    madeUpBusiness({ name: "Bakery", city: "Lakeside", ...LAKESIDE_STATION, latitude: 47.36 }),
  ]);
});
afterAll(() => store.close());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "mainstreet-maps-"));
  target = join(folder, "map.pmtiles");
  server = await startRangeServer({ "/planet.pmtiles": planet() });
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

let planetBytes: Buffer | undefined;
function planet(): Buffer {
  planetBytes ??= madeUpArchive(PLANET);
  return planetBytes;
}

const add = (options: Partial<AddMapOptions> = {}) =>
  addMap({
    store,
    files: undefined,
    target,
    url: `${server.url}/planet.pmtiles`,
    maxZoom: 14,
    isDryRun: false,
    now: () => NOW,
    timeouts: { retryPausesMs: [1, 1] },
    ...options,
  }) as Promise<AddedMap>;

async function failure(options: Partial<AddMapOptions> = {}): Promise<AppError> {
  const error = await add(options).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Error);
  return error as AppError;
}

describe("addMap from a server", () => {
  it("takes the part around the businesses, in fewer requests than tiles, and tells size and credit before", async () => {
    const plans: unknown[] = [];
    const map = await add({ onPlan: (plan) => plans.push([existsSync(target), plan]) });
    expect(map.tiles).toBeGreaterThan(20);
    expect(server.requests.length).toBeLessThan(map.tiles / 2);
    expect(map.transferBytes).toBeLessThan(planet().length);
    expect(plans).toEqual([[false, expect.objectContaining({ bytes: map.bytes, attribution: "© OpenStreetMap" })]]);
    const archive = await openArchive(target);
    expect(archive.version).toBe(map.version);
    await archive.close();
    expect(readdirSync(folder).toSorted()).toEqual(["map.pmtiles", "map.pmtiles.places.json"]);
  });

  it("plans alone in a dry run", async () => {
    const plan = await add({ isDryRun: true });
    expect(plan).not.toHaveProperty("version");
    expect(readdirSync(folder)).toEqual([]);
  });

  it("takes the newest build of the last days", async () => {
    server.files.set("/20261124.pmtiles", planet());
    const map = await add({ url: `${server.url}/{date}.pmtiles` });
    expect(map.source).toBe(`${server.url}/20261124.pmtiles`);
    server.files.clear();
    expect((await failure({ url: `${server.url}/{date}.pmtiles` })).message).toMatch(/no build of the last 9 days/);
  });

  it("goes on where it was interrupted, and keeps the former map until then", async () => {
    writeFileSync(target, madeUpArchive({ maxZoom: 3 }));
    const before = readFileSync(target);
    const stop = new AbortController();
    const interrupted = await failure({ signal: stop.signal, onDownload: () => stop.abort() });
    expect(interrupted.code).toBe("cancelled");
    expect(readFileSync(target)).toEqual(before);
    const requests = server.requests.length;
    const map = await add();
    expect(map.resumedBytes).toBeGreaterThan(0);
    const fresh = server.requests.length - requests;
    server.requests.length = 0;
    const again = await add();
    expect(again.resumedBytes).toBe(0);
    expect(server.requests.length).toBeGreaterThan(fresh);
    expect(again.version).toBe(map.version);
  });

  it("begins anew when the source changed since it was interrupted", async () => {
    const stop = new AbortController();
    await failure({ signal: stop.signal, onDownload: () => stop.abort() });
    server.etag = '"two"';
    expect((await add()).resumedBytes).toBe(0);
  });

  it("repeats requests that fail in passing", async () => {
    server.answer = (request) => (["error", "cut-off", "range"] as const)[request % 3] ?? "range";
    expect((await add()).tiles).toBeGreaterThan(20);
  });

  const after = (first: number, answer: RangeAnswer) => (request: number) => (request > first ? answer : "range");
  it.each([
    ["ignores ranges", after(0, "whole"), /ignores range requests and would send the whole file/],
    ["ignores them later", after(2, "whole"), /ignores range requests/],
    ["sends another range", after(1, "other-range"), /sends another range/],
    ["packs what it sends", after(0, "packed"), /sends another range/],
    ["does not answer", after(0, "hang"), /answers too slowly/],
    ["sends a byte at a time", after(1, "drip"), /answers too slowly/],
    ["fails for long", after(1, "error"), /the server answers 503/],
    ["cuts every answer off", after(1, "cut-off"), /the answer was cut off/],
  ] as const)("refuses a server that %s, in one sentence, and keeps the former map", async (_, answer, sentence) => {
    writeFileSync(target, madeUpArchive({ maxZoom: 3 }));
    const before = readFileSync(target);
    server.answer = answer;
    // Only answers that never end are waited for.
    const isSlow = sentence.source.includes("slowly");
    const timeouts = { retryPausesMs: [1, 1], ...(isSlow && { timeoutMs: 300, minBytesPerSecond: 1e9 }) };
    const { message } = await failure({ timeouts });
    expect(message).toMatch(sentence);
    expect(message).toContain(server.url);
    expect(readFileSync(target)).toEqual(before);
  });

  it.each([
    ["ETag", () => (server.etag = '"two"')],
    ["time", () => ([server.etag, server.lastModified] = [undefined, "Fri, 27 Nov 2026 10:00:00 GMT"])],
    ["size", () => server.files.set("/planet.pmtiles", planet().subarray(0, -1))],
  ])("refuses a source whose %s changes under the download", async (_, change) => {
    server.answer = (request) => {
      if (request === 2) change();
      return "range";
    };
    const { code, message } = await failure();
    expect(message).toMatch(/changed during the download, so nothing was replaced/);
    expect(code).toBe("conflict");
    expect(existsSync(target)).toBe(false);
  });

  it("finds a tile that was damaged on its way, and begins anew the next time", async () => {
    const damaged = Buffer.from(planet());
    damaged.fill(7, damaged.length - 60_000);
    server.files.set("/planet.pmtiles", damaged);
    const all = { bbox: "8.4,47.3,8.6,47.4" };
    const { message } = await failure(all);
    expect(message).toMatch(/Nothing was replaced\.$/);
    expect(readdirSync(folder)).toEqual([]);
    server.files.set("/planet.pmtiles", planet());
    expect((await add(all)).resumedBytes).toBe(0);
  });

  it("says what is not there: an address, a host, an archive", async () => {
    expect((await failure({ url: `${server.url}/none.pmtiles` })).message).toMatch(/There is no file at/);
    const closed = await startRangeServer({});
    await closed.close();
    expect((await failure({ url: `${closed.url}/planet.pmtiles` })).message).toMatch(/refused the connection/);
    server.files.set("/planet.pmtiles", Buffer.from("hello ".repeat(1_000)));
    expect((await failure()).message).toMatch(/is no map/);
  });
});

describe("addMap from a file", () => {
  const fromFile = (bytes: Buffer) => {
    const file = join(folder, "town.pmtiles");
    writeFileSync(file, bytes);
    return { file };
  };

  it("takes the part around a city's businesses, or a box", async () => {
    const map = await add({ ...fromFile(planet()), city: "lakeside" });
    expect(map.bounds[0]).toBeLessThan(LAKESIDE_STATION.longitude);
    expect(map.bounds[2]).toBeGreaterThan(LAKESIDE_STATION.longitude);
    const box = await add({ ...fromFile(planet()), bbox: "8.5,47.35,8.51,47.36", maxZoom: 12 });
    expect(box).toMatchObject({ bounds: [8.5, 47.35, 8.51, 47.36], maxZoom: 12 });
    expect(server.requests).toEqual([]);
  });

  it("takes the map that is there as its own source", async () => {
    writeFileSync(target, planet());
    const map = await add({ file: target, maxZoom: 10 });
    expect(map.maxZoom).toBe(10);
  });

  it.each([
    [{ city: "Nowhere" }, /No business is in a city named Nowhere/],
    [{ bbox: "8,47,9" }, /--bbox must be west, south, east and north/],
    [{ bbox: "9,47,8,48" }, /--bbox must be/],
    [{ bbox: "8,47,9,95" }, /--bbox must be/],
    [{ bbox: "8,47,9,48", city: "Lakeside" }, /--city or --bbox, not both/],
  ])("refuses the area %j", async (area, sentence) => {
    expect((await failure({ ...fromFile(planet()), ...area })).message).toMatch(sentence);
  });

  it("refuses to replace a file that is no map, and to run twice at once", async () => {
    writeFileSync(target, "my notes");
    expect((await failure(fromFile(planet()))).message).toMatch(/not a map/);
    rmSync(target);
    writeFileSync(join(folder, `map.pmtiles.lock.${process.ppid}.part`), "");
    expect((await failure(fromFile(planet()))).message).toMatch(/Another command is adding a map/);
  });
});
