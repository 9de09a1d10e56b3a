import { afterAll, beforeAll, expect, it } from "vitest";
import type { Activity, AdminBusiness, ImportEntry } from "#contract/admin-api";
import type { CorrectedValues, CorrectLeftOutValues, LeftOutValues } from "#contract/fields/left-out-values";
import { runServer, type ServerFixture } from "../../../../testing/servers/running-server.ts";

let site: ServerFixture;
beforeAll(async () => {
  site = await runServer();
});
afterAll(() => site.close());

const send = (method: string, path: string, body: object = {}) =>
  site.ask(`/api/admin/${path}`, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
const listed = (importId: number, query = "") =>
  site.json<LeftOutValues>(`imports/${importId}/left-out-values${query}`);
const correct = async (importId: number, values: CorrectLeftOutValues["values"]) => {
  const response = await send("POST", `imports/${importId}/left-out-values`, { values });
  return { status: response.status, body: (await response.json()) as CorrectedValues };
};
async function importCsv(name: string, lines: readonly string[]): Promise<number> {
  const form = new FormData();
  form.set("dataFile", new File([lines.join("\n")], name));
  const answer = await (await site.ask("/api/admin/import", { method: "POST", body: form })).json();
  expect(answer).toMatchObject({ importId: expect.any(Number) });
  return answer.importId;
}
async function found(name: string): Promise<AdminBusiness> {
  const { businesses } = await (await site.ask(`/api/businesses?search=${encodeURIComponent(name)}`)).json();
  return site.json<AdminBusiness>(`businesses/${businesses[0].id}`);
}
const isListed = async (importId: number) =>
  (await site.json<ImportEntry[]>("imports")).find(({ id }) => id === importId)?.hasLeftOutValues;

const HEADER = "name,place_id,full_address,city,country,phone,site,rating,working_hours";
const row = (name: string, id: string, rest: string) => `${name},${id},"2 Kelp Way, Rye",Rye,US,${rest}`;
const LONG = "nine till late ".repeat(20);

it("left-out values are listed as written, corrected by the readers of imports, and can be undone", async () => {
  const importId = await importCsv("kelp.csv", [
    HEADER,
    row("Kelp House", "kelp-1", `603-555-0101,javascript:alert(1),seven,${LONG}`),
    row("Dulse Shed", "kelp-2", "603-555-0102,,eleven,Mo-Fr 09:00-17:00"),
    row("Pier Nine", "kelp-3", "603-555-0103,,4,"),
  ]);
  const before = await listed(importId);
  expect(before).toMatchObject({ importId, files: ["kelp.csv"], totalCount: before.values.length, cutAfter: null });
  expect(before.values.map(({ business, column, value }) => [business, column, value])).toEqual(
    expect.arrayContaining([
      ["Kelp House", "site", "javascript:alert(1)"],
      ["Kelp House", "rating", "seven"],
      ["Kelp House", "working_hours", LONG],
      ["Dulse Shed", "rating", "eleven"],
    ]),
  );
  expect(before.values[0]).toMatchObject({ row: 0, foundIn: "kelp.csv, row 2", reason: expect.stringMatching(/\w/) });
  expect(await isListed(importId)).toBe(true);

  const values = [
    { row: 0, column: "site", value: "kelp.example" },
    { row: 0, column: "rating", value: "4,5" },
    { row: 0, column: "working_hours", value: "Mo-Fr 09:00-17:00" },
    { row: 1, column: "rating", value: "twelve" },
  ];
  const answer = await correct(importId, values);
  const refused = before.values.find(({ business }) => business === "Dulse Shed");
  expect(answer).toEqual({
    status: 200,
    body: {
      corrected: 3,
      activityId: expect.any(Number),
      refused: [{ row: 1, column: "rating", reason: refused?.reason }],
      remaining: 1,
    },
  });
  const kelp = await found("Kelp House");
  const dulse = await found("Dulse Shed");
  expect(kelp).toMatchObject({ website: "https://kelp.example", rating: 4.5, openingHours: dulse.openingHours });
  expect(kelp.editedFields).toEqual(["openingHours", "rating", "website"]);
  expect((await listed(importId)).values).toMatchObject([{ row: 1, column: "rating", value: "eleven" }]);

  // The same request again finds everything done.
  expect(await correct(importId, values)).toMatchObject({ body: { corrected: 3, activityId: null, remaining: 1 } });
  const [entry] = await site.json<Activity[]>("activity?signIns=false&limit=1");
  expect(entry).toMatchObject({
    id: answer.body.activityId,
    action: "setFields",
    detail: { fields: ["openingHours", "rating", "website"] },
    undo: "possible",
  });
  expect((await send("POST", `activity/${answer.body.activityId}/undo`)).status).toBe(200);
  expect(await found("Kelp House")).toMatchObject({ website: null, rating: 0, openingHours: null, editedFields: [] });

  const last = [{ row: 1, column: "rating", value: "3" }];
  expect(await correct(importId, last)).toMatchObject({ status: 200, body: { corrected: 1, remaining: 0 } });
  expect(await correct(importId, last)).toMatchObject({ status: 200, body: { corrected: 1, activityId: null } });
  expect(await isListed(importId)).toBe(false);
  expect((await send("POST", `imports/${importId + 99}/left-out-values`, { values: last })).status).toBe(404);
});

it("what was edited by hand or deleted since is not overruled, and the answer says so", async () => {
  const importId = await importCsv("weir.csv", [
    HEADER,
    row("Weir Deli", "weir-1", "deli@weir.example,,five,"),
    row("Weir Bank", "weir-2", ",,six,"),
  ]);
  const deli = await found("Weir Deli");
  const bank = await found("Weir Bank");
  expect((await send("PATCH", `businesses/${deli.id}`, { rating: 2 })).status).toBe(200);
  expect((await send("DELETE", `businesses/${bank.id}`)).status).toBe(200);
  const { body } = await correct(importId, [
    { row: 0, column: "phone", value: "603 555 0188" },
    { row: 0, column: "rating", value: "5" },
    { row: 1, column: "rating", value: "1" },
  ]);
  expect(body).toMatchObject({ corrected: 1, remaining: 2 });
  expect(body.refused).toEqual([
    { row: 0, column: "rating", reason: expect.stringContaining("edited by hand") },
    { row: 1, column: "rating", reason: expect.stringContaining("recycle bin") },
  ]);
  expect(await found("Weir Deli")).toMatchObject({ rating: 2, phone: expect.stringContaining("555") });
});

it("an undone import offers no corrections until its undo is undone", async () => {
  const importId = await importCsv("skiff.csv", [HEADER, row("Skiff Hire", "skiff-1", ",,eight,")]);
  expect(await isListed(importId)).toBe(true);
  const job = (await (await send("POST", `imports/${importId}/undo`)).json()) as { id: number };
  await site.waitForJob(job.id);
  expect(await isListed(importId)).toBe(false);
  const [entry] = await site.json<Activity[]>("activity?signIns=false&limit=1");
  expect((await send("POST", `activity/${entry?.id}/undo`)).status).toBe(200);
  expect(await isListed(importId)).toBe(true);
  expect(await correct(importId, [{ row: 0, column: "rating", value: "4" }])).toMatchObject({ body: { corrected: 1 } });
});

it("ten thousand values come in pages, and a request corrects at most a hundred", async () => {
  const lines = Array.from({ length: 10_100 }, (_, index) => row(`Row ${index}`, `many-${index}`, ",,none so far,"));
  const importId = await importCsv("many.csv", [HEADER, ...lines]);
  const page = await listed(importId, "?offset=9950&limit=100");
  expect(page).toMatchObject({ totalCount: 10_000, cutAfter: 10_000 });
  expect(page.values).toHaveLength(50);
  expect(page.values[0]).toMatchObject({ row: 9_950, business: "Row 9950" });
  const values = page.values.map((value) => ({ row: value.row, column: value.column, value: "4" }));
  expect(await correct(importId, values)).toMatchObject({ body: { corrected: 50, refused: [], remaining: 9_950 } });
  expect(await listed(importId)).toMatchObject({ totalCount: 9_950, cutAfter: 10_000 });
  expect(await correct(importId, [...values, ...values, ...values])).toMatchObject({ status: 400 });
  expect(await correct(importId, [{ row: 1, column: "rating", value: "4".repeat(32_768) }])).toMatchObject({
    status: 400,
  });
});

it("values of rows that were skipped as duplicates are not listed", async () => {
  const first = await importCsv("wrack.csv", [HEADER, row("Wrack Line", "wrack-1", "603-555-0111,,4,")]);
  expect(await isListed(first)).toBe(false);
  const second = await importCsv("wrack-again.csv", [
    HEADER,
    row("Wrack Line", "wrack-1", "603-555-0111,,nine,"),
    row("Tide Table", "wrack-2", "603-555-0112,,ten,"),
    row("Tide Table", "wrack-2", "603-555-0112,,twelve,"),
    row("Sand Bar", "wrack-3", "603-555-0113,,3,"),
  ]);
  expect((await listed(second)).values).toMatchObject([{ business: "Tide Table", column: "rating", value: "ten" }]);
  expect(await correct(second, [{ row: 0, column: "rating", value: "4.5" }])).toMatchObject({
    body: { corrected: 1, refused: [], remaining: 0 },
  });

  const third = await importCsv("wrack-third.csv", [HEADER, row("Wrack Line", "wrack-1", "603-555-0111,,nine,")]);
  expect(await isListed(third)).toBe(false);
});

it("values of rows of a business that was deleted by hand are not listed", async () => {
  await importCsv("limpet.csv", [HEADER, row("Limpet Loft", "limpet-1", "603-555-0121,,4,")]);
  const { id } = await found("Limpet Loft");
  expect((await send("DELETE", `businesses/${id}`)).ok).toBe(true);
  const second = await importCsv("limpet-again.csv", [
    HEADER,
    row("Limpet Loft", "limpet-1", "603-555-0121,,nine,"),
    row("Cockle Cabin", "limpet-2", "603-555-0122,,ten,"),
  ]);
  expect((await listed(second)).values.map(({ business }) => business)).toEqual(["Cockle Cabin"]);
});
