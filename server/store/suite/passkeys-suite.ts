import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Passkey } from "../port/people/passkeys.ts";
import type { Store } from "../store.ts";

const AT = new Date("2026-03-02T10:00:00Z");
const later = (minutes: number) => new Date(AT.getTime() + minutes * 60_000);
const entry = (action: string) => ({ at: AT.toISOString(), actor: "ann", action, detail: {} });
const passkey = (fields: Partial<Passkey> = {}): Passkey => ({
  id: "phone",
  username: "ann",
  userHandle: "handle",
  publicKey: "key_-",
  counter: 3,
  transports: ["internal", "hybrid"],
  relyingPartyId: "guide.example",
  name: "Phone",
  addedAt: AT,
  usedAt: null,
  ...fields,
});

/** Tests passkeys on every engine. `open` gives an empty store. */
export function passkeysSuite(engine: string, open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
    await store.accounts.addFirstAdministrator("ann", "hash", AT);
  });
  afterEach(() => store.close());
  const add = (fields: Partial<Passkey> = {}) => store.passkeys.add(passkey(fields), entry("add-passkey"));
  const actions = async () => (await store.maintenance.activity(20)).map(({ action }) => action);

  describe(`a store on ${engine}: passkeys`, () => {
    it("are added with all that they are, once, for people who are there", async () => {
      expect(await add()).toBe(true);
      expect(await add({ name: "Other" })).toBe(false);
      expect(await add({ id: "other", username: "bob" })).toBe(false);
      expect(await add({ id: "tablet", transports: [], addedAt: later(1) })).toBe(true);
      expect(await store.passkeys.of("ann")).toEqual([
        passkey(),
        passkey({ id: "tablet", transports: [], addedAt: later(1) }),
      ]);
      expect(await store.passkeys.find("phone")).toEqual(passkey());
      expect(await store.passkeys.find("Phone")).toBeUndefined();
      expect(await store.passkeys.existFor("guide.example")).toBe(true);
      expect(await store.passkeys.existFor("other.example")).toBe(false);
      expect((await store.people.list(AT)).map(({ passkeyCount }) => passkeyCount)).toEqual([2]);
      expect(await actions()).toEqual(["add-passkey", "add-passkey"]);
    });

    it("are renamed and removed by their owner alone", async () => {
      await add();
      expect(await store.passkeys.rename("bob", "phone", "Mine", entry("rename-passkey"))).toBe(false);
      expect(await store.passkeys.rename("ann", "phone", "Old phone", entry("rename-passkey"))).toBe(true);
      expect((await store.passkeys.of("ann")).map(({ name }) => name)).toEqual(["Old phone"]);
      expect(await store.passkeys.remove("bob", "phone", entry("remove-passkey"))).toBe(false);
      expect(await store.passkeys.remove("ann", "phone", entry("remove-passkey"))).toBe(true);
      expect(await store.passkeys.of("ann")).toEqual([]);
      expect(await actions()).toEqual(["remove-passkey", "rename-passkey", "add-passkey"]);
    });

    it("are used with a rising counter, or with none", async () => {
      await add();
      await add({ id: "synced", counter: 0 });
      expect(await store.passkeys.use("phone", 3, AT)).toBe(false);
      expect(await store.passkeys.use("phone", 0, AT)).toBe(false);
      expect(await store.passkeys.use("phone", 4_294_967_295, later(5))).toBe(true);
      expect(await store.passkeys.find("phone")).toEqual(passkey({ counter: 4_294_967_295, usedAt: later(5) }));
      expect(await store.passkeys.use("synced", 0, later(6))).toBe(true);
      expect(await store.passkeys.use("synced", 0, later(7))).toBe(true);
      expect(await store.passkeys.use("nothing", 9, AT)).toBe(false);
    });

    it("end with their owner, and all at once with the sessions", async () => {
      const invitation = { username: "", label: "", createdBy: "ann", createdAt: AT, expiresAt: later(60) };
      await store.people.addLink({ ...invitation, hash: "link", purpose: "invitation", role: "editor" });
      await store.people.redeemLink("link", "bob", "hash", AT, entry("join"));
      await add({ id: "of bob", username: "bob" });
      await add();
      await store.people.remove("bob", entry("remove-person"));
      expect(await store.passkeys.find("of bob")).toBeUndefined();
      await store.accounts.beginSession("key", { data: {}, expiresAt: later(9) }, "ann", "hash", AT);
      expect(await store.passkeys.removeAll("ann", entry("remove-passkeys"))).toBe(1);
      expect(await store.accounts.session("key", AT)).toBeUndefined();
      expect(await store.passkeys.removeAll("ann", entry("remove-passkeys"))).toBe(0);
      expect((await actions()).filter((action) => action === "remove-passkeys")).toHaveLength(1);
    });

    it("answer a challenge once, also when two answers arrive together", async () => {
      const challenge = { hash: "one", expiresAt: later(5) };
      const answers = await Promise.all([1, 2, 3].map(() => store.passkeys.useChallenge(challenge, AT)));
      expect(answers.filter(Boolean)).toHaveLength(1);
      expect(await store.passkeys.useChallenge({ hash: "two", expiresAt: later(9) }, later(4))).toBe(true);
      expect(await store.passkeys.useChallenge(challenge, later(4))).toBe(false);
    });
  });

  describe(`a store on ${engine}: a change of people`, () => {
    /** JSON cannot hold a bigint, so storing this entry fails. */
    const unstorable = { ...entry("fails"), detail: { number: 1n } };

    it("is not made when its entry cannot be stored", async () => {
      const link = {
        hash: "link",
        purpose: "invitation",
        username: "",
        role: "administrator",
        label: "Bob",
        createdBy: "ann",
        createdAt: AT,
        expiresAt: later(60),
      } as const;
      await store.people.addLink(link);
      await add();
      await store.accounts.beginSession("key", { data: {}, expiresAt: later(9) }, "ann", "hash", AT);
      const factor = { secret: "S3CRET", recoveryCodes: ["one"] };
      const changes = [
        () => store.people.addLink({ ...link, hash: "other" }, unstorable),
        () => store.people.withdrawInvitation("link", unstorable),
        () => store.people.redeemLink("link", "bob", "hash", AT, unstorable),
        () => store.people.setRole("ann", "administrator", unstorable),
        () => store.people.setSecondFactor("ann", factor, unstorable, 5),
        () => store.accounts.setPasswordHash("ann", "new", AT, unstorable),
        () => store.passkeys.add(passkey({ id: "other" }), unstorable),
        () => store.passkeys.rename("ann", "phone", "Other", unstorable),
        () => store.passkeys.remove("ann", "phone", unstorable),
        () => store.passkeys.removeAll("ann", unstorable),
      ];
      for (const change of changes) await expect(change()).rejects.toThrow(/BigInt/);
      expect((await store.people.list(AT)).map(({ username }) => username)).toEqual(["ann"]);
      expect((await store.people.invitations(AT)).map(({ hash }) => hash)).toEqual(["link"]);
      expect(await store.people.secondFactor("ann")).toEqual({ secret: null, recoveryCodes: [] });
      expect(await store.people.useTimeStep("ann", 5)).toBe(true);
      expect(await store.accounts.passwordHash("ann")).toBe("hash");
      expect(await store.accounts.session("key", AT)).toBeDefined();
      expect(await store.passkeys.of("ann")).toEqual([passkey()]);
      expect(await actions()).toEqual(["add-passkey"]);
    });

    it("that nothing came of has no entry", async () => {
      await store.people.setRole("ann", "viewer", entry("last"));
      await store.people.remove("bob", entry("unknown"));
      await store.people.withdrawInvitation("none", entry("none"));
      await store.people.redeemLink("none", "bob", "hash", AT, entry("gone"));
      await store.people.setSecondFactor("bob", { secret: null, recoveryCodes: [] }, entry("nobody"));
      await store.accounts.setPasswordHash("bob", "new", AT, entry("nobody"));
      await store.accounts.addFirstAdministrator("bob", "hash", AT, entry("second"));
      expect(await actions()).toEqual([]);
    });
  });
}
