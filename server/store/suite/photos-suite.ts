import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { AT, byAnn, importInto } from "../../testing/directories/import-into.ts";
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
