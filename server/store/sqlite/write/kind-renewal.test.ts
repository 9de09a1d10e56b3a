import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { AT } from "../../../testing/directories/import-into.ts";
import { markKeysOld, shopWithoutKind } from "../../../testing/directories/old-keys.ts";
import { openStore } from "../../open-store.ts";
import type { Store } from "../../store.ts";

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kinds-"));
  file = join(folder, "mainstreet.db");
});
afterEach(() => rm(folder, { recursive: true }));

async function importRows(store: Store, categories: readonly string[]) {
  const rows = categories.map((category, index) => shopWithoutKind(`p${index}`, category));
  const id = await store.imports.begin(["old.xlsx"], "cli", AT);
  const counts = await store.imports.writeBatch(id, rows, "update", AT);
  await store.imports.finish(id, { ...counts, rows: rows.length, totalErrors: 0, state: "finished" }, AT);
}

it("categories of one kind become one, and their addresses lead to it from the start", async () => {
  const store = await openStore({ file });
  const categories = ["Herrenfriseur", "Herrenfriseur", "Barber shop", "Барбершоп", "Florist"];
  await importRows(store, categories);
  expect(await store.directory.categories()).toHaveLength(4);
  await store.close();
  markKeysOld(file);

  const renewedStore = await openStore({ file });
  const slugs = async () =>
    Promise.all(["herrenfriseur", "barbershop", "barber-shop"].map((slug) => renewedStore.directory.category(slug)));
  expect((await slugs()).map((category) => category?.slug)).toEqual(["barber-shop", "barber-shop", "barber-shop"]);
  await renewedStore.maintenance.maintain("keys");
  expect(await renewedStore.directory.categories()).toMatchObject([
    { category: "Barber shop", slug: "barber-shop", businessCount: 4 },
    { category: "Florist", slug: "florist", businessCount: 1 },
  ]);
  expect((await slugs()).map((category) => category?.slug)).toEqual(["barber-shop", "barber-shop", "barber-shop"]);
  expect(await renewedStore.directory.statistics()).toMatchObject({ categories: 2 });
  await renewedStore.close();
});
