import { expect, it } from "vitest";
import { activitySentence } from "./activity-sentence.ts";

it.each<[string, Record<string, unknown>, string]>([
  [
    "import",
    { files: ["a.xlsx"], state: "finished", imported: 391, updated: 0, duplicatesSkipped: 1200, totalErrors: 0 },
    "Import of a.xlsx: 391 businesses imported, 1,200 duplicates skipped",
  ],
  [
    "import",
    { files: ["a.xlsx", "b.xls"], state: "stopped", imported: 1, updated: 2, duplicatesSkipped: 0, totalErrors: 3 },
    "Import of a.xlsx, b.xls: 1 business imported, 2 updated, 3 rows rejected, stopped partway",
  ],
  [
    "import",
    { files: ["a.xlsx"], state: "interrupted", imported: 5000, updated: 0, duplicatesSkipped: 0, totalErrors: 0 },
    "Import of a.xlsx: 5,000 businesses imported, interrupted partway",
  ],
  [
    "import",
    { files: ["a.xlsx"], state: "finished", imported: 0, updated: 0, duplicatesSkipped: 1, totalErrors: 1 },
    "Import of a.xlsx: 0 businesses imported, 1 duplicate skipped, 1 row rejected",
  ],
  ["undo", { importId: 4, removed: 10, restored: 0 }, "Import 4 undone: 10 businesses removed"],
  ["undo", { importId: 4, isPartial: true }, "Import 4 partly undone"],
  [
    "undo",
    { importId: 4, removed: 10, restored: 7, binned: 2, kept: 0 },
    "Import 4 undone: 10 businesses removed, 2 of them edited by hand and in the recycle bin, 7 restored",
  ],
  [
    "undo-change",
    { activityId: 9, undone: "undo", importId: 4, businesses: 12, left: 1 },
    "Import 4 brought back: 12 businesses, 1 business left alone because of later changes",
  ],
  ["export", { file: "businesses_all.xlsx", rows: 391, country: null }, "Export of all countries: 391 businesses"],
  ["edit", { id: 1, name: "Luigi’s", fields: ["phone", "openingHours"] }, "Luigi’s edited: Phone, Opening hours"],
  ["delete", { id: 1, businesses: 1 }, "1 business deleted"],
  ["delete", { id: 1, businesses: 1, name: "Luigi’s" }, "Luigi’s deleted"],
  ["setCategory", { businesses: 12, category: "Bakery" }, "Category set to Bakery for 12 businesses"],
  ["restore", { file: "/data/backups/2026-11-21.db" }, "Backup 2026-11-21.db restored"],
  ["restore", { businesses: 3 }, "3 businesses restored"],
  ["add-rule", { kind: "city", from: "NYC", to: "New York" }, "Rule added: city NYC → New York"],
  ["merge", { id: 1, name: "Luigi’s", mergedId: 2, mergedName: "Luigis Inc" }, "Luigis Inc merged into Luigi’s"],
  [
    "merge",
    { id: 1, name: "Luigi’s", mergedId: 2, mergedName: "Luigi’s" },
    "Luigi’s (ID 2) merged into Luigi’s (ID 1)",
  ],
  ["setPlace", { businesses: 11, country: "Spain" }, "Country set to Spain for 11 businesses"],
  ["setPlace", { businesses: 11, state: "" }, "State removed from 11 businesses"],
  ["setCategory", { businesses: 2, category: "" }, "Category removed from 2 businesses"],
  ["setPlace", { name: "Luigi’s", city: "Rye", state: "New York" }, "Location set to Rye, New York for Luigi’s"],
  [
    "add-rule",
    { kind: "category", from: "Tattoo shop", to: "beauty-wellness", businesses: 9 },
    "Rule added: category Tattoo shop → Beauty & Wellness, 9 businesses",
  ],
  ["undo-merge", { id: 2, name: "Luigis Inc" }, "Merge of Luigis Inc undone"],
  ["distinct", { name: "Luigi’s", otherName: "Luigi" }, "Luigi’s and Luigi marked as separate businesses"],
  ["login", { network: "192.0.2.0/24" }, "Signed in from 192.0.2.0/24"],
  ["logout", { network: "192.0.2.0/24" }, "Signed out from 192.0.2.0/24"],
  [
    "lockout",
    { limit: "network", network: "192.0.2.0/24" },
    "Logins locked out for a while: too many wrong passwords from 192.0.2.0/24",
  ],
  [
    "lockout",
    { limit: "username", network: "192.0.2.0/24" },
    "Logins locked out for a while: too many wrong passwords for one name, the last from 192.0.2.0/24",
  ],
  ["something-new", {}, "something-new"],
])("describes %s %o", (action, detail, sentence) => {
  expect(activitySentence({ action, detail })).toBe(sentence);
});
