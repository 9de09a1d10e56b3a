import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { LAKESIDE_STATION, writeLakeside } from "../../testing/map/made-up-archive.ts";
import { createCurrentMap } from "../current-map.ts";
import { createCurrentPlaces } from "./current-places.ts";
import { MAX_PLACES, PlaceCollector } from "./place-collector.ts";
import { placesFile } from "./places-file.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mainstreet-maps-"));
  file = join(folder, "map.pmtiles");
});
afterEach(() => rmSync(folder, { recursive: true }));

function open(isReading: boolean) {
  const failures: unknown[] = [];
  const onFailure = (error: unknown) => failures.push(error);
  const currentMap = createCurrentMap({ file, onFailure, checkMs: 0 });
  return { ...createCurrentPlaces({ currentMap, file, isReading, onFailure }), currentMap, failures };
}

it("reads the labels of a map that was copied there once, in the background, and stores them", async () => {
  const server = open(true);
  expect(await server.current()).toBeUndefined();
  writeLakeside(file);
  await expect.poll(server.current).toBeDefined();
  const named = await server.current();
  expect(named?.places.named(["lakeside", "central"])).toMatchObject([{ kind: "station" }]);
  expect(named?.places.startingWith("heron", 5)).toMatchObject([{ name: "Heron Square" }]);
  expect(named?.places.named(["cafe", "reedbank"])).toEqual([]);
  await expect.poll(() => existsSync(placesFile(file))).toBe(true);
  const writtenAt = statSync(placesFile(file)).mtimeMs;
  const next = open(true);
  expect((await next.current())?.version).toBe(named?.version);
  expect(statSync(placesFile(file)).mtimeMs).toBe(writtenAt);
  expect([server.failures, next.failures]).toEqual([[], []]);
  await Promise.all([server.close(), next.close(), server.currentMap.close(), next.currentMap.close()]);
});

it("reads them anew for another map, and forgets them with the map", async () => {
  const server = open(true);
  writeLakeside(file);
  await expect.poll(server.current).toBeDefined();
  writeLakeside(file, { maxZoom: 13 });
  const before = await server.current();
  await expect.poll(async () => (await server.current())?.version).not.toBe(before?.version);
  rmSync(file);
  expect(await server.current()).toBeUndefined();
  await Promise.all([server.close(), server.currentMap.close()]);
});

it("reads them anew where the file beside the map has another shape", async () => {
  const first = open(true);
  writeLakeside(file);
  await expect.poll(() => first.current().then(() => existsSync(placesFile(file)))).toBe(true);
  await Promise.all([first.close(), first.currentMap.close()]);
  const stored = JSON.parse(readFileSync(placesFile(file), "utf8")) as object;
  for (const places of [[null], [{}], [{ name: "Heron Square", keys: null }]]) {
    writeFileSync(placesFile(file), JSON.stringify({ ...stored, places }));
    const server = open(true);
    await expect.poll(server.current).toBeDefined();
    expect((await server.current())?.places.startingWith("heron", 5)).toMatchObject([{ name: "Heron Square" }]);
    expect(server.failures).toEqual([]);
    await Promise.all([server.close(), server.currentMap.close()]);
  }
});

it("reads nothing in a command", async () => {
  writeLakeside(file);
  const command = open(false);
  expect(await command.current()).toBeUndefined();
  expect(existsSync(placesFile(file))).toBe(false);
  await Promise.all([command.close(), command.currentMap.close()]);
});

it("keeps one place for the labels of several tiles, and no more places than its limit", () => {
  const collector = new PlaceCollector();
  const place = { kind: "station" as const, ...LAKESIDE_STATION, rank: 10 };
  for (const offset of [0, 0.001, 0.002, 0.5])
    collector.add({ ...place, name: "Central", keys: ["central"], latitude: place.latitude + offset });
  expect(collector.places()).toHaveLength(2);
  for (let index = 0; index < 2.5 * MAX_PLACES; index++)
    collector.add({ ...place, name: `S${index}`, keys: [`s${index}`], rank: index % 2 === 0 ? 5 : 15 });
  expect(collector.places()).toHaveLength(MAX_PLACES);
  expect(new Set(collector.places().map(({ rank }) => rank))).toEqual(new Set([5]));
});
