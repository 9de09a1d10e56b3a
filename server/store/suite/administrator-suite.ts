import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { SessionRecord } from "../port/accounts.ts";
import type { Store } from "../store.ts";

const AT = new Date("2026-03-02T10:00:00Z");
const ENTRY = { at: AT.toISOString(), actor: "ann", action: "set-password", detail: {} };
const later = (minutes: number) => new Date(AT.getTime() + minutes * 60_000);
const session = (minutes: number): SessionRecord => ({ data: { username: "ann" }, expiresAt: later(minutes) });

/** Tests administrators and their sessions on every engine. `open` gives an empty store. */
export function administratorSuite(engine: string, open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  describe(`a store on ${engine}: administrators`, () => {
    it("are added as the first only while there is none", async () => {
      expect(await store.accounts.administrators()).toEqual([]);
      expect(await store.accounts.addFirstAdministrator("ann", "hash", AT)).toBe(true);
      expect(await store.accounts.addFirstAdministrator("bob", "other", AT)).toBe(false);
      expect(await store.accounts.administrators()).toEqual(["ann"]);
      expect([await store.accounts.passwordHash("ann"), await store.accounts.passwordHash("bob")]).toEqual([
        "hash",
        undefined,
      ]);
    });

    it("can change the password of an existing user name only", async () => {
      await store.accounts.addFirstAdministrator("ann", "hash", AT);
      expect(await store.accounts.setPasswordHash("ann", "new", AT, ENTRY)).toBe(true);
      expect(await store.accounts.setPasswordHash("bob", "new", AT, ENTRY)).toBe(false);
      expect(await store.accounts.passwordHash("ann")).toBe("new");
    });

    it("survive delete-all, and do not change the data version", async () => {
      const version = await store.directory.dataVersion();
      await store.accounts.addFirstAdministrator("ann", "hash", AT);
      await store.accounts.beginSession("key", session(10), "ann", "hash", AT);
      expect(await store.directory.dataVersion()).toBe(version);
      await store.maintenance.deleteAll("ann", AT, {});
      expect(await store.accounts.administrators()).toEqual(["ann"]);
      expect((await store.accounts.session("key", AT))?.data).toEqual({ username: "ann" });
    });
  });

  describe(`a store on ${engine}: sessions`, () => {
    beforeEach(() => store.accounts.addFirstAdministrator("ann", "hash", AT));

    it("last until they expire or are ended", async () => {
      await store.accounts.beginSession("one", session(10), "ann", "hash", AT);
      await store.accounts.beginSession("two", session(10), "ann", "hash", AT);
      expect((await store.accounts.session("one", later(9)))?.data).toEqual({ username: "ann" });
      expect(await store.accounts.session("one", later(10))).toBeUndefined();
      await store.accounts.endSession("one");
      expect(await store.accounts.session("one", AT)).toBeUndefined();
      expect(await store.accounts.session("two", AT)).toBeDefined();
    });

    it("are renewed, unless they have ended", async () => {
      await store.accounts.beginSession("one", session(10), "ann", "hash", AT);
      await store.accounts.renewSession("one", { ...session(30), data: { username: "ann", renewed: true } });
      expect((await store.accounts.session("one", later(20)))?.data).toEqual({ username: "ann", renewed: true });
      await store.accounts.endSession("one");
      await store.accounts.renewSession("one", session(30));
      expect(await store.accounts.session("one", AT)).toBeUndefined();
    });

    it("begin and end with their entry in the activity list, which is not stored without them", async () => {
      const login = { ...ENTRY, action: "login" };
      const logout = { ...ENTRY, action: "logout" };
      const actions = async () => (await store.maintenance.activity(9)).map(({ action }) => action);
      expect(await store.accounts.beginSession("one", session(10), "ann", "former", AT, login)).toBe(false);
      expect(await actions()).toEqual([]);
      expect(await store.accounts.beginSession("one", session(10), "ann", "hash", AT, login)).toBe(true);
      expect(await store.accounts.endSession("one", logout)).toBe(true);
      expect(await store.accounts.endSession("one", logout)).toBe(false);
      expect(await actions()).toEqual(["logout", "login"]);
    });

    it("all end when the password changes, and none begins with the former password", async () => {
      await store.accounts.beginSession("one", session(10), "ann", "hash", AT);
      await store.accounts.setPasswordHash("ann", "new", AT, ENTRY);
      expect(await store.accounts.session("one", AT)).toBeUndefined();
      expect(await store.accounts.beginSession("two", session(10), "ann", "hash", AT)).toBe(false);
      expect(await store.accounts.session("two", AT)).toBeUndefined();
      expect(await store.accounts.beginSession("two", session(10), "ann", "new", AT)).toBe(true);
    });

    it("are deleted after they expired, when another begins", async () => {
      await store.accounts.beginSession("old", session(10), "ann", "hash", AT);
      await store.accounts.beginSession("new", session(60), "ann", "hash", later(11));
      expect(await store.accounts.session("old", AT)).toBeUndefined();
    });
  });
}
