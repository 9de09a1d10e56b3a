import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it } from "vitest";
import { adminFilterSchema } from "#contract/admin-queries";
import type { Store } from "../../store/store.ts";
import { openMadeUpStore } from "../../testing/directories/sample-directory.ts";
import { readCells } from "../../testing/files/workbook-fixture.ts";
import { exportBusinesses, streamExport } from "./export-businesses.ts";

const now = () => new Date("2026-11-26T10:00:00Z");
let store: Store;
let folder: string;
beforeEach(async () => {
  store = await openMadeUpStore();
  folder = await mkdtemp(join(tmpdir(), "mainstreet-export-filtered-"));
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const exported = (filter: object, format: "csv" | "json" | "xlsx") =>
  exportBusinesses({ store, folder, filter: adminFilterSchema.parse(filter), format, actor: "ann", now });

it("exports what a filter matches, in the order of the table, and records it", async () => {
  const { file, rows } = await exported({ city: "Austin", sort: "-name" }, "json");
  expect([basename(file), rows]).toEqual(["businesses_filtered_2026-11-26.json", 3]);
  const businesses: { name: string }[] = JSON.parse(await readFile(file, "utf8"));
  expect(businesses.map(({ name }) => name)).toEqual(["Perfect Pizza", "Luigi's Pizza", "Bright Smiles"]);
  const [entry] = await store.maintenance.activity(1);
  expect(entry).toMatchObject({ action: "export", actor: "ann", detail: { rows: 3, isFiltered: true } });
});

it("exports CSV with a header, permanently closed businesses too, and only the header for no match", async () => {
  const { file } = await exported({ search: "diner waco" }, "csv");
  const [header = "", row = "", ...others] = (await readFile(file, "utf8")).trimEnd().split("\r\n");
  expect(header).toMatch(/^\ufeffname,category,full_address,/);
  expect(row).toMatch(/^Gone Diner,/);
  expect(others).toEqual([]);
  await rm(file);
  const { file: emptyFile, rows } = await exported({ search: "nothing like this" }, "csv");
  expect([rows, (await readFile(emptyFile, "utf8")).split("\r\n")]).toEqual([0, [header, ""]]);
});

it("exports each business once, whatever it lacks", async () => {
  const { file, rows } = await exported({ missing: "any" }, "json");
  expect(rows).toBe(7);
  const ids = JSON.parse(await readFile(file, "utf8")).map(({ place_id: id }: { place_id: string }) => id);
  expect(new Set(ids).size).toBe(7);
});

it.each(["csv", "json"])(
  "writes what the extension of the file names, here %s, over an earlier export alone",
  async (format) => {
    const file = join(folder, `all.${format.toUpperCase()}`);
    const toFile = () => exportBusinesses({ store, folder, file, actor: "cli", now });
    await writeFile(file, '{"notes":"of somebody"}');
    await expect(toFile()).rejects.toThrow(`is there already and not an export in ${format.toUpperCase()}`);
    await rm(file);
    const { rows } = await toFile();
    const content = await readFile(file, "utf8");
    expect(content.startsWith(format === "csv" ? "\ufeffname," : '[\n{"name":')).toBe(true);
    expect((await toFile()).rows).toBe(rows);
    expect(await readFile(file, "utf8")).toBe(content);
  },
);

it.each(["csv", "json", "xlsx"] as const)("streams the same content in %s as to a file", async (format) => {
  const { file, rows } = await exported({ sort: "name" }, format);
  const output = new PassThrough();
  const filter = adminFilterSchema.parse({ sort: "name" });
  const report = streamExport({ store, filter, format, name: `a.${format}`, output, actor: "ann", now });
  const streamed = await buffer(output);
  expect((await report).rows).toBe(rows);
  if (format === "xlsx") {
    await writeFile(file, streamed);
    expect(await readCells(file)).toHaveLength(rows + 1);
  } else expect(streamed.toString()).toBe(await readFile(file, "utf8"));
  const [entry] = await store.maintenance.activity(1);
  expect(entry).toMatchObject({ action: "export", actor: "ann", detail: { file: `a.${format}`, rows } });
});

it.each(["csv", "json", "xlsx"] as const)(
  "destroys a stream in %s that it cannot finish, and records it, since a part may have been read",
  async (format) => {
    const filter = adminFilterSchema.parse({ search: "austin" });
    const attempt = (output: PassThrough, signal?: AbortSignal) =>
      streamExport({ store, filter, format, name: "a", output, actor: "ann", now, ...(signal && { signal }) });
    const stopped = new PassThrough();
    await expect(attempt(stopped, AbortSignal.abort())).rejects.toMatchObject({ code: "cancelled" });
    expect([stopped.destroyed, stopped.writableFinished]).toEqual([true, false]);
    const closed = new PassThrough();
    closed.destroy();
    await expect(attempt(closed)).rejects.toThrow();
    expect(await store.maintenance.activity(5)).toContainEqual(expect.objectContaining({ action: "export" }));
  },
);

it("names the extensions of exports for another one", async () => {
  const file = join(folder, "all.xls");
  const attempt = exportBusinesses({ store, folder, file, actor: "cli", now });
  await expect(attempt).rejects.toThrow("must end in .xlsx, .csv or .json");
});
