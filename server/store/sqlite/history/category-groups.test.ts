import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { CategoryGroup } from "#contract/business";
import type { BusinessInsert } from "#domain/business/business-keys";
import { plainTerms } from "#domain/search/plain-terms";
import { businessInsert } from "../../../testing/directories/business-insert.ts";
import { AT, byAnn } from "../../../testing/directories/import-into.ts";
import { markKeysOld } from "../../../testing/directories/old-keys.ts";
import { openStore } from "../../open-store.ts";
import type { Store } from "../../store.ts";

const PAGE = { limit: 20, offset: 0 };

let folder: string;
let store: Store;
const file = () => join(folder, "mainstreet.db");
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "groups-"));
  store = await openStore({ file: file() });
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

async function importRows(rows: BusinessInsert[]): Promise<number> {
  const id = await store.imports.begin(["file.xlsx"], "cli", AT);
  const counts = await store.imports.writeBatch(id, rows, "update", AT);
  await store.imports.finish(id, { ...counts, rows: rows.length, totalErrors: 0, state: "finished" }, AT);
  return id;
}

let nextId = 0;
/** Makes rows of the unknown category "Qwxyz" with these other categories. */
const rowsWith = (...subtypes: string[][]) =>
  subtypes.map((list) => businessInsert(`p${++nextId}`, { name: "Zoo", category: "Qwxyz", subtypes: list }));

const groupOf = async (slug = "qwxyz") => (await store.directory.category(slug))?.group;
/** Returns how many businesses a group lists, and how many of them a search for their name finds. */
const listCategories = async (group: CategoryGroup) =>
  (await store.search.businesses({ group }, "recommended", PAGE)).totalCount;
const searchIds = async (group: CategoryGroup) =>
  (await store.search.businesses({ group, terms: plainTerms("zoo") }, "recommended", PAGE)).totalCount;

it("A category with an unknown name gets the group of most of its rows, whichever came first", async () => {
  await importRows(rowsWith(["Hardware store"], ["Physiotherapist"], ["Physiotherapist", "Hardware store"], []));
  expect(await groupOf()).toBe("healthcare");
  expect(await listCategories("healthcare")).toBe(4);
  expect(await listCategories("home-services")).toBe(0);
  expect(await searchIds("healthcare")).toBe(4);
});

it("The group follows the rows of later imports, and of an import that is taken back", async () => {
  await importRows(rowsWith(["Physiotherapist"]));
  expect(await groupOf()).toBe("healthcare");
  const id = await importRows(rowsWith(["Plumber"], ["Electrician"], ["Roofing contractor"]));
  expect(await groupOf()).toBe("home-services");
  expect(await listCategories("home-services")).toBe(4);
  await store.imports.beginUndo(id, { actor: "cli", edited: "bin" }, AT);
  while (!(await store.imports.undoBatch(id, 100, AT)).isDone) {}
  await store.imports.finishUndo(id, AT);
  expect(await groupOf()).toBe("healthcare");
  expect(await listCategories("healthcare")).toBe(1);
});

it("A sure name outweighs the rows, and a guess by its words counts as two rows", async () => {
  const rows = (category: string, ...subtypes: string[]) =>
    subtypes.map((name) => businessInsert(`p${++nextId}`, { category, subtypes: [name] }));
  await importRows([
    ...rows("Church", "Dentist", "Dentist", "Dentist"),
    ...rows("Стоматолог", "Plumber", "Plumber", "Plumber"),
    ...rows("Qwxyzpraxis", "Plumber", "Plumber"),
    ...rows("Zwxyqpraxis", "Plumber", "Plumber", "Electrician"),
  ]);
  expect(await groupOf("church")).toBe("public-community");
  expect(await groupOf("qwxyzpraxis")).toBe("healthcare");
  expect(await groupOf("zwxyqpraxis")).toBe("home-services");
  expect(await groupOf("Стоматолог")).toBe("healthcare");
});

it("The administrator's rule wins; without it the category has the group of its rows again", async () => {
  await importRows(rowsWith(["Physiotherapist"], ["Physiotherapist"]));
  const { rule } = await store.editing.addRule({ kind: "category", from: "Qwxyz", to: "education" }, byAnn(AT));
  expect(await groupOf()).toBe("education");
  await importRows(rowsWith(["Dentist"]));
  expect(await groupOf()).toBe("education");
  await store.editing.removeRule(rule.id, byAnn());
  expect(await groupOf()).toBe("healthcare");
});

it("Renewing the keys of an older directory recomputes the groups, and keeps the rules", async () => {
  await importRows([
    ...rowsWith(["Physiotherapist"], ["Physiotherapist"]),
    businessInsert("p-hardware", { category: "Hardware store" }),
  ]);
  await store.close();
  markKeysOld(file());
  store = await openStore({ file: file() });
  await store.maintenance.maintain("keys");
  expect(await groupOf()).toBe("healthcare");
  expect(await groupOf("hardware-store")).toBe("home-services");
  expect(await listCategories("healthcare")).toBe(2);
});
