import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { read, utils, write } from "xlsx";
import { businessQuerySchema } from "#contract/queries";
import { importBusinesses } from "../operations/spreadsheets/import-businesses.ts";
import { openMemoryStore } from "../store/open-store.ts";
import { EXPORTS } from "../testing/files/export-files.ts";
import { type Answer, answerAt, readWeek } from "../testing/own-reading-of-hours.ts";
import { createPublicApi } from "./public-api.ts";

/** Moments at noon and in the evening, in nights that began yesterday in a time zone, and at hours when places open or close. */
const MOMENTS = [
  "2026-11-23T11:00:00Z",
  "2026-11-23T23:30:00Z",
  "2026-11-24T07:15:00Z",
  "2026-11-25T17:00:00Z",
  "2026-11-26T21:59:00Z",
  "2026-11-28T05:30:00Z",
  "2026-11-28T23:45:00Z",
  "2026-07-05T13:00:00Z",
];

type Row = Record<string, string>;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mainstreet-hours-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function rowsOf(file: string): Promise<Row[]> {
  const workbook = read(await readFile(file));
  return workbook.SheetNames.flatMap((name) => {
    const sheet = workbook.Sheets[name];
    return sheet ? utils.sheet_to_json<Row>(sheet, { defval: "", raw: false }) : [];
  });
}

/** Copies an export without some days, and without all hours of every ninth business. */
async function copyWithMissingDays(file: string): Promise<string> {
  const rows = (await rowsOf(file)).map((row, index) => {
    const hours = row["working_hours"];
    if (!hours) return row;
    const days = Object.entries(JSON.parse(hours)).filter((_, day) => (index * 5 + day * 3) % 7 > 1 && index % 9 > 0);
    return { ...row, working_hours: JSON.stringify(Object.fromEntries(days)) };
  });
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, utils.json_to_sheet(rows), "holes");
  const path = join(folder, basename(file));
  await writeFile(path, write(workbook, { type: "buffer", bookType: "xlsx" }) as Buffer);
  return path;
}

/** Reads what the export says of each business at each moment, by place_id. The first row of a business counts. */
async function expectedAnswers(file: string): Promise<Map<string, { isListed: boolean; answers: Answer[] }>> {
  const expected = new Map<string, { isListed: boolean; answers: Answer[] }>();
  for (const row of await rowsOf(file)) {
    const placeId = row["place_id"] || row["google_id"] || "";
    if (placeId === "" || !row["name"] || expected.has(placeId)) continue;
    const week = readWeek(row["working_hours"] ?? "");
    const status = row["business_status"] || "OPERATIONAL";
    const results = MOMENTS.map((time) =>
      status === "OPERATIONAL" ? answerAt(week, row["time_zone"] ?? "", new Date(time)) : "closed",
    );
    expected.set(placeId, { isListed: status !== "CLOSED_PERMANENTLY", answers: results });
  }
  return expected;
}

describe("the opening state of businesses", () => {
  it.each(EXPORTS.flatMap((file) => [[file, "as it is"] as const, [file, "with days left out"] as const]))(
    "agrees with an independent parser of the source, for every business at 8 times: %s, %s",
    async (source, form) => {
      const file = form === "as it is" ? source : await copyWithMissingDays(source);
      const expected = await expectedAnswers(file);
      const store = await openMemoryStore();
      let currentTime = new Date(MOMENTS[0] ?? "");
      const now = () => currentTime;
      await importBusinesses({
        store,
        files: [file],
        onDuplicate: "skip",
        country: "",
        limits: {},
        actor: "test",
        now,
      });
      const api = createPublicApi({ store, now });
      const businesses = await store.directory.businessesAfter(0, 100_000);
      const counts = { open: 0, closed: 0, unknown: 0 };
      const wrong: string[] = [];
      for (const [index, moment] of MOMENTS.entries()) {
        currentTime = new Date(moment);
        const openSlugs = new Set<string>();
        for (let offset = 0, total = 1; offset < total; offset += 100) {
          const query = businessQuerySchema.parse({ openNow: "true", limit: "100", offset: String(offset) });
          const page = await api.businesses(query);
          total = page.totalCount;
          for (const { placeId } of page.businesses) openSlugs.add(placeId);
        }
        for (const { id, placeId } of businesses) {
          const { isListed, answers } = expected.get(placeId) ?? { isListed: false, answers: [] };
          const answer = answers[index];
          const { openState, isOpen } = await api.business(id);
          counts[openState]++;
          const isFound = openSlugs.has(placeId);
          if (openState !== answer || isOpen !== (answer === "open") || isFound !== (isListed && answer === "open"))
            wrong.push(`${placeId} at ${moment}: ${openState}, ${isFound ? "found" : "not found"}, not ${answer}`);
        }
      }
      await store.close();
      process.stdout.write(
        `${basename(file)} ${form}: ${businesses.length} businesses × ${MOMENTS.length} moments: ${counts.open} open, ${counts.closed} closed, ${counts.unknown} unknown, ${wrong.length} wrong\n`,
      );
      expect(wrong).toEqual([]);
      expect(businesses.length).toBe(expected.size);
      if (form !== "as it is") expect(counts.unknown).toBeGreaterThan(businesses.length);
    },
  );
});
