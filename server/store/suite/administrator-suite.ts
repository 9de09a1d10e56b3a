import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Store } from "../store.ts";
import type { StoredSession } from "../stored-session.ts";

const AT = new Date("2026-03-02T10:00:00Z");
const later = (minutes: number) => new Date(AT.getTime() + minutes * 60_000);
const session = (minutes: number): StoredSession => ({ data: { username: "ann" }, expiresAt: later(minutes) });

/** What every engine must pass of administrators and their sessions. `open` gives an empty store. */
export function administratorSuite(engine: string, open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  describe(`a store on ${engine}: administrators`, () => {
    it("come to be only while there is none", async () => {
      expect(await store.administrators()).toEqual([]);
      expect(await store.addFirstAdministrator("ann", "hash", AT)).toBe(true);
      expect(await store.addFirstAdministrator("bob", "other", AT)).toBe(false);
      expect(await store.administrators()).toEqual(["ann"]);
      expect([await store.passwordHash("ann"), await store.passwordHash("bob")]).toEqual(["hash", undefined]);
    });

    it("get another password only if they exist", async () => {
      await store.addFirstAdministrator("ann", "hash", AT);
      expect(await store.setPasswordHash("ann", "new", AT)).toBe(true);
      expect(await store.setPasswordHash("bob", "new", AT)).toBe(false);
      expect(await store.passwordHash("ann")).toBe("new");
    });

    it("outlive the directory, and change nothing that visitors see", async () => {
      const version = await store.dataVersion();
      await store.addFirstAdministrator("ann", "hash", AT);
      await store.beginSession("key", session(10), "ann", "hash", AT);
      expect(await store.dataVersion()).toBe(version);
      await store.deleteAll("ann", AT, {});
      expect(await store.administrators()).toEqual(["ann"]);
      expect(await store.session("key", AT)).toEqual({ username: "ann" });
    });
  });

  describe(`a store on ${engine}: sessions`, () => {
    beforeEach(() => store.addFirstAdministrator("ann", "hash", AT));

    it("last until they expire or are ended", async () => {
      await store.beginSession("one", session(10), "ann", "hash", AT);
      await store.beginSession("two", session(10), "ann", "hash", AT);
      expect(await store.session("one", later(9))).toEqual({ username: "ann" });
      expect(await store.session("one", later(10))).toBeUndefined();
      await store.endSession("one");
      expect(await store.session("one", AT)).toBeUndefined();
      expect(await store.session("two", AT)).toBeDefined();
    });

    it("are renewed, but not once they have ended", async () => {
      await store.beginSession("one", session(10), "ann", "hash", AT);
      await store.renewSession("one", { ...session(30), data: { username: "ann", renewed: true } });
      expect(await store.session("one", later(20))).toEqual({ username: "ann", renewed: true });
      await store.endSession("one");
      await store.renewSession("one", session(30));
      expect(await store.session("one", AT)).toBeUndefined();
    });

    it("all end when the password changes, and none begins with the former one", async () => {
      await store.beginSession("one", session(10), "ann", "hash", AT);
      await store.setPasswordHash("ann", "new", AT);
      expect(await store.session("one", AT)).toBeUndefined();
      expect(await store.beginSession("two", session(10), "ann", "hash", AT)).toBe(false);
      expect(await store.session("two", AT)).toBeUndefined();
      expect(await store.beginSession("two", session(10), "ann", "new", AT)).toBe(true);
    });

    it("that have expired are forgotten when another begins", async () => {
      await store.beginSession("old", session(10), "ann", "hash", AT);
      await store.beginSession("new", session(60), "ann", "hash", later(11));
      expect(await store.session("old", AT)).toBeUndefined();
    });
  });
}
