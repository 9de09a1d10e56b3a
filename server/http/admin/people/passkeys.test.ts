import { Secret, TOTP } from "otpauth";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Account, NewSecondFactor, PeopleAnswer } from "#contract/accounts/accounts";
import type { NewPasskeyOptions, PasskeyLoginOptions } from "#contract/accounts/passkeys";
import { removeAllPasskeys } from "../../../operations/accounts/passkeys.ts";
import { type MadeUpDirectory, MOMENT, serveMadeUpDirectory } from "../../../testing/directories/sample-directory.ts";
import { addAdministrator, CREDENTIALS, cookiesOf, login } from "../../../testing/servers/signed-in-client.ts";
import {
  type Authenticator,
  type CreationOptions,
  createAuthenticator,
  type Deviation,
  type RequestOptions,
} from "../../../testing/servers/software-authenticator.ts";

const ORIGIN = "http://localhost:3000";
const currentPassword = CREDENTIALS.password;
let now: Date;
let directory: MadeUpDirectory;
let authenticator: Authenticator;
beforeEach(async () => {
  now = MOMENT;
  directory = await serveMadeUpDirectory(undefined, () => now);
  await addAdministrator(directory);
  authenticator = createAuthenticator(ORIGIN);
});
afterEach(() => directory.close());

const send = (cookie: string, method: string, path: string, body?: unknown, origin = ORIGIN) =>
  fetch(`${directory.url}/api/admin/${path}`, {
    method,
    headers: { cookie, "content-type": "application/json", origin },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const owner = async () => cookiesOf(await login(directory.url));
const wait = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const account = async (cookie: string) => (await (await send(cookie, "GET", "account")).json()) as Account;
const activity = async () =>
  (await directory.store.maintenance.activity(20)).map(({ actor, action }) => `${actor} ${action}`);

async function creationOptions(cookie: string): Promise<CreationOptions> {
  const response = await send(cookie, "POST", "account/passkeys/options", { currentPassword });
  expect(response.status, await response.clone().text()).toBe(200);
  return ((await response.json()) as NewPasskeyOptions).options as CreationOptions;
}
async function add(cookie: string, deviation: Deviation = {}, made = authenticator): Promise<number> {
  const response = made.create(await creationOptions(cookie), deviation);
  return (await send(cookie, "POST", "account/passkeys", { name: "Phone", response })).status;
}
const loginOptions = async (origin = ORIGIN) =>
  (await (await send("", "POST", "login/passkey-options", {}, origin)).json()) as PasskeyLoginOptions;
const requestOptions = async () => (await loginOptions()).options as RequestOptions;
const answer = (response: object, origin?: string) => send("", "POST", "login/passkey", { response }, origin);
const logIn = async (deviation: Deviation = {}) => answer(authenticator.get(await requestOptions(), deviation));

describe("a passkey", () => {
  it("is added with the password, and logs in without it", async () => {
    const cookie = await owner();
    expect(await loginOptions()).toEqual({ options: null, refusal: null });
    expect(await add(cookie)).toBe(204);
    const { passkeys, baseUrl } = await account(cookie);
    expect(passkeys).toEqual([
      { id: authenticator.id, name: "Phone", host: "localhost", addedAt: MOMENT.toISOString(), usedAt: null },
    ]);
    expect(baseUrl).toBe(ORIGIN);
    wait(5);
    const response = await logIn();
    expect([response.status, await response.json()]).toEqual([200, { message: "Login successful", username: "ann" }]);
    const signedIn = cookiesOf(response);
    expect((await send(signedIn, "GET", "check-auth")).status).toBe(200);
    expect((await account(signedIn)).passkeys).toMatchObject([{ usedAt: now.toISOString() }]);
    expect((await directory.store.maintenance.activity(2)).map(({ action, detail }) => ({ action, detail }))).toEqual([
      { action: "login", detail: { network: "127.0.0.0/24", method: "passkey" } },
      { action: "add-passkey", detail: { username: "ann", name: "Phone" } },
    ]);
    const people = (await (await send(signedIn, "GET", "people")).json()) as PeopleAnswer;
    expect(people.people).toMatchObject([{ username: "ann", passkeyCount: 1 }]);
  });

  it("counts as both factors", async () => {
    const cookie = await owner();
    expect(await add(cookie)).toBe(204);
    const { secret } = (await (await send(cookie, "POST", "account/second-factor", {})).json()) as NewSecondFactor;
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
    await send(cookie, "PUT", "account/second-factor", { currentPassword, secret, code });
    expect((await login(directory.url)).status).toBe(401);
    expect((await logIn()).status).toBe(200);
  });

  it("is renamed and removed; the password stays a way in after the last one", async () => {
    const cookie = await owner();
    await add(cookie);
    const path = `account/passkeys/${authenticator.id}`;
    expect((await send(cookie, "PATCH", path, { name: " " })).status).toBe(400);
    expect((await send(cookie, "PATCH", path, { name: " Blue key " })).status).toBe(204);
    expect((await account(cookie)).passkeys).toMatchObject([{ name: "Blue key" }]);
    expect((await send(cookie, "DELETE", path, { currentPassword: "wrong" })).status).toBe(400);
    expect((await send(cookie, "DELETE", path, { currentPassword })).status).toBe(204);
    expect((await send(cookie, "DELETE", path, { currentPassword })).status).toBe(404);
    expect((await send(cookie, "PATCH", path, { name: "Red key" })).status).toBe(404);
    expect((await loginOptions()).options).toBeNull();
    expect((await login(directory.url)).status).toBe(200);
    expect(await activity()).toEqual(
      expect.arrayContaining(["ann add-passkey", "ann rename-passkey", "ann remove-passkey"]),
    );
  });

  it("is one of several, which authenticators know by one person, and none is added twice", async () => {
    const cookie = await owner();
    const first = await creationOptions(cookie);
    await send(cookie, "POST", "account/passkeys", { name: "Phone", response: authenticator.create(first) });
    const second = await creationOptions(cookie);
    expect(second).toMatchObject({ user: { id: first.user.id }, excludeCredentials: [{ id: authenticator.id }] });
    expect(await add(cookie)).toBe(409);
    expect(await add(cookie, {}, createAuthenticator(ORIGIN))).toBe(204);
    expect((await account(cookie)).passkeys).toHaveLength(2);
  });

  it("is not added without the password, in another session, twice by one challenge, or after five minutes", async () => {
    const [cookie, other] = [await owner(), await owner()];
    const options = { currentPassword: "a guess" };
    expect((await send(cookie, "POST", "account/passkeys/options", options)).status).toBe(400);
    const response = authenticator.create(await creationOptions(cookie));
    const finish = (session: string) => send(session, "POST", "account/passkeys", { name: "Phone", response });
    expect((await finish(other)).status).toBe(400);
    expect((await finish(cookie)).status).toBe(204);
    expect((await finish(cookie)).status).toBe(400);
    const late = createAuthenticator(ORIGIN).create(await creationOptions(cookie));
    wait(5);
    const refusal = await send(cookie, "POST", "account/passkeys", { name: "Late", response: late });
    expect([refusal.status, await refusal.json()]).toMatchObject([
      400,
      { detail: "This took too long, or was answered already. Please try again." },
    ]);
    expect((await account(cookie)).passkeys).toHaveLength(1);
  });

  it.each<[string, Deviation]>([
    ["another origin", { origin: "https://evil.example" }],
    ["another port", { origin: "http://localhost:3001" }],
    ["another host", { rpId: "evil.example" }],
    ["no PIN and no fingerprint", { isVerified: false }],
    ["a challenge that is not ours", { challenge: "bm9uZQ" }],
  ])("is not added with %s", async (_, deviation) => {
    const cookie = await owner();
    expect(await add(cookie, deviation)).toBe(400);
    expect((await account(cookie)).passkeys).toEqual([]);
  });
});

describe("a login with a passkey", () => {
  beforeEach(async () => {
    expect(await add(await owner())).toBe(204);
  });

  it.each<[string, Deviation]>([
    ["another origin", { origin: "https://evil.example" }],
    ["another host", { rpId: "evil.example" }],
    ["no PIN and no fingerprint", { isVerified: false }],
    ["a challenge that is not ours", { challenge: "bm9uZQ" }],
    ["another person", { userHandle: "Ym9i" }],
    ["an unknown passkey", { id: "dW5rbm93bg" }],
  ])("is refused with %s", async (_, deviation) => {
    expect((await logIn(deviation)).status).toBe(401);
    expect(directory.logged.join("")).toContain("passkey refused");
  });

  it("is refused when the answer of another key names it", async () => {
    const other = createAuthenticator(ORIGIN);
    expect((await answer(other.get(await requestOptions(), { id: authenticator.id, userHandle: "" }))).status).toBe(
      401,
    );
  });

  it("takes each challenge once, also after a wrong answer, and for five minutes", async () => {
    const options = await requestOptions();
    const response = authenticator.get(options);
    expect((await answer(response)).status).toBe(200);
    expect((await answer(response)).status).toBe(401);
    expect((await answer(authenticator.get(options))).status).toBe(401);
    const wrongOnce = await requestOptions();
    expect((await answer(authenticator.get(wrongOnce, { isVerified: false }))).status).toBe(401);
    expect((await answer(authenticator.get(wrongOnce))).status).toBe(401);
    const late = await requestOptions();
    wait(5);
    const refusal = await answer(authenticator.get(late));
    expect([refusal.status, await refusal.json()]).toMatchObject([
      401,
      { detail: "This took too long, or was answered already. Please try again." },
    ]);
    const inTime = await requestOptions();
    now = new Date(now.getTime() + 299_999);
    expect((await answer(authenticator.get(inTime))).status).toBe(200);
  });

  it("takes no challenge of an added passkey", async () => {
    const { challenge, rp } = await creationOptions(await owner());
    expect((await answer(authenticator.get({ challenge, rpId: rp.id }))).status).toBe(401);
  });

  it("is refused when the counter does not rise, since the key was copied", async () => {
    expect((await logIn({ counter: 7 })).status).toBe(200);
    expect((await logIn({ counter: 7 })).status).toBe(401);
    expect((await logIn({ counter: 6 })).status).toBe(401);
    expect((await logIn({ counter: 8 })).status).toBe(200);
  });

  it("ends with the person, and with all passkeys of a lost device", async () => {
    const cookie = cookiesOf(await logIn());
    const [options, later] = [await requestOptions(), await requestOptions()];
    expect(await removeAllPasskeys({ store: directory.store, username: "ann", actor: "cli", now: () => now })).toBe(1);
    expect((await send(cookie, "GET", "check-auth")).status).toBe(401);
    expect((await answer(authenticator.get(options))).status).toBe(401);
    expect(await activity()).toContain("cli remove-passkeys");

    const administrator = await owner();
    const invitation = await send(administrator, "POST", "invitations", { label: "Bob", role: "editor" });
    const { path } = (await invitation.json()) as { path: string };
    const token = path.replace("/admin-login#link=", "");
    const chosen = { token, username: "bob", password: "seven quiet herons" };
    const bob = cookiesOf(await send("", "POST", "links/use", chosen));
    const ofBob = createAuthenticator(ORIGIN);
    const creation = await send(bob, "POST", "account/passkeys/options", { currentPassword: chosen.password });
    const made = ofBob.create(((await creation.json()) as NewPasskeyOptions).options as CreationOptions);
    expect((await send(bob, "POST", "account/passkeys", { name: "Key", response: made })).status).toBe(204);
    expect((await answer(ofBob.get(await requestOptions()))).status).toBe(200);
    await send(administrator, "DELETE", "people/bob");
    expect((await answer(ofBob.get(later))).status).toBe(401);
  });

  it("is limited like passwords, for one network", async () => {
    const options = await requestOptions();
    const statuses = [];
    for (let n = 0; n < 11; n++) statuses.push((await answer(authenticator.get(options, { id: "bm9uZQ" }))).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    expect((await login(directory.url)).status).toBe(429);
    expect(await activity()).toContain("server lockout");
  });

  it.each([
    ["nothing", {}],
    ["a text", { response: "x" }],
    ["no signature", { response: { id: "a", rawId: "a", type: "public-key", response: { clientDataJSON: "e30" } } }],
  ])("is refused as wrong input with %s", async (_, body) => {
    expect((await send("", "POST", "login/passkey", body)).status).toBe(400);
  });

  it("is refused with bytes that are none of an authenticator", async () => {
    for (const text of ["", "e30", "bnVsbA", "%%%"]) {
      const response = { clientDataJSON: text, authenticatorData: text, signature: text };
      const sent = { id: authenticator.id, rawId: authenticator.id, type: "public-key", response };
      expect((await answer(sent)).status).toBe(401);
    }
    expect(directory.logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });
});

describe("a panel at an address where passkeys do not work", () => {
  it("says why, on the login page only when somebody has one", async () => {
    const cookie = await owner();
    const { host } = new URL(directory.url);
    const origin = `http://${host}`;
    expect(await loginOptions(origin)).toEqual({ options: null, refusal: null });
    const refusal =
      "Passkeys don’t work at an IP address. They need a domain name with HTTPS, set as the web address of this site.";
    const creation = await send(cookie, "POST", "account/passkeys/options", { currentPassword }, origin);
    expect([creation.status, await creation.json()]).toMatchObject([409, { detail: refusal }]);
    expect(await add(cookie)).toBe(204);
    expect(await loginOptions(origin)).toEqual({ options: null, refusal });
    expect((await answer(authenticator.get(await requestOptions()), origin)).status).toBe(409);
  });
});

it("a site with a base URL takes passkeys for that address alone", async () => {
  await directory.close();
  directory = await serveMadeUpDirectory(undefined, () => now, { site: { baseUrl: "https://guide.example" } });
  await addAdministrator(directory);
  const site = "https://guide.example";
  const response = await login(directory.url, CREDENTIALS, { origin: site });
  const cookie = cookiesOf(response);
  const key = createAuthenticator(site);
  const creation = await send(cookie, "POST", "account/passkeys/options", { currentPassword }, site);
  const options = ((await creation.json()) as NewPasskeyOptions).options as CreationOptions;
  expect(options.rp.id).toBe("guide.example");
  const add = { name: "Key", response: key.create(options) };
  expect((await send(cookie, "POST", "account/passkeys", add, site)).status).toBe(204);
  const request = (await loginOptions(site)).options as RequestOptions;
  expect((await answer(key.get(request, { origin: "https://www.guide.example" }), site)).status).toBe(401);
  const again = (await loginOptions(site)).options as RequestOptions;
  expect((await answer(key.get(again), site)).status).toBe(200);
});
