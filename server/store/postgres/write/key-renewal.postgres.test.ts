import pg from "pg";
import { expect, it } from "vitest";
import { AT } from "../../../testing/directories/import-into.ts";
import { shopWithoutKind } from "../../../testing/directories/old-keys.ts";
import { createDatabase } from "../../../testing/postgres/test-database.ts";
import { openStore } from "../../open-store.ts";

const open = (url: string) => openStore({ file: "", postgres: { url, name: "of a test", poolSize: 2, tls: "off" } });

it("Categories of one kind become one, and their addresses lead to it from the start", async () => {
  const url = await createDatabase();
  const store = await open(url);
  const categories = ["Herrenfriseur", "Herrenfriseur", "Barber shop", "Барбершоп", "Florist"];
  const rows = categories.map((category, index) => shopWithoutKind(`p${index}`, category));
  const id = await store.imports.begin(["old.xlsx"], "cli", AT);
  const counts = await store.imports.writeBatch(id, rows, "update", AT);
  await store.imports.finish(id, { ...counts, rows: rows.length, totalErrors: 0, state: "finished" }, AT);
  expect(await store.directory.categories()).toHaveLength(4);
  await store.close();
  const client = new pg.Client(url);
  await client.connect();
  await client.query("UPDATE counters SET value = 0 WHERE name = 'keyVersion'");
  await client.end();

  const renewedStore = await open(url);
  const slugs = async () => {
    const found = ["herrenfriseur", "barbershop", "barber-shop"].map((slug) => renewedStore.directory.category(slug));
    return (await Promise.all(found)).map((category) => category?.slug);
  };
  expect(await slugs()).toEqual(["barber-shop", "barber-shop", "barber-shop"]);
  await renewedStore.maintenance.maintain("keys");
  expect(await renewedStore.directory.categories()).toMatchObject([
    { category: "Barber shop", slug: "barber-shop", businessCount: 4 },
    { category: "Florist", slug: "florist", businessCount: 1 },
  ]);
  expect(await slugs()).toEqual(["barber-shop", "barber-shop", "barber-shop"]);
  await renewedStore.close();
});
