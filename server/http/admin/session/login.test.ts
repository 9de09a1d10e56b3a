import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hashPassword } from "../../../operations/accounts/password-hash.ts";
import { type MadeUpDirectory, MOMENT, serveMadeUpDirectory } from "../../../testing/directories/sample-directory.ts";
import {
  addAdministrator,
  CREDENTIALS,
  cookiesOf,
  login,
  signedIn,
} from "../../../testing/servers/signed-in-client.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let directory: MadeUpDirectory;
let passedMs = 0;
beforeEach(async () => {
  passedMs = 0;
  directory = await serveMadeUpDirectory(undefined, () => new Date(MOMENT.getTime() + passedMs));
  await addAdministrator(directory);
});
afterEach(async () => {
  vi.useRealTimers();
  await directory.close();
});

/** Moves the server's clock and the one that koa-session reads. */
function advanceClock(milliseconds: number) {
  passedMs += milliseconds;
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + milliseconds });
}
const checkAuth = (cookie: string) => fetch(`${directory.url}/api/admin/check-auth`, { headers: { cookie } });
const wrong = { ...CREDENTIALS, password: "wrong" };

describe("signing in", () => {
  it("responds with the name and sets a cookie that scripts and other sites cannot use", async () => {
    const response = await login(directory.url);
    expect([response.status, await response.json()]).toEqual([200, { message: "Login successful", username: "ann" }]);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const cookies = response.headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual([
      "mainstreet.session",
      "mainstreet.session.sig",
      "mainstreet.device",
      "mainstreet.device.sig",
    ]);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; path=\/; expires=[^;]+; samesite=strict; httponly$/);
    }
    const check = await checkAuth(cookiesOf(response));
    expect([check.status, await check.json()]).toEqual([
      200,
      { authenticated: true, username: "ann", role: "administrator" },
    ]);
  });

  it("is refused alike for a wrong name and a wrong password, and logged without name or IP address", async () => {
    const responses = await Promise.all([
      login(directory.url, wrong),
      login(directory.url, { ...wrong, username: "hunter2" }),
    ]);
    const bodies = await Promise.all(responses.map((response) => response.json()));
    expect(bodies[0]).toMatchObject({ status: 401, detail: "Invalid credentials. Please try again." });
    expect(bodies[1]).toEqual(bodies[0]);
    expect(responses.flatMap((response) => response.headers.getSetCookie())).toEqual([]);
    expect(directory.logged.filter((line) => line.includes("wrong username or password"))).toHaveLength(2);
    expect(directory.logged.join()).not.toMatch(/hunter2|127\.0\.0\.1/);
    expect(await directory.store.maintenance.activity(1)).not.toMatchObject([{ action: "login" }]);
  });

  it("starts a new session and ends the previous one", async () => {
    const first = cookiesOf(await login(directory.url));
    const second = cookiesOf(await login(directory.url, CREDENTIALS, { cookie: first }));
    expect(second).not.toBe(first);
    expect([(await checkAuth(first)).status, (await checkAuth(second)).status]).toEqual([401, 200]);
  });

  it("ignores a session key that the client chose", async () => {
    const chosenCookies = "mainstreet.session=chosen; mainstreet.session.sig=chosen";
    const setCookies = cookiesOf(await login(directory.url, CREDENTIALS, { cookie: chosenCookies }));
    expect(setCookies).not.toContain("chosen");
    expect((await checkAuth(chosenCookies)).status).toBe(401);
  });

  it.each([
    ["no JSON", "username=ann", "not valid JSON"],
    ["no object", "[1]", "must be an object in braces"],
    ["no password", { username: "ann" }, "password: is required"],
    ["a blank name", { username: " ", password: "x" }, "username: is required"],
    ["a name that is no text", { username: { $ne: "" }, password: "x" }, "username: is required"],
    [
      "a password of too many characters",
      { ...CREDENTIALS, password: "😀".repeat(201) },
      "password: is longer than 200 characters",
    ],
    ["a very long password", { ...CREDENTIALS, password: "a".repeat(201) }, "password: is longer than 200 characters"],
  ])("with %s is a 400 with the reason", async (_, body, reason) => {
    const response = await login(directory.url, body);
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ detail: expect.stringContaining(reason) }),
    ]);
  });

  it("accepts JSON only, of limited size", async () => {
    const form = await login(directory.url, "username=ann", { "content-type": "application/x-www-form-urlencoded" });
    expect(form.status).toBe(415);
    expect((await login(directory.url, { ...CREDENTIALS, more: "a".repeat(11_000) })).status).toBe(413);
  });
});

describe("guessing passwords", () => {
  const guess = (times: number, body = wrong) =>
    Promise.all(Array.from({ length: times }, () => login(directory.url, body)));

  it("is a 429 after ten wrong passwords, for the right one too, until Retry-After has passed", async () => {
    const responses = await guess(12);
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(2);
    const refusal = await login(directory.url);
    expect([refusal.status, refusal.headers.get("retry-after")]).toEqual([429, "30"]);
    expect(await refusal.json()).toMatchObject({ detail: "Too many failed attempts. Please try again in 30 seconds." });
    passedMs += MINUTE_MS;
    expect((await login(directory.url)).status).toBe(200);
  });

  it("does not count successful logins", async () => {
    for (let times = 0; times < 12; times++) expect((await login(directory.url)).status).toBe(200);
  });

  it("ignores X-Forwarded-For without a trusted proxy", async () => {
    for (let times = 0; times < 10; times++) {
      await login(directory.url, wrong, { "x-forwarded-for": `192.0.2.${times}` });
    }
    expect((await login(directory.url, wrong, { "x-forwarded-for": "192.0.2.99" })).status).toBe(429);
  });
});

describe("the activity list", () => {
  it("notes logins and logouts with the prefix of the network only", async () => {
    const ann = await signedIn(directory);
    await ann("/api/admin/logout", { method: "POST" });
    expect(await directory.store.maintenance.activity(2)).toMatchObject([
      { actor: "ann", action: "logout", detail: { network: "127.0.0.0/24" } },
      { actor: "ann", action: "login", detail: { network: "127.0.0.0/24" } },
    ]);
  });

  it("notes a lockout", async () => {
    for (let n = 0; n < 12; n++) await login(directory.url, wrong);
    expect(await directory.store.maintenance.activity(5)).toMatchObject([
      { actor: "server", action: "lockout", detail: { limit: "network", network: "127.0.0.0/24" } },
    ]);
  });
});

describe("a session", () => {
  it("ends on the server when its owner logs out", async () => {
    const ann = await signedIn(directory);
    const response = await ann("/api/admin/logout", { method: "POST" });
    expect([response.status, await response.text()]).toEqual([204, ""]);
    for (const cookie of response.headers.getSetCookie()) expect(cookie).toContain("expires=Thu, 01 Jan 1970");
    expect((await ann("/api/admin/check-auth")).status).toBe(401);
    expect((await ann("/api/admin/logout", { method: "POST" })).status).toBe(401);
  });

  it("ends when the password changes, in whichever process", async () => {
    const ann = await signedIn(directory);
    const entry = { at: MOMENT.toISOString(), actor: "cli", action: "set-password", detail: {} };
    await directory.store.accounts.setPasswordHash("ann", await hashPassword("another one"), MOMENT, entry);
    expect((await ann("/api/admin/check-auth")).status).toBe(401);
    expect((await login(directory.url)).status).toBe(401);
    expect((await login(directory.url, { ...CREDENTIALS, password: "another one" })).status).toBe(200);
  });

  it("is stored by the hash of its key", async () => {
    const cookie = cookiesOf(await login(directory.url));
    const key = /session=([^;]+)/.exec(cookie)?.[1] ?? "";
    expect(key.length).toBe(43);
    expect(await directory.store.accounts.session(key, MOMENT)).toBeUndefined();
  });

  it("expires when it is unused for eight hours", async () => {
    const ann = await signedIn(directory);
    advanceClock(7 * HOUR_MS);
    expect((await ann("/api/admin/check-auth")).status).toBe(200);
    advanceClock(7 * HOUR_MS);
    expect((await ann("/api/admin/check-auth")).status).toBe(200);
    advanceClock(8 * HOUR_MS + MINUTE_MS);
    expect((await ann("/api/admin/check-auth")).status).toBe(401);
  });

  it("of a user who stays signed in expires only a month after login", async () => {
    const response = await login(directory.url, { ...CREDENTIALS, staySignedIn: true });
    const cookie = cookiesOf(response);
    advanceClock(29 * 24 * HOUR_MS);
    expect((await checkAuth(cookie)).status).toBe(200);
    advanceClock(24 * HOUR_MS + MINUTE_MS);
    expect((await checkAuth(cookie)).status).toBe(401);
    expect((await login(directory.url, { ...CREDENTIALS, staySignedIn: "yes" })).status).toBe(400);
  });

  it("expires a month after login, however much it is used", async () => {
    const ann = await signedIn(directory);
    for (let times = 1; times <= 103; times++) {
      advanceClock(7 * HOUR_MS);
      expect((await ann("/api/admin/check-auth")).status, `${times}`).toBe(times <= 102 ? 200 : 401);
    }
  });

  it("is invalid with a changed cookie", async () => {
    const cookie = cookiesOf(await login(directory.url));
    const changedCookie = cookie.replace(/session=(.)/, (_, first) => `session=${first === "-" ? "_" : "-"}`);
    expect((await checkAuth(changedCookie)).status).toBe(401);
    expect((await checkAuth(cookie.replace(/; mainstreet.session.sig=.*/, ""))).status).toBe(401);
  });
});

describe("with a session", () => {
  it("an unknown path is a 404, a wrong method a 405", async () => {
    const ann = await signedIn(directory);
    for (const path of ["/api/admin", "/api/admin/nothing"]) expect((await ann(path)).status).toBe(404);
    const wrongMethod = await ann("/api/admin/check-auth", { method: "DELETE" });
    expect([wrongMethod.status, wrongMethod.headers.get("allow")]).toEqual([405, "HEAD, GET"]);
    expect((await ann("/api/admin/check-auth", { method: "PROPFIND" })).status).toBe(405);
  });

  it("requests from other sites are refused", async () => {
    const ann = await signedIn(directory);
    const headers = { "sec-fetch-site": "cross-site" };
    expect((await ann("/api/admin/logout", { method: "POST", headers })).status).toBe(403);
    expect((await ann("/api/admin/check-auth")).status).toBe(200);
  });
});
