import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ImportEntry, Job } from "#contract/admin-api";
import type { Problem } from "#contract/problems/problem";
import { type HeldProcess, jobProcess, untilNoJobs } from "../../../testing/commands/job-process-fixture.ts";
import { runServer, type ServerFixture, workbookOf } from "../../../testing/servers/running-server.ts";
import { signedIn } from "../../../testing/servers/signed-in-client.ts";

const ASYNC = { Prefer: "respond-async" };
/** Number of rows, eight transactions: some remain after the first one, even if the test gets no processor for seconds. */
const LARGE_ROWS = 36_000;
let site: ServerFixture;
/** Workbook that takes some seconds to import. */
let largeWorkbook: Blob;
beforeAll(async () => {
  site = await runServer();
  largeWorkbook = await workbookOf(LARGE_ROWS);
});
beforeEach(() => untilNoJobs());
afterAll(() => site.close());

async function startImport(): Promise<Job> {
  return (await (await site.upload(largeWorkbook, "large.xlsx", "", ASYNC)).json()) as Job;
}

/** Yields the states of a job from its events, up to the end. */
async function* statesOf(id: number, headers: Record<string, string> = {}, ask = site.ask): AsyncGenerator<Job> {
  const response = await ask(`/api/admin/jobs/${id}/events`, { headers });
  expect(response.headers.get("content-type")).toMatch(/^text\/event-stream/);
  expect(response.headers.get("x-accel-buffering")).toBe("no");
  expect(response.headers.get("content-encoding")).toBeNull();
  let text = "";
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += piece;
    const events = text.split("\n\n");
    text = events.pop() ?? "";
    for (const event of events) {
      const data = /^data: (.*)$/m.exec(event)?.[1];
      if (data !== undefined) yield JSON.parse(data) as Job;
    }
  }
}

/** Starts an import into an empty directory and suspends its process once the first rows are stored. */
async function suspendRunningImport(): Promise<HeldProcess> {
  const job = await jobProcess();
  const { imports } = site.services.store;
  await job.runUntil(async () => ((await imports.list(1, new Date()))[0]?.imported ?? 0) > 0);
  return job;
}

describe("a job", () => {
  it("streams its progress up to its end, and the end to later clients", async () => {
    const { id } = await startImport();
    const heldJob = await jobProcess();
    heldJob.hold();
    const states: Job[] = [];
    for await (const state of statesOf(id)) {
      if (states.length === 0) heldJob.release();
      states.push(state);
    }
    expect(states[0]).toMatchObject({ id, kind: "import", actor: "ann", file: "large.xlsx", state: "running" });
    expect(states.length).toBeGreaterThan(2);
    expect(states.at(-1)).toMatchObject({ state: "finished", result: { imported: LARGE_ROWS }, error: null });
    expect(states.at(-1)?.progress).toMatchObject({ done: LARGE_ROWS, unit: "rows" });

    const later: Job[] = [];
    for await (const state of statesOf(id)) later.push(state);
    expect(later).toEqual([states.at(-1)]);
    expect(await site.json(`jobs/${id}`)).toEqual(states.at(-1));
    const lateEvents = await site.ask(`/api/admin/jobs/${id}/events`, { headers: { "Last-Event-ID": "ended" } });
    expect(lateEvents.status).toBe(204);
  });

  it("runs alone: of two concurrent starts, one is refused with a 409 that names the running job", async () => {
    const start = () => site.ask("/api/admin/generate-seo", { method: "POST", headers: ASYNC });
    const responses = await Promise.all([start(), start()]);
    const heldJob = await jobProcess();
    heldJob.hold();
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 409]);
    const acceptance = responses.find(({ status }) => status === 202);
    const refusal = responses.find(({ status }) => status === 409);
    const job = (await acceptance?.json()) as Job;
    expect(((await refusal?.json()) as Problem | undefined)?.detail).toBe(
      `Writing texts for search engines, started by ann, is running (job ${job.id}). Wait until it has ended, or cancel it.`,
    );
    await site.ask(`/api/admin/jobs/${job.id}`, { method: "DELETE" });
    heldJob.release();
    expect(await site.waitForJob(job.id)).toMatchObject({ state: "cancelled" });
  });

  it("stops between transactions when it is cancelled, reports how far it got, and can be cancelled only once", async () => {
    await site.ask("/api/admin/delete-all", { method: "DELETE", headers: { "X-Confirm": "DELETE" } });
    const { id } = await startImport();
    const heldJob = await suspendRunningImport();
    const response = await site.ask(`/api/admin/jobs/${id}`, { method: "DELETE" });
    expect(response.status).toBe(202);
    heldJob.release();
    const job = await site.waitForJob(id);
    expect(job).toMatchObject({ state: "cancelled", result: null });
    expect(job.error).toMatch(/^The import was stopped after [\d,]+ rows\. So far: [\d,]+ imported/);
    const [entry] = await site.json<ImportEntry[]>("imports");
    expect(entry?.state).toBe("stopped");
    expect(await site.services.store.directory.countBusinesses()).toBe(entry?.imported);
    expect((await site.ask(`/api/admin/jobs/${id}`, { method: "DELETE" })).status).toBe(409);
  });

  it("goes on when its client disconnects", async () => {
    const disconnection = new AbortController();
    const body = new FormData();
    body.append("excelFile", largeWorkbook, "large.xlsx");
    const response = site.ask("/api/admin/import", { method: "POST", body, signal: disconnection.signal });
    const heldJob = await jobProcess();
    heldJob.hold();
    let runningJob: Job | undefined;
    while (runningJob === undefined) {
      await pause(20);
      runningJob = (await site.json<Job[]>("jobs")).find(({ state }) => state === "running");
    }
    disconnection.abort();
    await expect(response).rejects.toThrow();
    heldJob.release();
    expect(await site.waitForJob(runningJob.id)).toMatchObject({ state: "finished" });
    expect(await site.services.store.directory.countBusinesses()).toBe(LARGE_ROWS);
  });

  it("is interrupted, and so is its import, when its process is killed; the next job can start", async () => {
    await site.ask("/api/admin/delete-all", { method: "DELETE", headers: { "X-Confirm": "DELETE" } });
    const { id } = await startImport();
    const job = await suspendRunningImport();
    process.kill(job.pid, "SIGKILL");
    expect(await site.waitForJob(id)).toMatchObject({
      state: "interrupted",
      error: "Its process ended unexpectedly. What was done by then stays.",
    });
    const [entry] = await site.json<ImportEntry[]>("imports");
    expect(entry?.state).toBe("interrupted");
    const next = await site.ask("/api/admin/generate-seo", { method: "POST", headers: ASYNC });
    expect(next.status).toBe(202);
    const last = ((await next.json()) as Job).id;
    await site.ask(`/api/admin/jobs/${last}`, { method: "DELETE" });
    await site.waitForJob(last);
  });

  it("stops streaming to a session that has ended", async () => {
    const { store } = site.services;
    const other = await signedIn({ store, url: site.url });
    const { id } = (await (await site.upload(largeWorkbook, "large.xlsx", "?dryRun=true", ASYNC)).json()) as Job;
    const job = await jobProcess();
    // The suspended job writes nothing, so no request waits for it and no further event comes. The stream therefore ends for another
    // reason.
    await job.runUntil(async () => (await site.json<Job>(`jobs/${id}`)).progress !== null);
    const receivedEvents: Job[] = [];
    for await (const state of statesOf(id, {}, other)) {
      receivedEvents.push(state);
      if (receivedEvents.length === 1) await other("/api/admin/logout", { method: "POST" });
    }
    expect(receivedEvents.length).toBeGreaterThan(0);
    expect(new Set(receivedEvents.map(({ state }) => state))).toEqual(new Set(["running"]));
    expect(await site.json(`jobs/${id}`)).toMatchObject({ state: "running" });
    job.release();
    await site.ask(`/api/admin/jobs/${id}`, { method: "DELETE" });
    expect(await site.waitForJob(id)).toMatchObject({ state: "cancelled" });
  });

  it.each(["0", "999", "x", "1e3"])("%s is a 404", async (id) => {
    for (const path of [`jobs/${id}`, `jobs/${id}/events`]) {
      expect((await site.ask(`/api/admin/${path}`)).status).toBe(404);
    }
    expect((await site.ask(`/api/admin/jobs/${id}`, { method: "DELETE" })).status).toBe(404);
  });
});
