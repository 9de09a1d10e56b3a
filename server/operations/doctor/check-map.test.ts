import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { madeUpArchive } from "../../testing/map/made-up-archive.ts";
import { checkMap } from "./check-map.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mainstreet-maps-"));
  file = join(folder, "map.pmtiles");
});
afterEach(() => rmSync(folder, { recursive: true }));

const check = () => checkMap(file, (...words) => ["mainstreet", ...words].join(" "));

it("finds no fault in a directory without a map, and in a good map", async () => {
  expect(await check()).toEqual({ check: "map", findings: [], fact: "none, so maps have no streets" });
  writeFileSync(file, madeUpArchive());
  expect(await check()).toMatchObject({ findings: [], fact: expect.stringContaining("readable, zoom 0 to 12") });
});

it.each([
  ["cut off", () => madeUpArchive().subarray(0, 2_000), "is cut off"],
  ["of another schema", () => madeUpArchive({ metadata: { vector_layers: [{ id: "transportation" }] } }), "schema"],
  ["no map", () => Buffer.from("my notes"), "is no map"],
] as const)("names a map that is %s, and what to do", async (_, bytes, reason) => {
  writeFileSync(file, bytes());
  const { findings } = await check();
  expect(findings).toMatchObject([{ severity: "error", command: "mainstreet map add" }]);
  expect(findings[0]?.message).toContain(reason);
  expect(findings[0]?.message).toMatch(/ Maps are drawn without streets\.$/);
});

it("tells of a download that was stopped", async () => {
  writeFileSync(`${file}.download`, "PM");
  expect((await check()).findings).toMatchObject([
    { severity: "note", message: expect.stringContaining("was stopped") },
  ]);
});
