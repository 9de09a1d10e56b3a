import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, expect, it } from "vitest";
import { businessInsert } from "../../../testing/directories/business-insert.ts";
import { AT, byAnn, importInto } from "../../../testing/directories/import-into.ts";
import { markKeysOld } from "../../../testing/directories/old-keys.ts";
import { openStore } from "../../open-store.ts";

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "renewed-fields-"));
  file = join(folder, "mainstreet.db");
});
afterEach(() => rm(folder, { recursive: true }));

it("cuts texts and removes addresses that an earlier program stored and no import would store today", async () => {
  const before = await openStore({ file });
  await importInto(before, [
    businessInsert("p1", { name: "Zoo", website: "http://10.0.0.1/", photos: ["http://a:b@c.example/1.jpg"] }),
    businessInsert("p2", { description: "elephant ".repeat(50_000), canonicalUrl: "javascript:alert(1)" }),
  ]);
  await before.close();
  markKeysOld(file);

  const store = await openStore({ file });
  await store.maintenance.maintain("keys");
  expect(await store.directory.business(2)).toMatchObject({
    description: "elephant ".repeat(3_641).slice(0, 32_767).trim(),
  });
  await store.close();
  const db = new Sqlite(file, { readonly: true });
  expect(db.prepare("SELECT website, photos FROM businesses WHERE id = 1").raw().get()).toEqual([null, "[]"]);
  expect(db.prepare("SELECT canonical_url FROM businesses WHERE id = 2").pluck().get()).toBeNull();
  db.close();
});

it("corrects false cities and countries read out of s/n, and keeps fields edited by hand", async () => {
  const before = await openStore({ file });
  const misreadAddress = {
    fullAddress: "Calle Luna, 4, bajo.",
    address: "Calle Luna, 4",
    city: "bajo.",
    state: "",
    zipCode: "",
  };
  await importInto(before, [
    businessInsert("p1", { ...misreadAddress, country: "Spain" }),
    businessInsert("p2", { ...misreadAddress, country: "Spain" }),
    businessInsert("p3", {
      ...misreadAddress,
      fullAddress: "Calle Luna, s/n",
      address: "",
      city: "Calle Luna",
      country: "Senegal",
    }),
  ]);
  const [second] = await before.directory.businessesByIds([2]);
  const business = businessInsert("p2", { ...misreadAddress, city: "Lokal 4", country: "Spain" });
  const edit = { id: 2, business, editedFields: ["city"], expectedUpdatedAt: second?.updatedAt ?? "" };
  await before.editing.write([edit], byAnn(AT));
  await before.close();
  markKeysOld(file);

  const store = await openStore({ file });
  await store.maintenance.maintain("keys");
  const places = (await store.directory.businessesAfter(0, 3)).map(({ city, address, country }) => [
    city,
    address,
    country,
  ]);
  expect(places).toEqual([
    ["", "Calle Luna, 4, bajo.", "Spain"],
    ["Lokal 4", "Calle Luna, 4", "Spain"],
    ["", "Calle Luna, s/n", ""],
  ]);
  expect(await store.directory.city("bajo")).toMatchObject({ businessCount: 0 });
  await store.close();
});
