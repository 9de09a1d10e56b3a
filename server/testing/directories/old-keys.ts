import Sqlite from "better-sqlite3";
import type { BusinessDraft } from "#contract/business";
import type { BusinessInsert } from "#domain/business/business-keys";
import { addressOf } from "#domain/categories/kind";
import { businessInsert } from "./business-insert.ts";

/** Makes a zoo in Boston as an earlier program stored it, whose rules turned every "o" into "0" and knew neither groups nor attributes. */
export function zooWithOldKeys(placeId: string, overrides: Partial<BusinessDraft> = {}): BusinessInsert {
  const zoo = { name: `Zoo ${placeId}`, city: "Boston", state: "Colorado", category: "Doctor", ...overrides };
  const business = businessInsert(placeId, zoo);
  const withZeros = (text: string) => text.replaceAll("o", "0");
  return {
    ...business,
    sortName: withZeros(business.sortName),
    nameText: withZeros(business.nameText),
    otherText: withZeros(business.otherText),
    cityKey: withZeros(business.cityKey),
    categorySlug: withZeros(business.categorySlug),
    stateKey: withZeros(business.stateKey),
    attributeTags: "",
    attributeLines: "",
    phoneDigits: "",
    group: "other",
    quality: 0,
  };
}

/** Marks all keys of a database as written by an earlier version. */
export function markKeysOld(file: string): void {
  const db = new Sqlite(file);
  db.exec("UPDATE counters SET value = 0 WHERE name = 'keyVersion'");
  db.close();
}

/** Makes a business as a program without kinds stored it: each category had a page of its own. */
export function shopWithoutKind(placeId: string, category: string): BusinessInsert {
  return { ...businessInsert(placeId, { category }), categorySlug: addressOf(category), kind: category };
}
