import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { OneTimeLink } from "../port/people/people.ts";
import type { Store } from "../store.ts";

const AT = new Date("2026-03-02T10:00:00Z");
const later = (minutes: number) => new Date(AT.getTime() + minutes * 60_000);
const entry = (action: string, detail: Record<string, unknown> = {}) => ({
  at: AT.toISOString(),
  actor: "ann",
  action,
  detail,
});
const ENTRY = entry("change");
const link = (fields: Partial<OneTimeLink>): OneTimeLink => ({
  hash: "invited",
  purpose: "invitation",
  username: "",
  role: "editor",
  label: "bob@example.com",
  createdBy: "ann",
  createdAt: AT,
  expiresAt: later(60),
  ...fields,
});

/** Tests people, one-time links and second factors on every engine. `open` gives an empty store. */
export function peopleSuite(engine: string, open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
    await store.accounts.addFirstAdministrator("ann", "hash", AT);
  });
  afterEach(() => store.close());
  const invite = async (username: string, role: OneTimeLink["role"] = "editor") => {
    await store.people.addLink(link({ hash: username, role }));
    expect(await store.people.redeemLink(username, username, "hash", AT, ENTRY)).toBe("done");
  };
  const roles = async () => (await store.people.list(AT)).map(({ username, role }) => `${username} ${role}`);

  describe(`a store on ${engine}: people`, () => {
    it("begin with one administrator, whom nobody can remove or demote", async () => {
      expect(await store.people.list(AT)).toEqual([
        { username: "ann", role: "administrator", seenAt: null, hasSecondFactor: false, passkeyCount: 0 },
      ]);
      expect(await store.people.setRole("ann", "editor", ENTRY)).toBe("last");
      expect(await store.people.setRole("ann", "administrator", ENTRY)).toBe("done");
      expect(await store.people.remove("ann", ENTRY)).toBe("last");
      await invite("bob");
      expect(await store.people.remove("ann", ENTRY)).toBe("last");
      expect(await roles()).toEqual(["ann administrator", "bob editor"]);
    });

    it("change role at once, also of a session that runs", async () => {
      await invite("bob", "viewer");
      const session = { data: { username: "bob" }, expiresAt: later(9), origin: { browser: "Firefox", network: "n" } };
      await store.accounts.beginSession("key", session, "bob", "hash", AT);
      expect(await store.accounts.session("key", AT)).toEqual({
        data: { username: "bob" },
        role: "viewer",
        seenAt: AT,
      });
      expect(await store.people.setRole("bob", "administrator", ENTRY)).toBe("done");
      expect((await store.accounts.session("key", AT))?.role).toBe("administrator");
      expect(await store.people.setRole("ann", "viewer", ENTRY)).toBe("done");
      expect(await store.people.setRole("carl", "viewer", ENTRY)).toBe("unknown");
      expect((await store.people.list(AT)).map(({ seenAt }) => seenAt)).toEqual([null, AT]);
    });

    it("lose sessions and pending invitations when they are removed", async () => {
      await invite("bob", "administrator");
      await store.accounts.beginSession("key", { data: {}, expiresAt: later(9) }, "bob", "hash", AT);
      await store.people.addLink(link({ hash: "of bob", createdBy: "bob" }));
      await store.people.addLink(link({ hash: "of ann" }));
      expect(await store.people.remove("bob", ENTRY)).toBe("done");
      expect(await store.people.remove("bob", ENTRY)).toBe("unknown");
      expect(await store.accounts.session("key", AT)).toBeUndefined();
      expect((await store.people.invitations(AT)).map(({ hash }) => hash)).toEqual(["of ann"]);
    });
  });

  describe(`a store on ${engine}: one-time links`, () => {
    it("let one person in, once, until they expire", async () => {
      await store.people.addLink(link({ role: "viewer" }));
      expect(await store.people.link("invited", later(59))).toEqual(link({ role: "viewer" }));
      expect(await store.people.link("invited", later(60))).toBeUndefined();
      expect(await store.people.redeemLink("invited", "bob", "h", later(60), ENTRY)).toBe("gone");
      expect(await store.people.redeemLink("invited", "ANN", "h", AT, ENTRY)).toBe("taken");
      expect(await store.people.redeemLink("invited", "bob", "h", AT, ENTRY)).toBe("done");
      expect(await store.people.redeemLink("invited", "carl", "h", AT, ENTRY)).toBe("gone");
      expect(await roles()).toEqual(["ann administrator", "bob viewer"]);
    });

    it("give nobody the name of another person in another case, in whatever script", async () => {
      await invite("zoë");
      await store.people.addLink(link({}));
      expect(await store.people.redeemLink("invited", "ZOË", "h", AT, ENTRY)).toBe("taken");
      expect(await store.people.redeemLink("invited", "zoe", "h", AT, ENTRY)).toBe("done");
    });

    it("are withdrawn, and those that expired are deleted", async () => {
      await store.people.addLink(link({}));
      expect(await store.people.withdrawInvitation("invited", ENTRY)).toBe(true);
      expect(await store.people.withdrawInvitation("invited", ENTRY)).toBe(false);
      await store.people.addLink(link({ hash: "old" }));
      await store.people.addLink(link({ hash: "new", createdAt: later(61), expiresAt: later(90) }));
      expect(await store.people.link("old", AT)).toBeUndefined();
    });

    it("set a lost password, end its sessions, and are void once it is known again", async () => {
      const lost = link({ purpose: "password", username: "ann" });
      await store.accounts.beginSession("key", { data: {}, expiresAt: later(9) }, "ann", "hash", AT);
      for (const hash of ["one", "two", "three"]) await store.people.addLink({ ...lost, hash });
      expect(await store.people.redeemLink("one", "ann", "new", AT, ENTRY)).toBe("done");
      expect(await store.accounts.passwordHash("ann")).toBe("new");
      expect(await store.accounts.session("key", AT)).toBeUndefined();
      expect(await store.people.redeemLink("two", "ann", "newer", AT, ENTRY)).toBe("gone");
      await store.people.addLink({ ...lost, hash: "four" });
      await store.accounts.setPasswordHash("ann", "newest", AT, ENTRY);
      expect(await store.people.redeemLink("four", "ann", "older", AT, ENTRY)).toBe("gone");
      expect(await store.people.withdrawInvitation("four", ENTRY)).toBe(false);
    });

    it("of a first start end with the first administrator", async () => {
      await store.people.addLink(link({ hash: "first", purpose: "first", role: "administrator" }));
      expect(await store.people.redeemLink("first", "bob", "h", AT, ENTRY)).toBe("gone");
      expect(await roles()).toEqual(["ann administrator"]);
    });
  });

  describe(`a store on ${engine}: sessions of a person`, () => {
    const begin = (key: string, browser: string, at: Date) =>
      store.accounts.beginSession(
        key,
        { data: { username: "ann" }, expiresAt: later(99), origin: { browser, network: "192.0.2.0/24" } },
        "ann",
        "hash",
        at,
      );

    it("are listed with browser, network and last use, and ended one by one or all but one", async () => {
      await begin("a", "Firefox on Linux", AT);
      await begin("b", "Safari on iPhone", later(1));
      await begin("c", "Chrome on Windows", later(2));
      await store.accounts.touchSession("a", { browser: "Firefox on Linux", network: "198.51.100.0/24" }, later(5));
      expect(await store.accounts.sessionsOf("ann", later(6))).toEqual([
        { key: "a", browser: "Firefox on Linux", network: "198.51.100.0/24", seenAt: later(5) },
        { key: "c", browser: "Chrome on Windows", network: "192.0.2.0/24", seenAt: later(2) },
        { key: "b", browser: "Safari on iPhone", network: "192.0.2.0/24", seenAt: later(1) },
      ]);
      expect(await store.accounts.endSessionsOf("bob", { key: "a" })).toBe(0);
      expect(await store.accounts.endSessionsOf("ann", { key: "b" })).toBe(1);
      expect(await store.accounts.endSessionsOf("ann", { exceptKey: "a" })).toBe(1);
      expect((await store.accounts.sessionsOf("ann", AT)).map(({ key }) => key)).toEqual(["a"]);
    });

    it("can survive a change of the password", async () => {
      await begin("a", "", AT);
      await begin("b", "", AT);
      await store.accounts.setPasswordHash("ann", "new", AT, ENTRY, "a");
      expect((await store.accounts.sessionsOf("ann", AT)).map(({ key }) => key)).toEqual(["a"]);
    });
  });

  describe(`a store on ${engine}: second factors`, () => {
    it("use each time step and each recovery code once", async () => {
      expect(await store.people.secondFactor("ann")).toEqual({ secret: null, recoveryCodes: [] });
      await store.people.setSecondFactor("ann", { secret: "S3CRET", recoveryCodes: ["one", "two"] }, ENTRY);
      expect(await store.people.list(AT)).toMatchObject([{ hasSecondFactor: true }]);
      expect(await store.people.useTimeStep("ann", 58_000_000)).toBe(true);
      expect(await store.people.useTimeStep("ann", 58_000_000)).toBe(false);
      expect(await store.people.useTimeStep("ann", 57_999_999)).toBe(false);
      expect(await store.people.useRecoveryCode("ann", "two")).toBe(true);
      expect(await store.people.useRecoveryCode("ann", "two")).toBe(false);
      expect(await store.people.secondFactor("ann")).toEqual({ secret: "S3CRET", recoveryCodes: ["one"] });
    });
  });
}
