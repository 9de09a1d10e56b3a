import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openMemoryStore } from "../../store/open-store.ts";
import type { Store } from "../../store/store.ts";
import { ensureAdministrator, setPassword } from "./administrator-account.ts";
import { redeemLink } from "./one-time-links.ts";
import { passwordMatches } from "./password-hash.ts";
import { invite, setRole } from "./people.ts";

const AT = new Date("2026-03-02T10:00:00Z");
const now = () => AT;

let store: Store;
beforeEach(async () => {
  store = await openMemoryStore();
});
afterEach(() => store.close());

const first = (environment: Record<string, string> = {}) => ensureAdministrator({ store, environment, now });
const set = (password: string, username?: string, environment: Record<string, string> = {}) =>
  setPassword({ store, environment, username, password, actor: "cli", now });
const isPasswordOf = async (username: string, password: string) =>
  passwordMatches(password, await store.accounts.passwordHash(username));

describe("the first administrator", () => {
  it("is offered the name admin while the environment has no password, at each start", async () => {
    expect(await first()).toEqual({ offeredName: "admin" });
    expect(await first({ MAINSTREET_ADMIN_USERNAME: "ann" })).toEqual({ offeredName: "ann" });
    expect(await store.accounts.administrators()).toEqual([]);
  });

  it("gets name and password from the environment", async () => {
    await first({ MAINSTREET_ADMIN_USERNAME: "ann", MAINSTREET_ADMIN_PASSWORD: "given to me" });
    expect(await isPasswordOf("ann", "given to me")).toBe(true);
  });

  it("is not created with a password that is too short", async () => {
    const sentence = "MAINSTREET_ADMIN_PASSWORD is too short: it takes 8 characters or more.";
    await expect(first({ MAINSTREET_ADMIN_PASSWORD: "seven77" })).rejects.toMatchObject({
      code: "invalid",
      message: sentence,
    });
    expect(await store.accounts.administrators()).toEqual([]);
  });

  it("is not changed by a later environment", async () => {
    await first({ MAINSTREET_ADMIN_PASSWORD: "given to me" });
    expect(await first({ MAINSTREET_ADMIN_USERNAME: "bob", MAINSTREET_ADMIN_PASSWORD: "x" })).toBeUndefined();
    expect(await store.accounts.administrators()).toEqual(["admin"]);
  });
});

describe("setting a password", () => {
  it("creates the administrator if there is none", async () => {
    expect(await set("long enough", undefined, { MAINSTREET_ADMIN_USERNAME: "ann" })).toEqual({
      username: "ann",
      created: true,
    });
    expect(await isPasswordOf("ann", "long enough")).toBe(true);
  });

  it("replaces the previous password, is logged, and is readable nowhere", async () => {
    await first({ MAINSTREET_ADMIN_USERNAME: "ann", MAINSTREET_ADMIN_PASSWORD: "given to me" });
    expect(await set("long enough")).toEqual({ username: "ann", created: false });
    expect([await isPasswordOf("ann", "given to me"), await isPasswordOf("ann", "long enough")]).toEqual([false, true]);
    const [entry] = await store.maintenance.activity(1);
    expect(entry).toMatchObject({ actor: "cli", action: "set-password", detail: { username: "ann" } });
  });

  it.each([
    ["seven77", "The password is too short: it takes 8 characters or more."],
    ["", "The password is too short: it takes 8 characters or more."],
    ["a".repeat(201), "The password is too long: it takes 200 characters at most."],
  ])("has a length that is possible: %j", async (password, sentence) => {
    await expect(set(password)).rejects.toMatchObject({ code: "invalid", message: sentence });
    expect(await store.accounts.administrators()).toEqual([]);
  });

  it("fails for an unknown user", async () => {
    await first({ MAINSTREET_ADMIN_PASSWORD: "given to me" });
    await expect(set("long enough", "bob")).rejects.toMatchObject({
      code: "not-found",
      message: "There is no administrator named bob, but there is admin.",
    });
  });

  it("needs a user name of one line", async () => {
    for (const username of [" ", "a\nb", "a".repeat(101)])
      await expect(set("long enough", username), username).rejects.toMatchObject({ code: "invalid" });
  });

  it("is about the only administrator unless a name is given, which several administrators need", async () => {
    await first({ MAINSTREET_ADMIN_PASSWORD: "given to me" });
    const people = { store, actor: "admin", now };
    const join = async (username: string) => {
      const { token } = await invite(people, { label: username, role: "editor" });
      await redeemLink(store, { token, username, password: "password of a helper" }, now);
    };
    await join("aaron");
    expect((await set("long enough")).username).toBe("admin");
    expect((await set("long enough", "aaron")).username).toBe("aaron");
    await setRole(people, "aaron", "administrator");
    await expect(set("long enough")).rejects.toMatchObject({
      code: "usage",
      message: "Say whose account it is, as --username NAME: there are aaron, admin.",
    });
  });
});
