import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { AT } from "../../testing/directories/import-into.ts";
import type { FoundFile } from "../scheduled/scheduled-files.ts";
import type { Store } from "../store.ts";

const LATER = new Date(AT.getTime() + 60_000);
const found = (values: Partial<FoundFile> = {}): FoundFile => ({
  origin: "/data/inbox",
  name: "piers.csv",
  hash: "one",
  state: "new",
  uploadId: "upload-1",
  report: {},
  ...values,
});

/** Tests files of scheduled imports on every engine. `open` gives an empty store. */
export function scheduledFilesSuite(engine: string, open: () => Promise<Store>): void {
  describe(`a store on ${engine}: files of scheduled imports`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    it("are known by origin, name and content: the same one is not added twice, a newer version takes its place", async () => {
      const { scheduledFiles } = store;
      expect(await scheduledFiles.add(found(), AT)).toEqual({ formerUploadId: null });
      expect(await scheduledFiles.add(found({ uploadId: "upload-2" }), LATER)).toBeUndefined();
      expect(await scheduledFiles.add(found({ origin: "/other", uploadId: "upload-3" }), AT)).toBeDefined();
      expect(await scheduledFiles.add(found({ hash: "two", uploadId: "upload-4" }), LATER)).toEqual({
        formerUploadId: "upload-1",
      });
      expect(await scheduledFiles.list()).toMatchObject([
        { origin: "/data/inbox", hash: "two", uploadId: "upload-4", foundAt: LATER.toISOString() },
        { origin: "/other", hash: "one", uploadId: "upload-3", state: "new", report: {} },
      ]);
    });

    it("change by their upload, which a newer version has no more", async () => {
      const { scheduledFiles } = store;
      await scheduledFiles.add(found(), AT);
      const report = { imported: 3, changed: 0, rejected: 1 };
      await scheduledFiles.update("upload-1", { state: "waiting", report });
      expect(await scheduledFiles.list()).toMatchObject([{ state: "waiting", report, uploadId: "upload-1" }]);
      await scheduledFiles.update("upload-1", { state: "imported", uploadId: null });
      await scheduledFiles.update("upload-1", { state: "failed", report: {} });
      expect(await scheduledFiles.list()).toMatchObject([{ state: "imported", report, uploadId: null }]);
    });

    it("are dismissed once, and stay known", async () => {
      const { scheduledFiles } = store;
      await scheduledFiles.add(found(), AT);
      const [entry] = await scheduledFiles.list();
      expect(await scheduledFiles.dismiss(entry?.id ?? 0)).toMatchObject({ uploadId: "upload-1" });
      expect(await scheduledFiles.dismiss(entry?.id ?? 0)).toBeUndefined();
      expect(await scheduledFiles.add(found(), LATER)).toBeUndefined();
      expect(await scheduledFiles.list()).toMatchObject([{ state: "dismissed", uploadId: null }]);
    });
  });
}
