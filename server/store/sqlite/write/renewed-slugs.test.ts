import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { formerSlugBase } from "#domain/business/business-keys";
import { businessInsert } from "../../../testing/directories/business-insert.ts";
import { AT } from "../../../testing/directories/import-into.ts";
import { markKeysOld } from "../../../testing/directories/old-keys.ts";
import { openStore } from "../../open-store.ts";

it("slugs with Chinese readings of Japanese names are renewed, and the former ones redirect", async () => {
  const names = { p1: "東京ラーメン", p2: "龍神", p3: "Zoo Bar" };
  const rows = Object.entries(names).map(([placeId, name]) => {
    const fields = { name, city: "大阪市", country: "Japan", placeId };
    const slug = placeId === "p3" ? "my-own" : formerSlugBase(fields);
    return businessInsert(placeId, { ...fields, slug: slug ?? null });
  });
  const folder = await mkdtemp(join(tmpdir(), "slugs-"));
  const file = join(folder, "mainstreet.db");
  const store = await openStore({ file });
  const id = await store.imports.begin(["old.xlsx"], "cli", AT);
  const counts = await store.imports.writeBatch(id, rows, "skip", AT);
  await store.imports.finish(id, { ...counts, rows: rows.length, totalErrors: 0, state: "finished" }, AT);
  await store.close();
  markKeysOld(file);

  const renewed = await openStore({ file });
  await renewed.maintenance.maintain("keys");
  const businesses = await renewed.directory.businessesByIds([1, 2, 3]);
  expect(businesses.map(({ slug }) => slug)).toEqual([
    "ramen-osaka",
    expect.stringMatching(/^business-[a-z0-9]+-osaka$/),
    "my-own",
  ]);
  for (const [index, row] of rows.entries())
    expect(await renewed.directory.businessBySlug(row.slug ?? "")).toMatchObject({ id: index + 1 });
  await renewed.close();
  await rm(folder, { recursive: true });
});
