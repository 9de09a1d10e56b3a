import { readdir } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Activity, DryRunReport, ImportAnswer, ImportEntry, Job } from "#contract/admin-api";
import { runServer, type ServerFixture, workbookOf } from "../../../testing/servers/running-server.ts";

let site: ServerFixture;
beforeAll(async () => {
  site = await runServer({ "limits.uploadMb": 1 });
});
afterAll(() => site.close());

const JSON_TYPE = { "content-type": "application/json" };
const ASYNC = { Prefer: "respond-async" };
const uploads = () => readdir(site.services.folder.uploads);

describe("uploading a workbook", () => {
  it("imports it and responds with counts and rejected rows", async () => {
    const response = await site.upload(await workbookOf(5, (row) => row === 3), "bakeries.xlsx");
    expect(response.status).toBe(200);
    const body = (await response.json()) as ImportAnswer;
    expect(body).toMatchObject({
      message: "Import completed: 4 imported, 0 duplicates, 1 error",
      stats: { imported: 4, updated: 0, duplicatesSkipped: 0, totalErrors: 1 },
      errors: [{ file: "bakeries.xlsx", row: 5, column: "name", value: "" }],
      importId: 1,
      rejectsUrl: "/api/admin/imports/1/rejects",
      uploadId: null,
    });
    expect(await site.json("../statistics")).toMatchObject({ totalBusinesses: 4 });
    expect(await uploads()).toEqual([]);

    const rejects = await site.ask(body.rejectsUrl ?? "");
    expect(rejects.headers.get("content-disposition")).toBe('attachment; filename="rejects-1.xlsx"');
    const correctedUpload = await site.upload(await rejects.blob(), "rejects.xlsx");
    expect(await correctedUpload.json()).toMatchObject({ stats: { imported: 0, totalErrors: 1 }, importId: 2 });
  });

  it("lists the import and logs an activity with its user", async () => {
    const entries = await site.json<ImportEntry[]>("imports");
    expect(entries.at(-1)).toMatchObject({
      files: ["bakeries.xlsx"],
      actor: "ann",
      state: "finished",
      rows: 5,
      imported: 4,
      totalErrors: 1,
      rejectsUrl: "/api/admin/imports/1/rejects",
      canUndo: true,
    });
    const activity = await site.json<Activity[]>("activity");
    expect(activity.filter(({ action }) => action !== "login")).toMatchObject([
      { action: "import", actor: "ann", detail: { importId: 2 } },
      { action: "import", actor: "ann", detail: { importId: 1 } },
    ]);
  });

  it("imports it after a dry run without another upload", async () => {
    const startResponse = await site.upload(await workbookOf(6), "more.xlsx", "?dryRun=true&onDuplicate=update", ASYNC);
    expect(startResponse.status).toBe(202);
    const job = (await startResponse.json()) as Job;
    expect(startResponse.headers.get("location")).toBe(`/api/admin/jobs/${job.id}`);
    const { state, result, file } = await site.waitForJob(job.id);
    expect({ state, file }).toEqual({ state: "finished", file: "more.xlsx" });
    const { uploadId, ...preview } = result as DryRunReport;
    expect(preview).toMatchObject({ files: ["more.xlsx"], imported: 2, unchanged: 4, changed: 0, dryRun: true });
    expect(preview.columns).toContainEqual(expect.objectContaining({ header: "place_id", field: "place_id" }));
    expect(await uploads()).toEqual([uploadId]);

    const init = {
      method: "POST",
      body: JSON.stringify({ uploadId, onDuplicate: "update" }),
      headers: { "content-type": "application/json" },
    };
    expect(await site.json("imports", init)).toMatchObject({
      stats: { imported: 2, updated: 0, duplicatesSkipped: 4 },
    });
    expect(await uploads()).toEqual([]);
    const secondResponse = await site.ask("/api/admin/imports", init);
    expect(secondResponse.status).toBe(404);
    expect(await secondResponse.json()).toMatchObject({
      detail: "The uploaded file is gone. Choose it again.",
    });
  });

  it.each([
    [
      "businesses.csv",
      "name,place_id\nA,1\n",
      400,
      /^Import accepts only \.xlsx and \.xls files\. Send businesses\.csv in the field dataFile\.$/,
    ],
    ["letter.doc", "x", 400, /^Import accepts only \.xlsx and \.xls files\. letter\.doc is none of them\.$/],
    ["list.xls", "name,place_id\nA,1\n", 422, /^list\.xls is a CSV file: rename it to \.csv\.$/],
    ["page.xls", "<html><table><tr><td>x</table>", 422, /HTML page/],
    ["empty.xlsx", "", 422, /is empty/],
    ["broken.xlsx", "PK\u0003\u0004 and then nothing", 422, /broken\.xlsx/],
  ])("refuses %s with a reason and removes it", async (name, content, status, sentence) => {
    const response = await site.upload(new Blob([content]), name);
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(((await response.json()) as { detail: string }).detail).toMatch(sentence);
    expect(await uploads()).toEqual([]);
  });

  it.each([
    ["list.csv", "name,place_id\nCsv Bakery,ChIJcsv\n"],
    ["list.tsv.gz", gzipSync("name\tplace_id\nTsv Bakery\tChIJtsv\n")],
    ["list.json", '{"data": [{"name": "Json Bakery", "place_id": "ChIJjson"}]}'],
    ["list.ndjson", '{"name": "Ndjson Bakery", "place_id": "ChIJndjson"}\n'],
  ])("of another format is imported from the field dataFile: %s", async (name, content) => {
    const response = await site.upload(new Blob([content]), name, "", {}, "dataFile");
    expect(await response.json()).toMatchObject({ stats: { imported: 1, totalErrors: 0 }, errors: [] });
  });

  it.each([
    ["list.xlsx", 400, /^The field dataFile takes \.csv, .*Send list\.xlsx in the field excelFile\.$/],
    ["list.pdf", 400, /^The field dataFile takes \.csv, .*list\.pdf is none of them\.$/],
    ["list.json", 422, /^list\.json is a CSV file: rename it to \.csv\.$/],
  ])("in the field dataFile refuses %s", async (name, status, sentence) => {
    const response = await site.upload(new Blob(["name,place_id\nA,1\n"]), name, "", {}, "dataFile");
    expect(response.status).toBe(status);
    expect(((await response.json()) as { detail: string }).detail).toMatch(sentence);
  });

  it("sanitizes its file name", async () => {
    const response = await site.upload(new Blob(["x"]), "../../../tmp/a\\b\u0007 list.xlsx");
    expect(((await response.json()) as { detail: string }).detail).toMatch(/^b list\.xlsx /);
  });

  it.each([
    ["no form", { method: "POST", body: "x" }],
    ["a form without a file", { method: "POST", body: new URLSearchParams({ excelFile: "x" }) }],
    ["a form with another file", { method: "POST", body: formOf("somethingElse") }],
    ["a form with two files", { method: "POST", body: formOf("excelFile", "excelFile") }],
    ["an unknown value of onDuplicate", { method: "POST", body: formOf("excelFile") }, "?onDuplicate=merge"],
  ] as [string, RequestInit, string?][])("%s is a 400", async (_, init, query = "") => {
    const response = await site.ask(`/api/admin/import${query}`, init);
    expect(response.status).toBe(400);
    expect(await uploads()).toEqual([]);
  });

  it("needs a session and the same site", async () => {
    const init = { method: "POST", body: formOf("excelFile") };
    expect((await fetch(`${site.url}/api/admin/import`, init)).status).toBe(401);
    const headers = { "Sec-Fetch-Site": "cross-site" };
    expect((await site.ask("/api/admin/import", { ...init, headers })).status).toBe(403);
  });
});

describe("a preview", () => {
  const post = (path: string, body: object, headers = {}) =>
    site.ask(`/api/admin/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const preview = async (response: Response) =>
    (await site.waitForJob(((await response.json()) as Job).id)).result as DryRunReport;

  it("is out of date once the directory has changed, and must be renewed before the import", async () => {
    const rows = await workbookOf(9);
    const first = await preview(await site.upload(rows, "nine.xlsx", "?dryRun=true", ASYNC));
    expect(await site.json("data-version")).toEqual({ dataVersion: first.dataVersion, isChanging: false });
    expect((await post("businesses", { name: "Meanwhile" })).status).toBe(201);
    const { uploadId, dataVersion } = first;
    const refusal = await post("imports", { uploadId, onDuplicate: "skip", dataVersion });
    expect(refusal.status).toBe(409);
    expect(await refusal.json()).toMatchObject({ detail: expect.stringContaining("has changed since this preview") });
    expect(await site.json(`uploads/${uploadId}`)).toEqual({ exists: true });
    const secondPreview = await preview(await post("imports/preview", { uploadId }, ASYNC));
    expect(secondPreview).toMatchObject({ uploadId, imported: first.imported });
    expect(await site.json("data-version")).toMatchObject({ dataVersion: secondPreview.dataVersion });
    const importResult = await post("imports", {
      uploadId,
      onDuplicate: "skip",
      dataVersion: secondPreview.dataVersion,
    });
    expect(importResult.status).toBe(200);
    expect(((await importResult.json()) as ImportAnswer).stats.imported).toBe(first.imported);
    expect(await site.json(`uploads/${uploadId}`)).toEqual({ exists: false });
    expect(await site.json("uploads/backups")).toEqual({ exists: false });
    expect((await site.ask("/api/admin/uploads/..%2f..%2fbackups")).status).toBe(400);
  });

  it("offers the possible encodings of a text, and is repeated with the chosen one", async () => {
    const csv = Buffer.from("name,place_id\nCr\xe8me,creme-1\n", "latin1");
    const previewOfUnsureEncoding = await preview(
      await site.upload(new Blob([csv]), "creme.csv", "?dryRun=true", ASYNC, "dataFile"),
    );
    expect(previewOfUnsureEncoding).toMatchObject({
      rows: 0,
      refusal: expect.stringContaining("windows-1250"),
      encoding: null,
    });
    expect(previewOfUnsureEncoding.encodingChoices).toEqual(expect.arrayContaining(["windows-1252", "windows-1250"]));
    const { uploadId } = previewOfUnsureEncoding;
    const chosenPreview = await preview(await post("imports/preview", { uploadId, encoding: "cp1252" }, ASYNC));
    expect(chosenPreview).toMatchObject({ refusal: null, imported: 1, encoding: "windows-1252", encodingChoices: [] });
    expect((await post("imports", { uploadId, encoding: "klingon" })).status).toBe(400);
    const uploadWithoutName = await site.upload(new Blob([csv]), "creme.csv", "", {}, "dataFile");
    expect(uploadWithoutName.status).toBe(422);
    const importResult = await post("imports", { uploadId, encoding: "windows-1252" });
    expect(((await importResult.json()) as ImportAnswer).stats.imported).toBe(1);
    expect(await site.json("../businesses?search=creme")).toMatchObject({ businesses: [{ name: "Crème" }] });
  });
});

describe("the sample workbook", () => {
  it("can be imported whole", async () => {
    const sample = await site.ask("/api/admin/sample-workbook");
    const response = await site.upload(await sample.blob(), "sample.xlsx");
    expect(await response.json()).toMatchObject({ stats: { imported: 3, totalErrors: 0 }, errors: [] });
  });
});

describe("rejected rows", () => {
  it.each([
    ["999", 404],
    ["x", 404],
    ["..%2f..%2fmainstreet.db", 400],
  ])("of import %s are a %i", async (id, status) => {
    expect((await site.ask(`/api/admin/imports/${id}/rejects`)).status).toBe(status);
  });
});

describe("undoing an import", () => {
  it("removes what it imported", async () => {
    const response = (await (await site.upload(await workbookOf(13), "thirteen.xlsx")).json()) as ImportAnswer;
    expect(response.stats.imported).toBe(4);
    const undoReport = await site.json(`imports/${response.importId}/undo`, { method: "POST" });
    expect(undoReport).toMatchObject({ removed: 4, restored: 0 });
    const [entry] = await site.json<ImportEntry[]>("imports");
    expect(entry).toMatchObject({ id: response.importId, state: "undone", canUndo: false });
    const secondUndo = await site.ask(`/api/admin/imports/${response.importId}/undo`, { method: "POST" });
    expect(secondUndo.status).toBe(409);
  });

  it("starts no job when it is refused", async () => {
    const jobs = await site.json("jobs");
    const refusalOf = async (path: string, init: RequestInit = {}) =>
      (await site.ask(`/api/admin/imports/${path}/undo`, { method: "POST", ...init })).status;
    expect(await refusalOf("999")).toBe(404);
    expect(await refusalOf("1", { body: '{"edited":"burn"}', headers: JSON_TYPE })).toBe(400);
    const [latest] = await site.json<ImportEntry[]>("imports");
    expect(await refusalOf(String(latest?.id))).toBe(409);
    expect(await site.json("jobs")).toEqual(jobs);
  });

  it("counts the edited businesses, keeps or deletes them, and can itself be undone in the activity list", async () => {
    const { importId, stats } = (await (await site.upload(await workbookOf(20), "twenty.xlsx")).json()) as ImportAnswer;
    const addedCount = stats.imported;
    const ids = (await site.services.store.directory.businessesAfter(0, 1_000)).map(({ id }) => id);
    const editedIds = ids.slice(-2);
    for (const id of editedIds) {
      await site.ask(`/api/admin/businesses/${id}`, {
        method: "PATCH",
        body: '{"name":"Own Name"}',
        headers: JSON_TYPE,
      });
    }
    const path = `imports/${importId}/undo`;
    expect(await site.json(path)).toEqual({
      importId,
      added: addedCount,
      updated: 0,
      editedAdded: 2,
      editedUpdated: 0,
      message: `${addedCount} businesses this import added will be removed. 2 of them were edited by hand since.`,
    });
    for (const [fate, counts] of [
      [undefined, { removed: addedCount, binned: 2, kept: 0 }],
      ["keep", { removed: addedCount - 2, binned: 0, kept: 2 }],
    ] as const) {
      const body = fate === undefined ? {} : { body: JSON.stringify({ edited: fate }), headers: JSON_TYPE };
      expect(await site.json(path, { method: "POST", ...body })).toMatchObject(counts);
      expect((await site.ask(`/api/businesses/${editedIds[0]}`)).status).toBe(fate === "keep" ? 200 : 410);
      const [entry] = await site.json<Activity[]>("activity?limit=1");
      expect(entry).toMatchObject({ action: "undo", detail: { importId, ...counts }, undo: "possible" });
      const restoredBusinesses = await site.json(`activity/${entry?.id}/undo`, { method: "POST" });
      expect(restoredBusinesses).toMatchObject({ undone: counts.removed, partly: 0, changed: 0, gone: 0 });
      expect(await site.json(`../businesses/${editedIds[0]}`)).toMatchObject({ name: "Own Name" });
      expect((await site.json<ImportEntry[]>("imports"))[0]).toMatchObject({ id: importId, state: "finished" });
      const jobs = await site.json("jobs");
      expect((await site.ask(`/api/admin/activity/${entry?.id}/undo`, { method: "POST" })).status).toBe(409);
      expect(await site.json("jobs")).toEqual(jobs);
    }
  });
});

function formOf(...fields: string[]): FormData {
  const form = new FormData();
  for (const field of fields) form.append(field, new Blob(["x"]), "a.xlsx");
  return form;
}
