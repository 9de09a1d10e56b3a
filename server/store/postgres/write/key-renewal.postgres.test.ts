import pg from "pg";
import { expect, it } from "vitest";
import { formerSlugBase } from "#domain/business/business-keys";
import { plainTerms } from "#domain/search/plain-terms";
import { businessInsert } from "../../../testing/directories/business-insert.ts";
import { AT } from "../../../testing/directories/import-into.ts";
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
