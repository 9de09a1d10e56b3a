import { mkdirSync, mkdtempSync, openAsBlob, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStore } from "../../server/store/open-store.ts";
import {
  mainstreetJson,
  type RunningExecutable,
  SAMPLE,
  serveMainstreet,
} from "../../server/testing/commands/run-executable.ts";
import { importInto } from "../../server/testing/directories/import-into.ts";

const ADMIN = { MAINSTREET_ADMIN_USERNAME: "ann", MAINSTREET_ADMIN_PASSWORD: "correct horse" };
let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "mainstreet-jobs-"));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

let server: RunningExecutable;
let cookie: string;
function requestAdmin(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${server.url}/api/admin/${path}`, { ...init, headers: { ...init.headers, cookie: cookie ?? "" } });
}

async function exportWorkbook(): Promise<Blob> {
  return (await requestAdmin("export")).blob();
}

async function importWorkbook(workbook: Blob): Promise<unknown> {
  const body = new FormData();
  body.append("excelFile", workbook, "businesses.xlsx");
  return (await requestAdmin("import", { method: "POST", body })).json();
}

describe("the executable's server", () => {
  beforeEach(async () => {
    server = await serveMainstreet("data", cwd, ADMIN);
    const login = await requestAdmin("login", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username: ADMIN.MAINSTREET_ADMIN_USERNAME, password: ADMIN.MAINSTREET_ADMIN_PASSWORD }),
    });
    cookie = login.headers
      .getSetCookie()
      .map((setCookie) => setCookie.split(";")[0])
      .join("; ");
  });
  afterEach(async () => void (await server.stop()));

  it("imports, undoes, deletes and restores the same directory", async () => {
    const sample = await openAsBlob(SAMPLE);
    expect(await importWorkbook(sample)).toMatchObject({ stats: { totalErrors: 0 }, importId: 1 });
    expect(await (await requestAdmin("generate-seo", { method: "POST" })).json()).toMatchObject({ remaining: 0 });
    const before = await exportWorkbook();
    const { slug } = (await (await fetch(`${server.url}/api/businesses/7`)).json()) as { slug: string };

    const deletion = await requestAdmin("delete-all", { method: "DELETE", headers: { "X-Confirm": "DELETE" } });
    expect(await deletion.json()).toMatchObject({ message: "All business data has been permanently deleted" });
    expect(await importWorkbook(before)).toMatchObject({ stats: { totalErrors: 0, duplicatesSkipped: 0 } });
    expect((await fetch(`${server.url}/api/businesses/slug/${slug}`)).status).toBe(200);
    expect((await requestAdmin("near-duplicates")).status).toBe(200);

    const undoResponse = await requestAdmin("imports/2/undo", { method: "POST" });
    expect(undoResponse.status).toBe(200);
    expect(await (await fetch(`${server.url}/api/statistics`)).json()).toMatchObject({ totalBusinesses: 0 });
  });

  it("imports at the same time as a command", async () => {
    const [serverImport, commandImport] = await Promise.all([
      importWorkbook(await openAsBlob(SAMPLE)),
      mainstreetJson(cwd, "import", SAMPLE),
    ]);
    const { stats } = serverImport as { stats: { imported: number } };
    expect(stats.imported + commandImport.imported).toBe(commandImport.rows);
  });

  it("leaves no process behind when it is stopped in the middle of a job", async () => {
    await importWorkbook(await openAsBlob(SAMPLE));
    const startResponse = await requestAdmin("generate-seo", { method: "POST", headers: { Prefer: "respond-async" } });
    expect(startResponse.status).toBe(202);
    expect(await server.stop()).toBe(0);
    expect(await mainstreetJson(cwd, "backup")).toHaveProperty("file");
    server = await serveMainstreet("data", cwd, ADMIN);
    const [job] = (await (await requestAdmin("jobs")).json()) as { state: string }[];
    expect(["interrupted", "finished"]).toContain(job?.state);
  });
});

it("The executable's server merges a search index that many imports fragmented", async () => {
  mkdirSync(join(cwd, "cut-up"));
  const store = await openStore({ file: join(cwd, "cut-up", "mainstreet.db") });
  for (const placeId of ["p1", "p2", "p3", "p4", "p5", "p6"]) await importInto(store, { [placeId]: {} });
  expect(await store.maintenance.needsMaintenance("routine")).toBe(true);
  const serverWithFragments = await serveMainstreet("cut-up", cwd);
  await expect.poll(() => store.maintenance.needsMaintenance("routine")).toBe(false);
  await store.close();
  expect(await serverWithFragments.stop()).toBe(0);
  expect(serverWithFragments.stderr()).not.toContain("could not be merged");
});
