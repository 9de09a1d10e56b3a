import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { businessInsert as shop } from "../../testing/directories/business-insert.ts";
import { AT, importInto } from "../../testing/directories/import-into.ts";
import type { NewJob } from "../port/jobs.ts";
import type { Store } from "../store.ts";

const SOON = new Date("2026-03-02T10:00:30Z");
const LATER = new Date("2026-03-02T10:05:00Z");
const SEO: NewJob = { kind: "generate-seo", actor: "admin", file: null };

/** Tests how jobs, imports and figures are stored on every engine. `open` gives an empty store. */
export function jobSuite(engine: string, open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  describe(`a store on ${engine}: jobs`, () => {
    it("stores the outcome of a job", async () => {
      const { job, isNew } = await store.jobs.begin({ kind: "import", actor: "admin", file: "a.xlsx" }, AT);
      expect(isNew).toBe(true);
      expect(job).toEqual({
        id: 1,
        kind: "import",
        actor: "admin",
        file: "a.xlsx",
        state: "running",
        progress: null,
        result: null,
        error: null,
        startedAt: AT.toISOString(),
        finishedAt: null,
      });
      const progress = { done: 5, total: null, fraction: 1, unit: "rows" } as const;
      const result = { updated: 5, remaining: 0, seconds: 1 };
      await store.jobs.finish(1, { state: "finished", progress, result, error: null }, LATER);
      expect(await store.jobs.get(1)).toMatchObject({ state: "finished", progress, result });
      expect((await store.jobs.get(1))?.finishedAt).toBe(LATER.toISOString());
    });

    it("returns the running job instead of starting a second one", async () => {
      const starts = await Promise.all([store.jobs.begin(SEO, AT), store.jobs.begin({ ...SEO, actor: "other" }, AT)]);
      const startedJob = starts.find(({ isNew }) => isNew)?.job;
      expect(startedJob).toMatchObject({ id: 1, state: "running" });
      expect(starts.filter(({ isNew }) => !isNew)).toEqual([{ isNew: false, job: startedJob }]);
    });

    it("lists the newest first", async () => {
      for (let count = 0; count < 3; count++) {
        const { job } = await store.jobs.begin(SEO, AT);
        await store.jobs.finish(job.id, { state: "failed", progress: null, result: null, error: "No." }, AT);
      }
      expect((await store.jobs.list(2)).map(({ id }) => id)).toEqual([3, 2]);
      expect(await store.jobs.get(4)).toBeUndefined();
    });

    it("marks running jobs as interrupted, and no others", async () => {
      const { job } = await store.jobs.begin(SEO, AT);
      await store.jobs.finish(job.id, { state: "finished", progress: null, result: null, error: null }, AT);
      await store.jobs.begin(SEO, AT);
      await store.jobs.markInterrupted("The power went.", LATER);
      expect((await store.jobs.list(5)).map(({ state, error }) => [state, error])).toEqual([
        ["interrupted", "The power went."],
        ["finished", null],
      ]);
      expect((await store.jobs.begin(SEO, LATER)).isNew).toBe(true);
    });
  });

  describe(`a store on ${engine}: leases of jobs`, () => {
    const LONG = { owner: "server-1", ms: 600_000 };
    /** A lease that expires as soon as it is given. */
    const EXPIRED = { owner: "server-1", ms: 0 };

    it("that expired let the job be marked as interrupted, once", async () => {
      const { job } = await store.jobs.begin(SEO, AT, EXPIRED);
      const markResults = await Promise.all([1, 2].map(() => store.jobs.markExpired("Its server died.", LATER)));
      expect(markResults.flat()).toMatchObject([{ id: job.id, kind: "generate-seo", state: "interrupted" }]);
      expect(await store.jobs.get(job.id)).toMatchObject({
        state: "interrupted",
        error: "Its server died.",
        finishedAt: LATER.toISOString(),
      });
      expect((await store.jobs.begin(SEO, LATER)).isNew).toBe(true);
    });

    it("that last, and jobs without one, are left alone whatever the time of the caller", async () => {
      const lateTime = new Date("2099-01-01T00:00:00Z");
      const { job } = await store.jobs.begin(SEO, AT, LONG);
      expect(await store.jobs.markExpired("Its server died.", lateTime)).toEqual([]);
      await store.jobs.finish(job.id, { state: "finished", progress: null, result: null, error: null }, AT);
      await store.jobs.begin(SEO, AT);
      expect(await store.jobs.markExpired("Its server died.", lateTime)).toEqual([]);
      expect((await store.jobs.begin(SEO, lateTime)).isNew).toBe(false);
    });

    it("are extended by heartbeats, which store the progress", async () => {
      const progress = { done: 5, total: null, fraction: 0.5, unit: "rows" } as const;
      const { job } = await store.jobs.begin(SEO, AT, EXPIRED);
      expect(await store.jobs.heartbeat(job.id, LONG, progress)).toBe("continue");
      expect(await store.jobs.markExpired("Its server died.", LATER)).toEqual([]);
      expect(await store.jobs.get(job.id)).toMatchObject({ state: "running", progress });
    });

    it("are lost to whoever is not the owner, and with the end of the job", async () => {
      const { job } = await store.jobs.begin(SEO, AT, EXPIRED);
      expect(await store.jobs.heartbeat(job.id, { ...LONG, owner: "server-2" }, null)).toBe("lost");
      await store.jobs.markExpired("Its server died.", LATER);
      expect(await store.jobs.heartbeat(job.id, LONG, null)).toBe("lost");
      expect(await store.jobs.get(job.id)).toMatchObject({ state: "interrupted" });
    });

    it("tell the owner that the job is to be cancelled", async () => {
      const { job } = await store.jobs.begin(SEO, AT, LONG);
      expect(await store.jobs.requestCancel(job.id)).toBe(true);
      expect(await store.jobs.heartbeat(job.id, LONG, null)).toBe("cancel");
      await store.jobs.finish(job.id, { state: "cancelled", progress: null, result: null, error: null }, LATER);
      expect(await store.jobs.requestCancel(job.id)).toBe(false);
      const next = await store.jobs.begin(SEO, LATER, LONG);
      expect(await store.jobs.heartbeat(next.job.id, LONG, null)).toBe("continue");
    });
  });

  describe(`a store on ${engine}: imports`, () => {
    it("are listed with their counts, newest first", async () => {
      const first = await store.imports.begin(["a.xlsx"], "admin", AT);
      await store.imports.writeBatch(first, [shop("p1"), shop("p1")], "skip", AT);
      const counts = { rows: 3, imported: 1, updated: 0, duplicatesSkipped: 1, totalErrors: 1 };
      await store.imports.finish(first, { ...counts, state: "finished" }, SOON);
      await store.imports.begin(["b.xlsx", "c.xlsx"], "cli", SOON);
      const [second, ...otherImports] = await store.imports.list(10, SOON);
      expect(second).toMatchObject({ files: ["b.xlsx", "c.xlsx"], state: "running", canUndo: false, finishedAt: null });
      expect(otherImports).toEqual([
        {
          id: first,
          files: ["a.xlsx"],
          actor: "admin",
          startedAt: AT.toISOString(),
          finishedAt: SOON.toISOString(),
          state: "finished",
          ...counts,
          canUndo: true,
        },
      ]);
    });

    it("keep how their files were read and how many rejected rows are left, also when they are undone", async () => {
      const id = await store.imports.begin(["a.xlsx"], "admin", AT);
      await store.imports.writeBatch(id, [shop("p1")], "skip", AT);
      const reading = { country: "Chile", choices: [{ header: "who", field: "name" }] };
      const counts = { rows: 4, imported: 1, updated: 0, duplicatesSkipped: 0, totalErrors: 3 };
      await store.imports.finish(id, { ...counts, reading, state: "finished" }, SOON);
      const [listed] = await store.imports.list(1, SOON);
      expect(listed).toMatchObject({ reading, totalErrors: 3 });
      expect(listed?.remainingRejects).toBeUndefined();
      for (const rows of [2, 0]) {
        await store.imports.noteRemainingRejects(id, rows);
        expect(await store.imports.list(1, SOON)).toMatchObject([{ ...counts, reading, remainingRejects: rows }]);
      }
      await store.imports.noteRemainingRejects(id + 5, 1);
      await store.imports.beginUndo(id, { actor: "admin", edited: "bin" }, SOON);
      await store.imports.undoBatch(id, 100, SOON);
      await store.imports.finishUndo(id, SOON);
      expect(await store.imports.list(1, SOON)).toMatchObject([{ state: "undone", reading, remainingRejects: 0 }]);
    });

    it("without a heartbeat are listed as interrupted, with the counts so far", async () => {
      const id = await store.imports.begin(["a.xlsx"], "cli", AT);
      await store.imports.writeBatch(id, [shop("p1"), shop("p2")], "skip", AT);
      await store.imports.writeBatch(id, [shop("p2"), shop("p3")], "skip", SOON);
      expect(await store.imports.list(1, SOON)).toMatchObject([{ state: "running" }]);
      const interruptedJob = { state: "interrupted", imported: 3, duplicatesSkipped: 1, canUndo: true };
      expect(await store.imports.list(1, LATER)).toMatchObject([interruptedJob]);
      await store.imports.markInterrupted(undefined, LATER);
      expect(await store.imports.list(1, SOON)).toMatchObject([{ ...interruptedJob, finishedAt: SOON.toISOString() }]);
    });

    it("that crashed get one entry of the activity log, at the time of their last heartbeat", async () => {
      const id = await store.imports.begin(["a.xlsx"], "cli", AT);
      await store.imports.writeBatch(id, [shop("p1"), shop("p2")], "skip", SOON);
      await store.imports.markInterrupted(undefined, SOON);
      expect(await store.maintenance.activity(5)).toEqual([]);
      await Promise.all([1, 2].map(() => store.imports.markInterrupted(undefined, LATER)));
      const counts = { rows: 0, imported: 2, updated: 0, duplicatesSkipped: 0, totalErrors: 0 };
      const detail = { importId: id, files: ["a.xlsx"], ...counts, state: "interrupted" };
      const entry = { id: 1, at: SOON.toISOString(), actor: "cli", action: "import", detail };
      expect(await store.maintenance.activity(5)).toEqual([entry]);
    });

    it("that were only slow have no such entry once they end", async () => {
      const outcome = { rows: 1, imported: 1, updated: 0, duplicatesSkipped: 0, totalErrors: 0 };
      const slow = await store.imports.begin(["a.xlsx"], "admin", AT);
      const crashedImportId = await store.imports.begin(["b.xlsx"], "cli", AT);
      await store.imports.markInterrupted(undefined, LATER);
      await store.imports.finish(slow, { ...outcome, state: "finished" }, LATER);
      expect(await store.maintenance.activity(5)).toMatchObject([{ detail: { importId: crashedImportId } }]);
    });

    it("of one actor can be marked as interrupted, while those of others run on", async () => {
      await store.imports.begin(["a.xlsx"], "admin", AT);
      await store.imports.begin(["b.xlsx"], "cli", AT);
      await store.imports.markInterrupted("admin", AT);
      expect((await store.imports.list(2, AT)).map(({ state }) => state)).toEqual(["running", "interrupted"]);
    });
  });

  describe(`a store on ${engine}: a dry run`, () => {
    it("counts new, unchanged and changed businesses, and the fields that differ", async () => {
      await importInto(store, { same: {}, other: { phone: "1" }, third: {} });
      const rows = [
        shop("same"),
        shop("other", { phone: "2", rating: 4.9 }),
        shop("third", { openingHours: { Monday: "Closed" }, rating: 4.9 }),
        shop("new"),
        shop("new"),
      ];
      const totals = { unchanged: 1, changed: 2, conflicts: 0, deletedByHand: 0 };
      const changedFields = { phone: 1, rating: 2, openingHours: 1 };
      const skip = { imported: 1, updated: 0, duplicatesSkipped: 4, otherNames: 0 };
      expect(await store.imports.dryRunBatch(rows, "skip")).toEqual({ ...skip, ...totals, changedFields });
      await store.imports.endDryRun();
      const update = { imported: 1, updated: 2, duplicatesSkipped: 2, otherNames: 0 };
      expect(await store.imports.dryRunBatch(rows, "update")).toEqual({ ...update, ...totals, changedFields });
      await store.imports.endDryRun();
    });
  });

  describe(`a store on ${engine}: figures`, () => {
    it("count businesses by the day they were added, and by the data they have", async () => {
      const texts = { seoTitle: "a", seoDescription: "b", uniqueContent: "c" };
      await importInto(store, {
        p1: { phone: "1", photos: ["https://example.com/a.jpg"], createdAt: "2026-01-05T23:00:00Z", ...texts },
        p2: { openingHours: { Monday: "Closed" }, website: "https://example.com" },
        p3: { phone: "3", seoTitle: "a" },
        p4: { phone: "4", businessStatus: "CLOSED_PERMANENTLY" },
      });
      expect(await store.search.figures()).toEqual({
        added: [
          { date: "2026-01-05", businesses: 1 },
          { date: "2026-03-02", businesses: 2 },
        ],
        quality: { total: 3, phone: 2, hours: 1, photo: 1, seoText: 1, website: 1 },
      });
    });

    it("are empty for an empty directory", async () => {
      const none = { total: 0, phone: 0, hours: 0, photo: 0, seoText: 0, website: 0 };
      expect(await store.search.figures()).toEqual({ added: [], quality: none });
    });
  });
}
