import { mkdtempSync, openAsBlob, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it } from "vitest";
import { DEFAULT_LIMITS } from "../../server/spreadsheet/workbook-limits.ts";
import { writeWorkbook } from "../../server/spreadsheet/writing/write-workbook.ts";
import { openZip } from "../../server/spreadsheet/xlsx/zip-parts.ts";
import { SAMPLE } from "../../server/testing/commands/run-executable.ts";
import { runJsonInFolder } from "../../server/testing/commands/run-in-process.ts";
import { readCells } from "../../server/testing/files/workbook-fixture.ts";
import { runServer, type ServerFixture } from "../../server/testing/servers/running-server.ts";

/** Values that another file has for a business. */
const OTHER: Readonly<Record<string, string>> = {
  name: "Another Name",
  category: "Bakery",
  full_address: "9 Other Street, Chicago, IL 60601",
  postal_code: "60601",
  country: "United States",
  phone: "+1 312-555-0199",
  rating: "1.5",
  reviews: "7",
  working_hours: "Monday: 1PM-2PM",
  about: "Other words.",
  location_link: "https://example.com/other",
};

/** The commands and the server run in this process; jobs of the panel run in child processes. */
let cwd: string;
let server: ServerFixture;
beforeEach(async () => {
  cwd = mkdtempSync(join(tmpdir(), "mainstreet-undo-exact-"));
  server = await runServer({}, join(cwd, "data"), true);
});
afterEach(async () => {
  await server.close();
  rmSync(cwd, { recursive: true, force: true });
});

const json = (...args: string[]) => runJsonInFolder(cwd, ...args);

async function send(method: string, path: string, payload: object): Promise<Response> {
  const headers = { "content-type": "application/json" };
  const answer = await server.ask(`/api/admin/${path}`, { method, headers, body: JSON.stringify(payload) });
  expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
  return answer;
}

/** Makes a directory with everything that the product stores: texts, edits, a deletion and a rule. */
async function makeDirectory(): Promise<void> {
  await json("import", SAMPLE);
  await json("seo");
  await send("PATCH", "businesses/3", { name: "Edited by Hand", phone: "+1 512 555 0123", isVerified: true });
  await send("DELETE", "businesses/4", {});
  await send("POST", "rules", { kind: "city", from: "Chicago", to: "Chicagoland" });
}

/** Writes another file: every second business of this export with other values in its 13 columns, and as many new ones. */
async function writeOther(exportFile: string): Promise<string> {
  const [header = [], ...rows] = await readCells(join(cwd, exportFile));
  const columns = header.slice(0, 13);
  const changedRows = rows.flatMap((row, index) =>
    index % 2 === 0 ? [columns.map((name, position) => OTHER[name] ?? row[position])] : [],
  );
  const placeId = columns.indexOf("place_id");
  const addedRows = changedRows.map((row, index) => row.with(placeId, `new-${index}`));
  await writeWorkbook(
    join(cwd, "other.xlsx"),
    { header: columns },
    [...changedRows, ...addedRows].map((row) => row.map((cell) => cell ?? "")),
  );
  return "other.xlsx";
}

/** Unpacks an export into its parts, byte for byte. */
async function parts(file: string): Promise<Record<string, string>> {
  await json("export", "--out", file);
  const zip = await openZip(join(cwd, file), DEFAULT_LIMITS);
  const contents: Record<string, string> = {};
  for (const name of zip.names()) {
    contents[name] = (await buffer(zip.read(name))).toString("latin1");
  }
  zip.close();
  return contents;
}

/** Returns the public API's responses about every business, without the opening state, which depends on the time. */
async function answers(): Promise<string[]> {
  const texts: string[] = [];
  const { totalBusinesses } = await (await fetch(`${server.url}/api/statistics`)).json();
  for (let offset = 0; offset < totalBusinesses; offset += 100) {
    const text = await (await fetch(`${server.url}/api/businesses?sort=name&limit=100&offset=${offset}`)).text();
    texts.push(text.replaceAll(/"(isOpen":(true|false)|openState":"\w+")/g, ""));
  }
  for (const path of ["statistics", "cities?limit=500", "categories", "countries"]) {
    texts.push(await (await fetch(`${server.url}/api/${path}`)).text());
  }
  return texts;
}

it("an import that changed and added businesses leaves no byte of them behind once it is undone", async () => {
  await makeDirectory();
  const before = { parts: await parts("before.xlsx"), answers: await answers() };
  expect(Object.keys(before.parts)).toContain("xl/worksheets/sheet1.xml");
  expect(before.answers.length).toBeGreaterThan(6);
  const other = await writeOther("before.xlsx");

  const { importId, imported, updated } = await json("import", "--on-duplicate", "update", "--allow-duplicates", other);
  expect(Math.min(imported, updated)).toBeGreaterThan(150);
  const partsBetween = await parts("between.xlsx");
  expect(partsBetween["xl/worksheets/sheet1.xml"]).not.toBe(before.parts["xl/worksheets/sheet1.xml"]);
  expect(await json("undo", String(importId))).toMatchObject({ removed: imported, restored: updated });
  expect({ parts: await parts("after.xlsx"), answers: await answers() }).toEqual(before);
});

it("and so does one that came through the panel", async () => {
  await makeDirectory();
  const before = { parts: await parts("before.xlsx"), answers: await answers() };
  const other = await openAsBlob(join(cwd, await writeOther("before.xlsx")));
  const uploadResponse = await server.upload(other, "other.xlsx", "?onDuplicate=update&allowDuplicates=true");
  const { importId, stats } = (await uploadResponse.json()) as { importId: number; stats: { updated: number } };
  expect(stats.updated).toBeGreaterThan(150);
  await send("POST", `imports/${importId}/undo`, {});
  expect({ parts: await parts("after.xlsx"), answers: await answers() }).toEqual(before);
});
