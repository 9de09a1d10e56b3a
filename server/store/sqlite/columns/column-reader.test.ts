import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { businessInsert as shop } from "../../../testing/directories/business-insert.ts";
import { AT, importInto, type ToImport } from "../../../testing/directories/import-into.ts";
import { openStore } from "../../open-store.ts";
import type { Store } from "../../store.ts";

describe("the column store, when another process changes the directory", () => {
  let folder: string;
  let file: string;
  let reader: Store;
  let writer: Store;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "mainstreet-columns-"));
    file = join(folder, "mainstreet.db");
    reader = await openStore({ file });
    writer = await openStore({ file });
  });
  afterEach(async () => {
    await reader.close();
    await writer.close();
    await rm(folder, { recursive: true });
  });

  const put = (...importArguments: ToImport) => importInto(writer, ...importArguments);
  const cities = async () =>
    (await reader.search.facets({}, {}, AT)).cities.map(({ name, businessCount }) => `${businessCount} ${name}`);

  it("reads the changes", async () => {
    expect(await cities()).toEqual([]);
    await put([shop("p1"), shop("p2"), shop("p3", { city: "Salem" })]);
    expect(await cities()).toEqual(["2 Springfield", "1 Salem"]);
    await put([shop("p1", { city: "Salem" }), shop("p4", { city: "Salem" })]);
    expect(await cities()).toEqual(["3 Salem", "1 Springfield"]);
    await put([shop("p2", { businessStatus: "CLOSED_PERMANENTLY" })]);
    expect(await cities()).toEqual(["3 Salem"]);
  });

  it("is reloaded when the log of changes was truncated", async () => {
    await put([shop("p1"), shop("p2")]);
    expect(await cities()).toEqual(["2 Springfield"]);
    await put([shop("p1", { city: "Salem" })]);
    const db = new Sqlite(file);
    db.exec("DELETE FROM listing_changes");
    db.close();
    expect((await cities()).toSorted()).toEqual(["1 Salem", "1 Springfield"]);
  });

  it("is reloaded when a business with a lower id than its first one reopens", async () => {
    await put([shop("p1", { businessStatus: "CLOSED_PERMANENTLY" }), shop("p2")]);
    expect(await cities()).toEqual(["1 Springfield"]);
    await put([shop("p1", { city: "Salem" })]);
    expect((await cities()).toSorted()).toEqual(["1 Salem", "1 Springfield"]);
  });

  it("loads more listings than one slice, at first and later", async () => {
    const businesses = (first: number, cityCounts: number) =>
      Array.from({ length: cityCounts }, (_, n) => shop(`m${first + n}`, { name: "Kiosk" }));
    await put(businesses(0, 6_000));
    expect(await cities()).toEqual(["6000 Springfield"]);
    await put(businesses(6_000, 21_000));
    expect(await cities()).toEqual(["27000 Springfield"]);
  });

  it("reads more changes than one slice", async () => {
    const shopsIn = (city: string) => Array.from({ length: 2_500 }, (_, n) => shop(`m${n}`, { city }));
    await put(shopsIn("Springfield"));
    expect(await cities()).toEqual(["2500 Springfield"]);
    await put(shopsIn("Salem"));
    expect(await cities()).toEqual(["2500 Salem"]);
  });

  it("is current in the middle of a long operation, also with concurrent readers", async () => {
    expect(await cities()).toEqual([]);
    const importId = await writer.imports.begin(["more.xlsx"], "cli", AT);
    for (let batch = 1; batch <= 3; batch++) {
      const shops = Array.from({ length: 1_500 }, (_, n) => shop(`b${batch}-${n}`));
      await writer.imports.writeBatch(importId, shops, "skip", AT);
      const [state, cityCounts] = await Promise.all([
        reader.directory.dataState(AT),
        cities(),
        reader.directory.dataState(AT),
      ]);
      expect(state.isChanging).toBe(true);
      expect(cityCounts).toEqual([`${batch * 1_500} Springfield`]);
    }
  });
});
