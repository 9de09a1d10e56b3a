import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type DataFolder, openDataFolder } from "../../../config/data-folder.ts";
import { readRejects, splitRejects, storeRemaining } from "./fix-rejects.ts";
import { openRejects, type Rejects } from "./rejects.ts";
import { openRejectsSpool } from "./rejects-workbook.ts";

const IMPORT = 7;
let path: string;
let folder: DataFolder;
let rejects: Rejects;
beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), "mainstreet-fix-"));
  folder = await openDataFolder(path);
  rejects = openRejects({ folder, store: { cluster: undefined } });
  const file = join(path, "new.xlsx");
  const spool = await openRejectsSpool(file);
  const row = (number: number, cells: string[], column: string, reason: string) => ({
    sheet: "",
    row: number,
    header: ["name", "zip", "note"],
    cells,
    problems: [{ column, value: "", reason }],
  });
  await spool.add("piers.csv", [
    row(3, ["", "03870", "second"], "name", "is missing"),
    row(4, ["Pier Nine"], "", "does not say enough to identify a business"),
  ]);
  await spool.writeWorkbook();
  await spool.remove();
  await rejects.store(IMPORT, file);
});
afterEach(() => rm(path, { recursive: true }));

it("Rejected rows are read as they were, with what is wrong and where they stood", async () => {
  const { tables } = await readRejects({ rejects, folder }, IMPORT);
  expect(tables).toEqual([
    {
      header: ["name", "zip", "note"],
      rows: [
        { cells: ["", "03870", "second"], reason: "name: is missing", columns: ["name"], foundIn: expect.any(String) },
        {
          cells: ["Pier Nine", "", ""],
          reason: "does not say enough to identify a business",
          columns: [],
          foundIn: expect.stringContaining("piers.csv"),
        },
      ],
    },
  ]);
  await expect(readRejects({ rejects, folder }, IMPORT + 1)).rejects.toMatchObject({ code: "not-found" });
});

it("Rows that were not corrected stay, until none is left", async () => {
  const stored = await readRejects({ rejects, folder }, IMPORT);
  const { version } = stored;
  const corrected = { table: 0, row: 0, cells: ["Dulse Shed", "03870", "second"] };
  const { fixed, remaining } = splitRejects(stored, { version, rows: [corrected] });
  expect(fixed[0]?.rows.map(({ cells }) => cells)).toEqual([corrected.cells]);
  await storeRemaining({ rejects, folder }, IMPORT, remaining);
  const rest = await readRejects({ rejects, folder }, IMPORT);
  expect(rest.tables[0]?.rows.map(({ cells }) => cells[0])).toEqual(["Pier Nine"]);
  expect(() => splitRejects(rest, { version, rows: [corrected] })).toThrow(/Someone else fixed/);
  for (const wrong of [{ row: 5 }, { table: 1 }, { cells: ["a"] }])
    expect(() => splitRejects(rest, { version: rest.version, rows: [{ ...corrected, ...wrong }] })).toThrow(
      /not among/,
    );
  await storeRemaining({ rejects, folder }, IMPORT, []);
  expect(await rejects.importIds()).toEqual(new Set());
});

it("Rows stay as they were if the remaining ones cannot be stored", async () => {
  const { tables } = await readRejects({ rejects, folder }, IMPORT);
  const onFullDisk: Rejects = { ...rejects, store: () => Promise.reject(new Error("The disk is full.")) };
  await expect(storeRemaining({ rejects: onFullDisk, folder }, IMPORT, tables)).rejects.toThrow("full");
  expect((await readRejects({ rejects, folder }, IMPORT)).tables).toEqual(tables);
});
