import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { AT, byAnn, importInto } from "../../testing/directories/import-into.ts";
import type { Store } from "../store.ts";

const LATER = new Date("2026-03-05T10:00:00Z");
const PRIVATE_ADDRESSES = {
  website: "https://ann:secret@a.example/",
  locationLink: "http://192.168.1.9/map",
  canonicalUrl: "http://intranet/shop",
  photos: ["http://[::1]/1.jpg", "https://a.example/2.jpg"],
};
const PUBLISHED_ADDRESSES = {
  website: null,
  locationLink: null,
  canonicalUrl: null,
  photos: ["https://a.example/2.jpg"],
};
const FIRST_PAGE = { limit: 9, offset: 0 };

/** Tests addresses that an earlier version stored and that may not be published, on every engine. `open` gives an empty store. */
export function addressSuite(engine: string, open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
    await importInto(store, { p1: PRIVATE_ADDRESSES, p2: { photos: ["https://b.example/1.jpg"] } });
  });
  afterEach(() => store.close());

  describe(`a store on ${engine}: an address that may not be published`, () => {
    it("is in no business, list, card or sitemap", async () => {
      expect(await store.directory.business(1)).toMatchObject(PUBLISHED_ADDRESSES);
      expect((await store.directory.businessesAfter(0, 9))[0]).toMatchObject(PUBLISHED_ADDRESSES);
      const { businesses } = await store.search.businesses({}, "name", FIRST_PAGE);
      expect(businesses.map(({ website, photos }) => [website, photos])).toEqual([
        [null, PUBLISHED_ADDRESSES.photos],
        [null, ["https://b.example/1.jpg"]],
      ]);
      const cards = await store.search.businessCards({}, "name", FIRST_PAGE);
      expect(cards.businesses[0]?.photos).toEqual(PUBLISHED_ADDRESSES.photos);
      expect((await store.directory.sitemapRows(0, 9))[0]).toMatchObject({ canonicalUrl: null });
    });

    it("does not come back from the recycle bin, nor with the undo of an import", async () => {
      await store.editing.delete([1], byAnn(LATER));
      expect((await store.editing.restore([1], byAnn(LATER))).ids).toHaveLength(1);
      expect(await store.directory.business(1)).toMatchObject(PUBLISHED_ADDRESSES);
      await importInto(store, { p2: PRIVATE_ADDRESSES }, "update", AT);
      const { importId } = await importInto(store, { p2: { website: "https://new.example" } }, "update", LATER);
      await store.imports.beginUndo(importId, { actor: "cli", edited: "bin" }, LATER);
      await store.imports.undoBatch(importId, 100, LATER);
      expect(await store.directory.business(2)).toMatchObject(PUBLISHED_ADDRESSES);
    });
  });
}
