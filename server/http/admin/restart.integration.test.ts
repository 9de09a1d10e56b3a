import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ImportEntry, Job } from "#contract/admin-api";
import { openServices } from "../../open-services.ts";
import type { Store } from "../../store/store.ts";
import { type HeldProcess, jobProcess, untilNoJobs } from "../../testing/commands/job-process-fixture.ts";
import { runServer, type ServerFixture, workbookOf } from "../../testing/servers/running-server.ts";
import { addAdministrator, signedIn } from "../../testing/servers/signed-in-client.ts";

const SCRIPT = join(import.meta.dirname, "../../../dist/mainstreet.cjs");
/** Number of rows of an import that takes four transactions. */
const LARGE_ROWS = 20_000;
let largeWorkbook: Blob;
beforeAll(async () => {
  largeWorkbook = await workbookOf(LARGE_ROWS);
});
let data: string;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), "mainstreet-restart-"));
});
afterEach(() => rm(data, { recursive: true, force: true }));

type Site = Pick<ServerFixture, "ask">;

/** Returns the job's id and its process, stopped once the first rows are stored. `server` is the process id of the server. */
async function startLargeImport({ ask }: Site, store: Store, server?: number): Promise<[number, HeldProcess]> {
  await untilNoJobs(server);
  const body = new FormData();
  body.append("excelFile", largeWorkbook, "large.xlsx");
  const response = await ask("/api/admin/import", { method: "POST", body, headers: { Prefer: "respond-async" } });
  const { id } = (await response.json()) as Job;
  const process = await jobProcess(server);
  await process.runUntil(async () => ((await store.imports.list(1, new Date()))[0]?.imported ?? 0) > 0);
  return [id, process];
}

async function imports({ ask }: Site): Promise<ImportEntry[]> {
  return (await (await ask("/api/admin/imports")).json()) as ImportEntry[];
}

describe("a server that ends while a job runs", () => {
  it("stops the job on SIGTERM and reports it after the restart", async () => {
    const first = await runServer({}, data);
    const [id, process] = await startLargeImport(first, first.services.store);
    const closed = first.server.close();
    process.release();
    await closed;
    const job = await first.services.store.jobs.get(id);
    expect(job?.state).toBe("interrupted");
    expect(job?.error).toMatch(/^The server was stopped\. The import was stopped after [\d,]+ rows\./);
    const [entry] = await first.services.store.imports.list(1, new Date());
    expect(entry).toMatchObject({ state: "stopped", canUndo: true });
    expect(await first.services.store.directory.countBusinesses()).toBe(entry?.imported);
    await first.services.close();

    const second = await runServer({}, data);
    expect(await second.json(`jobs/${id}`)).toMatchObject({ state: "interrupted", error: job?.error });
    expect(await readdir(second.services.folder.uploads)).toEqual([]);
    const secondUpload = await second.upload(await workbookOf(10), "small.xlsx");
    expect(secondUpload.status).toBe(200);
    await second.close();
  });

  it("reports the job as interrupted after SIGKILL and a restart, with its process ended", async () => {
    const services = await openServices({ data, environment: {} });
    await addAdministrator(services);
    const server = spawn(process.execPath, [SCRIPT, "--data", data, "--json", "serve", "--port", "0"], {
      env: {},
      stdio: ["ignore", "pipe", "ignore"],
    });
    const [line] = (await once(createInterface({ input: server.stdout }), "line")) as [string];
    const { url } = JSON.parse(line) as { url: string };
    const ask = await signedIn({ store: services.store, url });
    const [id, job] = await startLargeImport({ ask }, services.store, server.pid);
    server.kill("SIGKILL");
    await once(server, "exit");
    job.release();
    await services.close();

    const second = await runServer({}, data);
    expect(await second.json(`jobs/${id}`)).toMatchObject({
      state: "interrupted",
      error: "The server ended while this was running. What was done by then stays.",
    });
    const [entry] = await imports(second);
    expect(["interrupted", "stopped"]).toContain(entry?.state);
    await job.waitUntilGone();
    expect(await second.services.store.directory.countBusinesses()).toBeLessThan(LARGE_ROWS);
    await second.close();
  });
});
