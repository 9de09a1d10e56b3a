import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { AT } from "../../testing/directories/import-into.ts";
import type { Store } from "../store.ts";

/** Tests changes of settings on every engine. `open` gives an empty store. */
export function settingsSuite(engine: string, open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  describe(`a store on ${engine}: settings of the panel`, () => {
    it("changes settings with an entry that lists former and new values, and with a new data version", async () => {
      const { maintenance } = store;
      const entry = { at: AT.toISOString(), actor: "ann", action: "change-settings" };
      const change = { key: "k1", from: null, to: "1" };
      const version = await store.directory.dataVersion();
      expect(
        await maintenance.changeSettings(
          [
            { key: "k1", to: "1" },
            { key: "k2", to: null },
          ],
          entry,
        ),
      ).toEqual([change]);
      expect(await store.directory.dataVersion()).not.toBe(version);
      const [recorded] = await maintenance.activity(1);
      expect(recorded).toMatchObject({ actor: "ann", detail: { settings: [change] } });
      expect(await maintenance.changeSettings([{ key: "k1", to: "1" }], entry)).toEqual([]);
      expect(await maintenance.changeSettings([{ key: "k1", from: "2", to: "3" }], entry)).toEqual([]);
      const [stale, other] = [
        { key: "k1", from: "2", to: "3" },
        { key: "k3", from: null, to: "5" },
      ];
      expect(await maintenance.changeSettings([stale, other], { ...entry, isAtomic: true })).toEqual([]);
      expect(await maintenance.settings(["k3"])).toEqual(new Map());
      expect((await maintenance.activity(1))[0]?.id).toBe(recorded?.id);
      expect(await maintenance.settings(["k1", "k2"])).toEqual(new Map([["k1", "1"]]));
      const undoes = recorded?.id ?? 0;
      const undone = await maintenance.changeSettings([{ key: "k1", from: "1", to: null }], { ...entry, undoes });
      expect(undone).toEqual([{ key: "k1", from: "1", to: null }]);
      expect((await maintenance.activityEntry(undoes))?.detail).toMatchObject({ isUndone: true, settings: [change] });
      expect(await maintenance.settings(["k1"])).toEqual(new Map());
    });
  });
}
