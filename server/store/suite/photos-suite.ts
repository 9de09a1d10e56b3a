import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { businessKeys } from "#domain/business/business-keys";
import { AT, byAnn, importInto } from "../../testing/directories/import-into.ts";
import type { BusinessRecord } from "../port/directory.ts";
import type { Store } from "../store.ts";

const photo = (name: string, content: string) => ({ name, bytes: Buffer.from(content), width: 4, height: 3 });

/** Tests uploaded photos on every engine. `open` gives an empty store. */
export function photosSuite(engine: string, open: () => Promise<Store>): void {
  describe(`a store on ${engine}: uploaded photos`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await open();
      await store.photos.add([photo("a.webp", "large\0\xff"), photo("a-small.webp", "small")], AT);
    });
    afterEach(() => store.close());

    it("are read byte for byte by their name, and the same one again stays", async () => {
      await store.photos.add([photo("a.webp", "other")], AT);
      expect(await store.photos.read("a.webp")).toEqual(Buffer.from("large\0\xff"));
      expect(await store.photos.read("b.webp")).toBeUndefined();
    });

    it("are erased for good, with an entry in the activity log if there were any", async () => {
      const entry = byAnn(AT, "erase-photo");
      expect(await store.photos.erase(["a.webp", "a-small.webp", "b.webp"], entry)).toBe(2);
      expect(await store.photos.read("a-small.webp")).toBeUndefined();
      expect(await store.photos.erase(["a.webp"], entry)).toBe(0);
      expect((await store.maintenance.activity(5)).filter(({ action }) => action === "erase-photo")).toHaveLength(1);
    });

    it("are removed after their time if no business, setting or undo names them", async () => {
      const hash = (digit: number) => String(digit).repeat(32);
      const address = (digit: number) => `/photos/${hash(digit)}.webp`;
      const names = [1, 2, 3, 4, 5].flatMap((digit) => [`${hash(digit)}.webp`, `${hash(digit)}-small.webp`]);
      const logos = [6, 7].map((digit) => `logo-${hash(digit)}-80x80.webp`);
      await store.photos.add(
        [...names, ...logos].map((name) => photo(name, "old")),
        AT,
      );
      await importInto(store, {
        p: { photos: [address(1)] },
        q: { photos: [address(2)] },
        r: { photos: [address(3)] },
      });
      const before = (await store.directory.business(2)) as BusinessRecord;
      const draft = { ...before, photos: [] };
      const write = { id: 2, business: { ...draft, ...businessKeys(draft) }, editedFields: ["photos"] };
      await store.editing.write([{ ...write, expectedUpdatedAt: before.updatedAt }], byAnn());
      await store.editing.delete([3], byAnn(AT, "delete"));
      await store.maintenance.changeSettings([{ key: "site.logo", to: `"/photos/${logos[0]}"` }], {
        at: AT.toISOString(),
        actor: "ann",
        action: "change-settings",
      });
      const later = new Date(AT.getTime() + 1000);
      // The same upload again begins the time anew.
      await store.photos.add([photo(`${hash(5)}.webp`, "old")], later);
      const isThere = async (name: string) => (await store.photos.read(name)) !== undefined;
      expect(await store.photos.removeUnused(AT)).toBe(0);
      expect(await store.photos.removeUnused(later)).toBe(6);
      const left = await Promise.all([...names, ...logos].map(isThere));
      expect(left).toEqual([true, true, true, true, true, true, false, false, true, false, true, false]);
      await store.changes.emptyBin({ ids: [3] }, 10, byAnn());
      await store.maintenance.changeSettings([{ key: "site.logo", to: null }], {
        at: AT.toISOString(),
        actor: "ann",
        action: "change-settings",
      });
      expect(await store.photos.removeUnused(later)).toBe(2);
      expect(await Promise.all([names[4] ?? "", logos[0] ?? ""].map(isThere))).toEqual([false, true]);
    });

    it("of the site, its logos, stay when the directory is emptied", async () => {
      const logo = `logo-${"8".repeat(32)}-80x80.webp`;
      await store.photos.add([photo(logo, "logo")], AT);
      await store.maintenance.deleteAll("ann", AT, {});
      expect(await store.photos.read(logo)).toEqual(Buffer.from("logo"));
      expect(await store.photos.read("a.webp")).toBeUndefined();
    });

    it("leave what visitors see unchanged, and stay while their business is in the directory", async () => {
      const { version } = await store.directory.dataState(AT);
      await store.photos.add([photo("c.webp", "more")], AT);
      expect((await store.directory.dataState(AT)).version).toBe(version);
      const address = "/photos/0123456789abcdef0123456789abcdef.webp";
      await importInto(store, { p: { photos: [address, "https://x.example/1.jpg"] } });
      expect((await store.directory.business(1)) as object).toMatchObject({
        photos: [address, "https://x.example/1.jpg"],
      });
      await store.maintenance.deleteAll("ann", AT, {});
      expect(await store.photos.read("a.webp")).toBeUndefined();
    });
  });
}
