import pg from "pg";
import { expect, it } from "vitest";
import { formerSlugBase } from "#domain/business/business-keys";
import { plainTerms } from "#domain/search/plain-terms";
import { businessInsert } from "../../../testing/directories/business-insert.ts";
import { AT } from "../../../testing/directories/import-into.ts";
import { shopWithoutKind } from "../../../testing/directories/old-keys.ts";
import { createDatabase } from "../../../testing/postgres/test-database.ts";
import { openStore } from "../../open-store.ts";

it("renews keys and slugs with Chinese readings, and the former slugs redirect", async () => {
  const url = await createDatabase();
  const open = () => openStore({ file: "", postgres: { url, name: "test", poolSize: 4, tls: "off" } });
  const fields = { name: "東京ラーメン", city: "大阪市", country: "Japan" };
  const formerSlug = formerSlugBase({ ...fields, placeId: "p1" }) ?? "";
  const business = { ...businessInsert("p1", { ...fields, slug: formerSlug }), nameText: "old words" };
  const store = await open();
  const id = await store.imports.begin(["old.xlsx"], "cli", AT);
  const counts = await store.imports.writeBatch(id, [business, businessInsert("p2", { name: "Zoo" })], "skip", AT);
  await store.imports.finish(id, { ...counts, rows: 2, totalErrors: 0, state: "finished" }, AT);
  await store.close();

  const client = new pg.Client(url);
  await client.connect();
  await client.query("UPDATE counters SET value = 0 WHERE name = 'keyVersion'");
  await client.end();

  const renewed = await open();
  expect(await renewed.maintenance.needsMaintenance("keys")).toBe(true);
  await renewed.maintenance.maintain("keys");
  expect(await renewed.maintenance.needsMaintenance("keys")).toBe(false);
  expect(await renewed.directory.businessBySlug("ramen-osaka")).toMatchObject({ id: 1, slug: "ramen-osaka" });
  expect(await renewed.directory.businessBySlug(formerSlug)).toMatchObject({ id: 1, slug: "ramen-osaka" });
  const page = { limit: 5, offset: 0 };
  expect((await renewed.search.businesses({ terms: plainTerms("らーめん") }, "best", page)).totalCount).toBe(1);
  await renewed.close();
});

const openStoreAt = (url: string) => openStore({ file: "", postgres: { url, name: "test", poolSize: 2, tls: "off" } });

it("Categories of one kind become one, and their addresses lead to it from the start", async () => {
  const url = await createDatabase();
  const store = await openStoreAt(url);
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

  const renewedStore = await openStoreAt(url);
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
