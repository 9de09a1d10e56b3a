import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { madeUpArchive } from "../testing/map/made-up-archive.ts";
import { createCurrentMap } from "./current-map.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mainstreet-maps-"));
  file = join(folder, "map.pmtiles");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Replaces the file as `map add` does. */
function replace(bytes: Uint8Array): void {
  writeFileSync(`${file}.new`, bytes);
  renameSync(`${file}.new`, file);
}

function open() {
  const failures: string[] = [];
  const onFailure = (error: unknown) => failures.push((error as Error).message);
  return { currentMap: createCurrentMap({ file, onFailure, checkMs: 0 }), failures };
}

it("notices that a map is added, replaced and removed, without a restart", async () => {
  const { currentMap, failures } = open();
  expect(await currentMap()).toBeUndefined();
  replace(madeUpArchive({ maxZoom: 3 }));
  const first = await currentMap();
  expect(first?.maxZoom).toBe(3);
  expect(await currentMap()).toBe(first);
  replace(madeUpArchive({ maxZoom: 5 }));
  expect((await currentMap())?.maxZoom).toBe(5);
  // A request that has taken the former map reads from it.
  expect(await first?.readTile(0, 0, 0)).toBeDefined();
  rmSync(file);
  expect(await currentMap()).toBeUndefined();
  expect(failures).toEqual([]);
  await currentMap.close();
});

it("counts a damaged map as none, reports it once, and takes the next one", async () => {
  replace(madeUpArchive().subarray(0, 300));
  const { currentMap, failures } = open();
  expect(await currentMap()).toBeUndefined();
  expect(await currentMap()).toBeUndefined();
  expect(failures).toEqual([expect.stringContaining("is cut off")]);
  replace(madeUpArchive());
  expect(await currentMap()).toBeDefined();
  await currentMap.close();
});

it("opens a map once for all requests that come at the same time", async () => {
  replace(madeUpArchive());
  const { currentMap } = open();
  const maps = await Promise.all(Array.from({ length: 10 }, () => currentMap()));
  expect(new Set(maps).size).toBe(1);
  await currentMap.close();
});
