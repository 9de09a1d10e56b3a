import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { writeTextTable } from "./write-text-table.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mainstreet-text-table-"));
});
afterEach(() => rm(folder, { recursive: true }));

const HEADER = ["name", "phone", "rating"];
async function* rows() {
  yield ["Ann, “Bob” & Co.", "+41 44 211 26 90", 4.5];
  yield ['12" Records\nSalem', null, null];
  yield ["=HYPERLINK(1)", "-1", null];
}

it("writes CSV that spreadsheet programs read as it is, without formulas", async () => {
  const file = join(folder, "a.csv");
  await writeTextTable(file, "csv", HEADER, rows());
  expect(await readFile(file, "utf8")).toBe(
    '\ufeffname,phone,rating\r\n"Ann, “Bob” & Co.",+41 44 211 26 90,4.5\r\n"12"" Records\nSalem",,\r\n\'=HYPERLINK(1),-1,\r\n',
  );
});

it("writes JSON objects without blank values, and an empty list for no rows", async () => {
  const file = join(folder, "a.json");
  await writeTextTable(file, "json", HEADER, rows());
  const businesses = JSON.parse(await readFile(file, "utf8"));
  expect(businesses[0]).toEqual({ name: "Ann, “Bob” & Co.", phone: "+41 44 211 26 90", rating: 4.5 });
  expect(businesses[1]).toEqual({ name: '12" Records\nSalem' });
  const emptyFile = join(folder, "none.json");
  await writeTextTable(emptyFile, "json", HEADER, (async function* () {})());
  expect(JSON.parse(await readFile(emptyFile, "utf8"))).toEqual([]);
});

it("leaves no file after an abort, and replaces no other file", async () => {
  const file = join(folder, "a.csv");
  await expect(writeTextTable(file, "csv", HEADER, rows(), AbortSignal.abort())).rejects.toMatchObject({
    code: "cancelled",
  });
  expect(await readdir(folder)).toEqual([]);
  await writeFile(file, "name of the owner,phone\n");
  await expect(writeTextTable(file, "csv", HEADER, rows())).rejects.toMatchObject({ code: "storage" });
  expect(await readFile(file, "utf8")).toBe("name of the owner,phone\n");
});

it.each(["csv", "json"] as const)("replaces an earlier table in %s, also one without rows", async (format) => {
  const file = join(folder, `a.${format}`);
  await writeTextTable(file, format, HEADER, (async function* () {})());
  await writeTextTable(file, format, HEADER, rows());
  const content = await readFile(file, "utf8");
  await writeTextTable(file, format, [...HEADER, "city"], rows());
  expect(content).toContain("Records");
  expect(await readdir(folder)).toEqual([`a.${format}`]);
});
