import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runInProcess, runJsonInProcess } from "../../server/testing/commands/run-in-process.ts";
import { LAKESIDE_STATION, madeUpArchive, writeLakeside } from "../../server/testing/map/made-up-archive.ts";

let folder: string;
let data: string;
let town: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "mainstreet-maps-"));
  data = join(folder, "data");
  const { latitude, longitude } = LAKESIDE_STATION;
  const csv = join(folder, "shops.csv");
  writeFileSync(csv, `name,city,latitude,longitude\nKiosk,Lakeside,${latitude},${longitude}\n`);
  expect((await runInProcess("--data", data, "import", csv)).code).toBe(0);
});
beforeEach(() => {
  town = writeLakeside(join(folder, "town.pmtiles"));
  rmSync(join(data, "map.pmtiles"), { force: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

const map = (...args: string[]) => runInProcess("--data", data, "map", ...args);
const mapJson = (...args: string[]) => runJsonInProcess("--data", data, "--json", "map", ...args);

describe("map", () => {
  it("adds, lists and removes a map", async () => {
    expect((await map("list")).stdout).toMatch(/^There is no map\. To add one: mainstreet --data .* map add\n$/);
    const added = await map("add", town);
    expect(added).toMatchObject({ code: 0 });
    expect(added.stdout).toMatch(/The map is in .*map\.pmtiles: \d+ tiles, \d+ kB\. Every tile was read and checked\./);
    expect(added.stdout).toContain("Searches know 3 districts, stations and squares of it.");
    // Size and credit come before the download.
    expect(added.stderr).toMatch(
      /^Streets of .*\(west, south, east, north\), zoom 0 to 12: \d+ tiles, \d+ kB, in \d+ parts? of/,
    );
    expect(added.stderr).toContain("© OpenStreetMap, under the Open Database License (ODbL): every map shows it.");
    const list = await map("list");
    expect(list.stdout).toContain("Credit on every map: © OpenStreetMap\n");
    expect(list.stdout).toContain("Places that searches know from it: 3\n");
    expect((await map("remove")).stdout).toBe("The map was removed. Pages are drawn without streets.\n");
    expect(existsSync(join(data, "map.pmtiles"))).toBe(false);
    expect((await map("remove")).stdout).toBe("There was no map.\n");
  });

  it("prints one object with --json", async () => {
    const planned = await mapJson("add", town, "--dry-run", "--max-zoom", "9");
    expect(planned.object).toMatchObject({ dryRun: true, maxZoom: 9, source: town, missingLayers: [], outliers: 0 });
    expect((await mapJson("list")).object).toEqual({ map: null });
    const added = await mapJson("add", town);
    expect(added.object).toMatchObject({ file: join(data, "map.pmtiles"), places: 3, attribution: "© OpenStreetMap" });
    const { map: listed } = (await mapJson("list")).object;
    expect(listed).toMatchObject({
      version: added.object.version,
      tiles: added.object.tiles,
      bytes: added.object.bytes,
    });
    expect((await mapJson("remove")).object).toEqual({ removed: true, file: join(data, "map.pmtiles") });
  });

  it("takes another folder's file by map.file, and leaves it there when the directory is emptied", async () => {
    const shared = join(folder, "shared.pmtiles");
    process.env["MAINSTREET_MAP_FILE"] = shared;
    try {
      expect((await map("add", town)).code).toBe(0);
      expect((await runInProcess("--data", data, "delete-all", "--confirm", "DELETE")).code).toBe(0);
      expect((await mapJson("list")).object.map).toMatchObject({ file: shared });
    } finally {
      delete process.env["MAINSTREET_MAP_FILE"];
    }
  });

  it.each([
    [["add", "--from", "town.pmtiles"], 2, /--from must be an http:\/\/ or https:\/\/ address/],
    [["add", "town.pmtiles", "--from", "http://a.invalid/x"], 2, /Give a file or --from, not both/],
    [["add", "town.pmtiles", "--bbox", "8,47"], 2, /--bbox must be west, south, east and north/],
    [["add", "town.pmtiles", "--max-zoom", "16"], 2, /from 0 to 15/],
    [["add", "/nowhere/town.pmtiles"], 1, /does not exist/],
    [["add", "--from", "http://127.0.0.1:1/x.pmtiles"], 1, /cannot be read/],
    [["add", "--from", "https://ann:secret@maps.invalid/x.pmtiles"], 2, /^(?!.*secret).*no user name or password/s],
    [["show"], 2, /unknown command/],
  ] as const)("refuses %j", async (args, code, sentence) => {
    const outcome = await map(...args);
    expect(outcome).toMatchObject({ code, stdout: "" });
    expect(outcome.stderr).toMatch(sentence);
  });

  it("says in one line why an archive is refused, and that one in the folder is damaged", async () => {
    writeFileSync(town, madeUpArchive().subarray(0, 2_000));
    const refused = await map("add", town);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(
      /^mainstreet: .*town\.pmtiles is cut off: it should have \d+ bytes, and has 2000\.\n$/,
    );
    writeFileSync(join(data, "map.pmtiles"), "PK is no map");
    const listed = await map("list");
    expect(listed).toMatchObject({ code: 1, stdout: "" });
    expect(listed.stderr).toMatch(/is no map/);
  });
});
