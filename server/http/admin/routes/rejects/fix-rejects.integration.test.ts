import { afterAll, beforeAll, expect, it } from "vitest";
import type { AttentionItem } from "#contract/attention/attention-item";
import type { FixRejectedRows, RejectedRows } from "#contract/fields/rejected-rows";
import { runServer, type ServerFixture } from "../../../../testing/servers/running-server.ts";

let site: ServerFixture;
beforeAll(async () => {
  site = await runServer();
});
afterAll(() => site.close());

const CSV = `name,full_address,city,postal_code,rating,note
Kelp House,"2 Kelp Way, Rye",Rye,03870,4,ok
,"4 Kelp Way, Rye",Rye,03870,5,second
Pier Nine,,,,3,third
${"x".repeat(301)},"6 Kelp Way, Rye",Rye,03870,4,fourth
`;

const rejectedRows = (importId: number) => site.json<RejectedRows>(`imports/${importId}/rejected-rows`);

async function fix(importId: number, body: FixRejectedRows) {
  const response = await site.ask(`/api/admin/imports/${importId}/rejected-rows`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

async function importCsv(): Promise<number> {
  const form = new FormData();
  form.set("dataFile", new File([CSV], "piers.csv"));
  const response = await site.ask("/api/admin/import", { method: "POST", body: form });
  const answer = await response.json();
  expect(answer).toMatchObject({ importId: expect.any(Number) });
  return answer.importId;
}

it("Rejected rows are corrected and imported; those that still fail or were left alone can be fixed later", async () => {
  const importId = await importCsv();
  const before = await rejectedRows(importId);
  expect(before).toMatchObject({
    importId,
    files: ["piers.csv"],
    tables: [
      {
        header: ["name", "full_address", "city", "postal_code", "rating", "note"],
        fields: ["name", "full_address", "city", "postal_code", "rating", null],
        rows: [
          { cells: ["", "4 Kelp Way, Rye", "Rye", "03870", "5", "second"], columns: ["name"] },
          { cells: ["Pier Nine", "", "", "", "3", "third"], columns: [] },
          { columns: ["name"], foundIn: expect.stringContaining("piers.csv") },
        ],
      },
    ],
  });
  const waiting = (await site.json<AttentionItem[]>("attention")).filter(({ kind }) => kind === "rejects");
  expect(waiting).toEqual([{ kind: "rejects", importId, files: ["piers.csv"], rows: 3 }]);

  const corrected = [
    { table: 0, row: 0, cells: ["Dulse Shed", "4 Kelp Way, Rye", "Rye", "03870", "5", "second"] },
    { table: 0, row: 1, cells: ["", "8 Kelp Way, Rye", "Rye", "03870", "3", "third"] },
  ];
  const { version } = before;
  const answer = await fix(importId, { version, rows: corrected });
  expect(answer).toMatchObject({ status: 200, body: { stats: { imported: 1, totalErrors: 1 } } });
  const { importId: fixImportId } = answer.body;
  await expect.poll(async () => (await rejectedRows(importId)).tables[0]?.rows.length).toBe(1);
  expect((await rejectedRows(importId)).tables[0]?.rows[0]?.cells[0]).toHaveLength(301);
  expect((await rejectedRows(fixImportId)).tables[0]?.rows).toMatchObject([
    { cells: ["", "8 Kelp Way, Rye", "Rye", "03870", "3", "third"], columns: ["name"] },
  ]);
  // Somebody else's page still has the rows from before.
  expect((await fix(importId, { version, rows: corrected })).status).toBe(409);

  const rest = await rejectedRows(importId);
  const row = { table: 0, row: 0, cells: ["a", "b", "c", "d", "e", "f"] };
  for (const rows of [[{ ...row, row: 9 }], [{ ...row, table: 1 }], [{ ...row, cells: ["a"] }], []])
    expect((await fix(importId, { version: rest.version, rows })).status).toBe(400);
  expect((await fix(987_654, { version: rest.version, rows: [row] })).status).toBe(404);

  expect((await site.ask(`/api/admin/imports/${fixImportId}/rejects`, { method: "DELETE" })).status).toBe(204);
  expect((await site.ask(`/api/admin/imports/${fixImportId}/rejects`, { method: "DELETE" })).status).toBe(404);
  const waitingLater = (await site.json<AttentionItem[]>("attention")).filter(({ kind }) => kind === "rejects");
  expect(waitingLater).toEqual([{ kind: "rejects", importId, files: ["piers.csv"], rows: 1 }]);
});

it("Corrected rows are read with the column choices and the country of their file, whatever was chosen for such files since", async () => {
  const post = async (path: string, body: object) => {
    const response = await site.ask(`/api/admin/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const csv = [
    "alpha,full_address,gamma",
    'Casa Onze,"Rua do Sol 11, 1200-001 Lisboa",213 420 011',
    ',"Rua do Sol 12, 1200-001 Lisboa",213 420 012',
    `${"z".repeat(301)},"Rua do Sol 13, 1200-001 Lisboa",213 420 013`,
  ].join("\n");
  const form = new FormData();
  form.set("dataFile", new File([csv], "casas.csv"));
  const { uploadId } = await (await site.ask("/api/admin/import?dryRun=true", { method: "POST", body: form })).json();
  const choices = [
    { header: "alpha", field: "name" },
    { header: "gamma", field: "phone" },
  ];
  await post("imports/preview", { uploadId, choices, country: "Portugal" });
  const { importId } = await post("imports", { uploadId, onDuplicate: "skip", country: "Portugal" });
  const other = new FormData();
  other.set("dataFile", new File([csv], "other.csv"));
  const again = await (await site.ask("/api/admin/import?dryRun=true", { method: "POST", body: other })).json();
  const swapped = choices.map(({ header }, index) => ({ header, field: ["phone", "name"][index] as string }));
  await post("imports/preview", { uploadId: again.uploadId, choices: swapped });

  const { version, tables } = await rejectedRows(importId);
  const [cells = []] = tables[0]?.rows.map((row) => row.cells) ?? [];
  const fixedRow = { table: 0, row: 0, cells: ["Casa Doze", ...cells.slice(1)] };
  expect(await fix(importId, { version, rows: [fixedRow] })).toMatchObject({ body: { stats: { imported: 1 } } });
  const { businesses } = await (await site.ask("/api/businesses?search=casa+doze")).json();
  expect(businesses).toMatchObject([{ name: "Casa Doze", country: "Portugal", phone: expect.stringContaining("213") }]);
  const attention = await site.json<AttentionItem[]>("attention");
  expect(attention).toContainEqual({ kind: "rejects", importId, files: ["casas.csv"], rows: 1 });
});
