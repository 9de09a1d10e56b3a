import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { ImportReport, OnDuplicate } from "#contract/import-report";
import { seededRandom } from "#domain/text/seeded-random";
import { writeWorkbook } from "../../spreadsheet/writing/write-workbook.ts";
import { openMemoryStore } from "../../store/open-store.ts";
import type { Store } from "../../store/store.ts";
import { addRule } from "../editing/add-rule.ts";
import { changeBusinesses } from "../editing/change-businesses.ts";
import { editOneBusiness } from "../editing/edit-business.ts";
import { dryRunImport } from "./dry-run-import.ts";
import { importBusinesses } from "./import-businesses.ts";

const now = () => new Date("2026-11-21T10:00:00Z");
const ACTING = { actor: "ann", now };
const BUSINESSES = 25;
/** Values of each column; several of them are "", which leaves some fields as they are and empties others. */
const CHOICES = {
  name: ["Joe's Diner", "Joe’s  Diner ", "JOES DINER", ""],
  category: ["Restaurant", "Cafe", ""],
  street: ["1 Main St", "2 Elm St"],
  city: ["NYC", "New York", "Albany"],
  state: ["New York", "NY"],
  postal_code: ["10001", "12207", ""],
  country: ["US", "United States", "Canada"],
  phone: ["212 555 0100", "+1 518 555 0100", "-"],
  rating: ["4", "4.0", "4.5", "many"],
  reviews: ["7936.0", "7,936", "12"],
  working_hours: ['{"Monday": "9AM-5PM"}', "Monday: 9AM-5PM", ""],
  about: ['{"Payments": {"Cash": true}}', "A place.", ""],
  slug: ["joes", "joes-diner", ""],
  seo_title: ["Joe", "Joe's", ""],
  unique_content: ["Long text.", "Longer text.", ""],
  created_at: ["2020-01-01T00:00:00Z", ""],
} as const;
const HEADER = [...Object.keys(CHOICES), "place_id"];

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mainstreet-dry-run-"));
  store = await openMemoryStore();
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

type Chance = () => number;
const pick = <Value>(values: readonly Value[], chance: Chance) => values[Math.floor(chance() * values.length)] as Value;

/** Rows of few businesses, so that many have several; a row mostly says what one before it said, but for some cells. */
async function workbook(chance: Chance): Promise<string> {
  const rows: string[][] = [];
  while (rows.length < 100) {
    const columns = Object.values(CHOICES);
    const like = rows.length > 0 && chance() < 0.7 ? pick(rows, chance) : columns.map((values) => pick(values, chance));
    const cells = columns.map((values, index) => (chance() < 0.1 ? pick(values, chance) : (like[index] ?? "")));
    rows.push([...cells, like[columns.length] ?? `place-${Math.floor(chance() * BUSINESSES)}`]);
  }
  const file = join(folder, "made-up.xlsx");
  await writeWorkbook(file, { header: HEADER }, rows);
  return file;
}

/** Changes that an administrator makes between two imports. */
async function work(chance: Chance): Promise<void> {
  const businesses = await store.directory.businessesAfter(0, 100);
  for (const { id } of businesses) {
    if (chance() < 0.2) await changeBusinesses({ store, ids: [id], change: { action: "delete" }, ...ACTING });
    else if (chance() < 0.4) {
      const edits = [{ city: "Troy" }, { phone: "646 555 0100" }, { name: "By Hand" }, { slug: `own-${id}` }];
      await editOneBusiness({ store, id, edit: pick(edits, chance), ...ACTING });
    }
  }
  if (chance() < 0.2) await addRule({ store, ...ACTING }, { kind: "city", from: "NYC", to: "New York" });
}

it("A dry run counts what the import then does, whatever was edited, deleted or renamed by rules before", async () => {
  const chance = seededRandom("dry run");

  const totals = { imported: 0, updated: 0, duplicatesSkipped: 0, totalErrors: 0, conflicts: 0, deletedByHand: 0 };
  for (let round = 0; round < 8; round++) {
    const file = await workbook(chance);
    const onDuplicate: OnDuplicate = chance() < 0.7 ? "update" : "skip";
    const options = { store, files: [file], onDuplicate, country: "", limits: {}, ...ACTING };
    const report = await dryRunImport(options);
    const importReport = await importBusinesses(options);
    const counts = ({ rows, imported, updated, duplicatesSkipped, totalErrors }: ImportReport) => {
      return { rows, imported, updated, duplicatesSkipped, totalErrors };
    };
    expect({ round, ...counts(report) }).toEqual({ round, ...counts(importReport) });
    for (const key of Object.keys(totals) as (keyof typeof totals)[]) totals[key] += report[key];
    await work(chance);
  }
  // Every kind of outcome has occurred.
  expect(Math.min(...Object.values(totals))).toBeGreaterThan(10);
});
