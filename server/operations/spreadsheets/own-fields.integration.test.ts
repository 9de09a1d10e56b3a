import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ColumnChoice } from "#contract/import-columns";
import { openMemoryStore } from "../../store/open-store.ts";
import type { Store } from "../../store/store.ts";
import { putBackOwnField, removeOwnField, renameOwnField } from "../own-fields/change-own-fields.ts";
import { readColumnMap } from "./column-map.ts";
import { dryRunImport } from "./dry-run-import.ts";
import { exportBusinesses } from "./export-businesses.ts";
import { importBusinesses } from "./import-businesses.ts";

const now = () => new Date("2026-11-21T10:00:00Z");
const LIST = [
  "Name,Address,City,Phone,Dogs?,Seats,Pays with,Card page,Remarks,Odd",
  'Rosa,1 Oak St,Austin,+1 512-555-0100,yes,40,"Visa; Cash",https://rosa.example/card,"Ring, twice",=1+1',
  "Luigi,2 Oak St,Austin,+1 512-555-0101,no,2.5,Cash,javascript:alert(1),犬 ok,x",
  "Ann,3 Oak St,Austin,+1 512-555-0102,,many,,,,",
].join("\n");
const MAP = [
  "Dogs?=own:Dogs",
  "Seats=own:Seats",
  "Pays with=own:Cards:list",
  "Card page=own:Card page:link",
  "Remarks=own:Remarks",
];

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mainstreet-own-fields-"));
  store = await openMemoryStore();
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

async function list(content: string, name = "list.csv"): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, content);
  return file;
}

function options(file: string, choices?: readonly ColumnChoice[]) {
  return { store, files: [file], onDuplicate: "update" as const, country: "", limits: {}, actor: "cli", now, choices };
}

const fields = async () => (await store.directory.ownFields()).map(({ name, type }) => `${name}:${type}`);
const values = async () =>
  Object.fromEntries((await store.directory.businessesAfter(0, 10)).map(({ name, ownValues }) => [name, ownValues]));
const exported = async () => (await exportBusinesses({ store, folder, actor: "cli", now })).file;

describe("an unknown column that is kept as an own field", () => {
  it("comes in with the type that its values suggest; what is no value of it is left out with a warning", async () => {
    const report = await importBusinesses(options(await list(LIST), await readColumnMap(MAP, undefined)));
    expect(report).toMatchObject({ imported: 3, totalErrors: 0 });
    expect(await fields()).toEqual(["Dogs:yes-no", "Seats:text", "Cards:list", "Card page:link", "Remarks:text"]);
    expect(await values()).toEqual({
      Rosa: {
        "card-page": "https://rosa.example/card",
        cards: ["Visa", "Cash"],
        dogs: true,
        remarks: "Ring, twice",
        seats: "40",
      },
      Luigi: { cards: ["Cash"], dogs: false, remarks: "犬 ok", seats: "2.5" },
      Ann: { seats: "many" },
    });
    expect(report.warnings).toMatchObject([{ column: "Card page", reason: expect.stringContaining("web address") }]);
  });

  it("is kept in other files with the same columns", async () => {
    await importBusinesses(options(await list(LIST), await readColumnMap(MAP, undefined)));
    const again = LIST.replace("Luigi,2 Oak St", "Berta,9 Elm St").replace(",no,", ",ja,");
    const report = await importBusinesses(options(await list(again, "again.csv")));
    expect(report.mapping).toBe("stored");
    expect((await values())["Berta"]).toMatchObject({ dogs: true });
    expect(await fields()).toHaveLength(5);
  });

  it("is kept in the same field after that was renamed, and in none while it is removed", async () => {
    const file = await list(LIST);
    await importBusinesses(options(file, await readColumnMap(MAP, undefined)));
    const change = { store, actor: "ann", now };
    await renameOwnField(change, "dogs", "Pets");
    await removeOwnField(change, "remarks");
    const report = await importBusinesses(options(await list(LIST.replace("Luigi", "Berta"), "again.csv")));
    expect(report.notes).toEqual([
      "“Dogs” is read as the own field “Pets”.",
      'Column "Remarks" is left out: its own field was removed. Put it back to import it.',
    ]);
    expect(await fields()).toEqual(["Pets:yes-no", "Seats:text", "Cards:list", "Card page:link", "Remarks:text"]);
    await putBackOwnField(change, "remarks");
    const later = await list(LIST.replace("Ring, twice", "Knock"), "later.csv");
    expect((await importBusinesses(options(later))).notes).toHaveLength(1);
    expect((await values())["Rosa"]).toMatchObject({ dogs: true, remarks: "Knock" });
  });

  it("is shown by a preview, which stores nothing and suggests types", async () => {
    const report = await dryRunImport(options(await list(LIST)));
    const types = Object.fromEntries(report.columns.map(({ header, ownType }) => [header, ownType]));
    expect(types).toMatchObject({ Name: undefined, "Dogs?": "yes-no", Seats: "text", Remarks: "text" });
    await dryRunImport(options(await list(LIST), await readColumnMap(MAP, undefined)));
    expect(await fields()).toEqual([]);
  });

  it("is refused with its reason when no own field can be called so, or there are too many", async () => {
    for (const map of ["Odd=own:", "Odd=own:rating", `Odd=own:${"x".repeat(300)}`, "Odd=own:!!"])
      await expect(readColumnMap([map], undefined)).rejects.toMatchObject({ code: "usage" });
    const headers = Array.from({ length: 51 }, (_, index) => `own: F${index} (text)`);
    const wide = [`name,address,${headers.join(",")}`, `Rosa,1 Oak St,${headers.map(() => "x").join(",")}`].join("\n");
    const file = await list(wide);
    await expect(dryRunImport(options(file))).rejects.toThrow("at most 50 own fields");
    await expect(importBusinesses(options(file))).rejects.toThrow("at most 50 own fields");
    expect([await fields(), await values()]).toEqual([[], {}]);
    expect(await store.imports.list(5, now())).toEqual([]);
  });
});

describe("an export with own fields", () => {
  it("comes back the same, also into an empty directory and after a field was renamed", async () => {
    await importBusinesses(options(await list(LIST), await readColumnMap(MAP, undefined)));
    const before = [await fields(), await values()];
    const file = await exported();
    expect(await importBusinesses(options(file))).toMatchObject({ duplicatesSkipped: 3, updated: 0 });
    await store.close();
    store = await openMemoryStore();
    await importBusinesses(options(file));
    expect([await fields(), await values()]).toEqual(before);
    await renameOwnField({ store, actor: "ann", now }, "dogs", "Hunde (text)");
    const renamed = await values();
    await importBusinesses(options(await exported()));
    expect(await values()).toEqual(renamed);
    expect(await fields()).toContain("Hunde (text):yes-no");
    expect(await fields()).toHaveLength(5);
  });

  it("has no column for a removed field", async () => {
    await importBusinesses(options(await list(LIST), await readColumnMap(MAP, undefined)));
    await removeOwnField({ store, actor: "ann", now }, "dogs");
    const file = await exported();
    await store.close();
    store = await openMemoryStore();
    await importBusinesses(options(file));
    expect(await fields()).toHaveLength(4);
  });
});
