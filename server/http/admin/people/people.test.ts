import { Secret, TOTP } from "otpauth";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Account, NewInvitation, NewSecondFactor, PeopleAnswer } from "#contract/accounts/accounts";
import { isAllowed, type Role } from "#domain/accounts/roles";
import { type MadeUpDirectory, MOMENT, serveMadeUpDirectory } from "../../../testing/directories/sample-directory.ts";
import { addAdministrator, CREDENTIALS, cookiesOf, login } from "../../../testing/servers/signed-in-client.ts";
import type { AdminParts } from "../admin-parts.ts";
import { guardedRoutes } from "../admin-routes.ts";
import { declaredRole } from "../session/roles.ts";

let now: Date;
let directory: MadeUpDirectory;
beforeEach(async () => {
  now = MOMENT;
  directory = await serveMadeUpDirectory(undefined, () => now);
  await addAdministrator(directory);
});
afterEach(() => directory.close());

const PASSWORD = "seven quiet herons";
const send = (cookie: string, method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(`${directory.url}/api/admin/${path}`, {
    method,
    headers: { cookie, "content-type": "application/json", ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const owner = async () => cookiesOf(await login(directory.url));
const detailOf = async (response: Response) => ((await response.json()) as { detail: string }).detail;

/** Invites somebody and uses the link; returns the cookie of the new person. */
async function join(username: string, role: Role): Promise<string> {
  const token = await invitation(role);
  const response = await send("", "POST", "links/use", { token, username, password: PASSWORD });
  expect(response.status, await response.clone().text()).toBe(200);
  return cookiesOf(response);
}
async function invitation(role: Role): Promise<string> {
  const response = await send(await owner(), "POST", "invitations", { label: "somebody@example.com", role });
  expect(response.status).toBe(201);
  const { path } = (await response.json()) as NewInvitation;
  expect(path.startsWith("/admin-login#link=")).toBe(true);
  return path.replace("/admin-login#link=", "");
}
const activity = async () =>
  (await directory.store.maintenance.activity(20)).map(({ actor, action }) => `${actor} ${action}`);

describe("an invitation", () => {
  it("lets one person in, with a role, a name and a password of their own", async () => {
    const token = await invitation("editor");
    const check = await send("", "POST", "links/check", { token });
    expect(await check.json()).toMatchObject({ purpose: "invitation", username: "", role: "editor" });
    const chosen = { token, username: "bob", password: PASSWORD };
    expect((await send("", "POST", "links/use", { ...chosen, password: "password" })).status).toBe(400);
    for (const username of ["cli", "Server", "..", "a\u200bnn", "a\nb"])
      expect((await send("", "POST", "links/use", { ...chosen, username })).status, username).toBe(400);
    const taken = await send("", "POST", "links/use", { ...chosen, username: "Ann" });
    expect([taken.status, await taken.json()]).toMatchObject([409, { errors: [{ field: "username" }] }]);
    const cookie = cookiesOf(await send("", "POST", "links/use", chosen));
    expect(await (await send(cookie, "GET", "check-auth")).json()).toEqual({
      authenticated: true,
      username: "bob",
      role: "editor",
    });
    expect((await send("", "POST", "links/use", { ...chosen, username: "carl" })).status).toBe(410);
    expect((await login(directory.url, { username: "bob", password: PASSWORD })).status).toBe(200);
    expect(await activity()).toEqual(expect.arrayContaining(["ann invite", "bob join", "bob login"]));
  });

  it("ends after seven days, or when it is withdrawn, and shows no token in the list", async () => {
    const token = await invitation("viewer");
    const cookie = await owner();
    const list = await (await send(cookie, "GET", "people")).text();
    expect(list).not.toContain(token);
    const [{ id } = { id: "" }] = (JSON.parse(list) as PeopleAnswer).invitations;
    expect((await send(cookie, "DELETE", `invitations/${id}`)).status).toBe(204);
    expect((await send(cookie, "DELETE", `invitations/${id}`)).status).toBe(404);
    expect((await send("", "POST", "links/check", { token })).status).toBe(410);
    const late = await invitation("viewer");
    now = new Date(MOMENT.getTime() + 7 * 24 * 3_600_000);
    expect((await send("", "POST", "links/check", { token: late })).status).toBe(410);
  });

  it("is refused with a role or a name that is none", async () => {
    const cookie = await owner();
    for (const body of [{ label: "x", role: "owner" }, { label: " ", role: "editor" }, { role: "editor" }, {}])
      expect((await send(cookie, "POST", "invitations", body)).status).toBe(400);
  });
});

describe("people", () => {
  it.each(["viewer", "editor"] as const)("get a 403 at every route that a %s may not use", async (role) => {
    // Only requests use the dependencies.
    const refused = guardedRoutes({} as AdminParts).stack.flatMap((route) =>
      isAllowed(role, declaredRole(route) ?? "administrator")
        ? []
        : route.methods.map((method) => [method, String(route.path).replace("/api/admin/", "").replace(/:\w+/, "1")]),
    );
    expect(refused.length).toBeGreaterThan(19);
    const cookie = await join("bob", role);
    for (const [method = "", path = ""] of refused)
      expect((await send(cookie, method, path)).status, `${method} ${path}`).toBe(403);
  });

  it("do what their role allows, from the next request after it changed", async () => {
    const bob = await join("bob", "viewer");
    const edit = () => send(bob, "POST", "synonyms", { from: "hoagie", to: "sandwich" });
    const refusal = await edit();
    expect(refusal.status).toBe(403);
    expect(await detailOf(refusal)).toBe(
      "Only editors and administrators can do this, and you are a viewer. Ask an administrator of this site.",
    );
    expect((await send(bob, "GET", "businesses")).status).toBe(200);
    expect((await send(bob, "HEAD", "export")).status).toBe(200);
    expect((await send(await owner(), "PATCH", "people/bob", { role: "editor" })).status).toBe(204);
    expect((await edit()).status).toBe(201);
    expect((await send(bob, "DELETE", "deleted")).status).toBe(403);
    expect((await send(bob, "GET", "people")).status).toBe(403);
    const entries = await activity();
    expect(entries).toEqual(expect.arrayContaining(["ann set-role", "bob add-synonym"]));
  });

  it("lose their session at once when they are removed", async () => {
    const bob = await join("bob", "editor");
    expect((await send(await owner(), "DELETE", "people/bob")).status).toBe(204);
    expect((await send(bob, "GET", "check-auth")).status).toBe(401);
    expect((await login(directory.url, { username: "bob", password: PASSWORD })).status).toBe(401);
    expect((await send(await owner(), "DELETE", "people/bob")).status).toBe(404);
  });

  it("are found by any name that they chose", async () => {
    const cookie = await owner();
    for (const username of ["Zoë & Söhne", "a/b c", "50%", "émile?#"]) {
      await join(username, "viewer");
      const path = `people/${encodeURIComponent(username)}`;
      expect([username, (await send(cookie, "PATCH", path, { role: "editor" })).status]).toEqual([username, 204]);
      expect([username, (await send(cookie, "DELETE", path)).status]).toEqual([username, 204]);
    }
  });

  it("always include an administrator", async () => {
    await join("bob", "editor");
    const cookie = await owner();
    const removal = await send(cookie, "DELETE", "people/ann");
    expect(removal.status).toBe(409);
    expect(await detailOf(removal)).toBe(
      "ann is the only administrator and has to stay one. Make someone else an administrator first.",
    );
    expect((await send(cookie, "PATCH", "people/ann", { role: "viewer" })).status).toBe(409);
    await send(cookie, "PATCH", "people/bob", { role: "administrator" });
    expect((await send(cookie, "PATCH", "people/ann", { role: "viewer" })).status).toBe(204);
    expect((await send(cookie, "GET", "people")).status).toBe(403);
  });
});

describe("an account", () => {
  const read = async (cookie: string) => (await (await send(cookie, "GET", "account")).json()) as Account;

  it("changes its password with the present one, and ends all other sessions", async () => {
    const [cookie, other] = [await owner(), await owner()];
    const change = (currentPassword: string, newPassword: string) =>
      send(cookie, "POST", "account/password", { currentPassword, newPassword });
    const wrong = await change("wrong one here", PASSWORD);
    expect([wrong.status, await wrong.json()]).toMatchObject([400, { errors: [{ field: "currentPassword" }] }]);
    const weak = await change(CREDENTIALS.password, "password1");
    expect([weak.status, await weak.json()]).toMatchObject([400, { errors: [{ field: "newPassword" }] }]);
    expect((await send(other, "GET", "check-auth")).status).toBe(200);
    expect((await change(CREDENTIALS.password, PASSWORD)).status).toBe(204);
    expect((await send(cookie, "GET", "check-auth")).status).toBe(200);
    expect((await send(other, "GET", "check-auth")).status).toBe(401);
    expect((await login(directory.url)).status).toBe(401);
    expect((await login(directory.url, { ...CREDENTIALS, password: PASSWORD })).status).toBe(200);
    expect(await activity()).toContain("ann set-password");
  });

  it("stops guesses of the present password like a login", async () => {
    const cookie = await owner();
    const guess = () => send(cookie, "POST", "account/password", { currentPassword: "a guess", newPassword: PASSWORD });
    const statuses = [];
    for (let guesses = 0; guesses < 11; guesses++) statuses.push((await guess()).status);
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
  });

  it("lists its sessions by browser and network, and ends them", async () => {
    const cookie = await owner();
    const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };
    const other = cookiesOf(await login(directory.url, CREDENTIALS, browser));
    const third = await owner();
    const { sessions } = await read(cookie);
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const named = sessions.find((session) => session.browser === "Firefox on Linux");
    expect(named).toMatchObject({ network: "127.0.0.0/24", seenAt: MOMENT.toISOString(), isCurrent: false });
    const bob = await join("bob", "viewer");
    expect((await send(bob, "DELETE", `account/sessions/${named?.id}`)).status).toBe(404);
    expect((await send(cookie, "DELETE", `account/sessions/${named?.id}`)).status).toBe(204);
    expect((await send(other, "GET", "check-auth")).status).toBe(401);
    const ended = await (await send(cookie, "DELETE", "account/sessions")).json();
    expect(ended).toMatchObject({ ended: expect.any(Number) });
    expect((await send(third, "GET", "check-auth")).status).toBe(401);
    expect((await read(cookie)).sessions).toHaveLength(1);
    expect((await send(bob, "GET", "check-auth")).status).toBe(200);
  });

  it("shows the last use of a session to some minutes", async () => {
    const cookie = await owner();
    now = new Date(MOMENT.getTime() + 20 * 60_000);
    await send(cookie, "GET", "check-auth");
    await expect.poll(async () => (await read(cookie)).sessions[0]?.seenAt).toBe(now.toISOString());
  });
});

describe("two-factor codes", () => {
  const codeOf = (secret: string, time = now) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time.getTime() });
  const logIn = (code?: string) => login(directory.url, { ...CREDENTIALS, ...(code !== undefined && { code }) });
  const currentPassword = CREDENTIALS.password;

  async function turnOn(cookie: string): Promise<{ secret: string; recoveryCodes: string[] }> {
    const response = await send(cookie, "POST", "account/second-factor", {});
    const { secret, uri, qrPath } = (await response.json()) as NewSecondFactor;
    expect(uri).toContain(`secret=${secret}`);
    expect(qrPath).toMatch(/^M0 0h1v1h-1z|^M\d/);
    const turn = (code: string) => send(cookie, "PUT", "account/second-factor", { currentPassword, secret, code });
    const wrong = await turn("000000");
    expect([wrong.status, await wrong.json()]).toMatchObject([400, { errors: [{ field: "code" }] }]);
    const { recoveryCodes } = (await (await turn(codeOf(secret))).json()) as { recoveryCodes: string[] };
    return { secret, recoveryCodes };
  }

  it("are asked for after the password, and each works once", async () => {
    const { secret } = await turnOn(await owner());
    const withoutCode = await logIn();
    expect([withoutCode.status, await withoutCode.json()]).toMatchObject([401, { errors: [{ field: "code" }] }]);
    expect((await logIn(codeOf(secret))).status).toBe(401);
    now = new Date(now.getTime() + 60_000);
    expect((await logIn(codeOf(secret))).status).toBe(200);
    expect((await logIn(codeOf(secret))).status).toBe(401);
    const wrongPassword = await login(directory.url, { ...CREDENTIALS, password: "wrong", code: "000000" });
    expect(await wrongPassword.json()).not.toHaveProperty("errors");
  });

  it("are replaced by a recovery code, typed in any way, once", async () => {
    const { recoveryCodes } = await turnOn(await owner());
    expect(recoveryCodes).toHaveLength(10);
    const [first = "", second = ""] = recoveryCodes;
    expect(first).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
    const cookie = cookiesOf(await logIn(first));
    expect((await logIn(first)).status).toBe(401);
    expect((await logIn(second.toUpperCase().replaceAll("-", " "))).status).toBe(200);
    expect(await (await send(cookie, "GET", "account")).json()).toMatchObject({ recoveryCodesLeft: 8 });
    const renewal = await send(cookie, "POST", "account/recovery-codes", { currentPassword });
    expect(renewal.status).toBe(200);
    expect((await logIn(recoveryCodes[2])).status).toBe(401);
  });

  it("go off with the password, and stay on for a lost one", async () => {
    const { secret } = await turnOn(await owner());
    now = new Date(now.getTime() + 60_000);
    const cookie = cookiesOf(await logIn(codeOf(secret)));
    expect((await send(cookie, "DELETE", "account/second-factor", { currentPassword: "wrong" })).status).toBe(400);
    expect((await send(cookie, "DELETE", "account/second-factor", { currentPassword })).status).toBe(204);
    expect((await logIn()).status).toBe(200);
    expect(await activity()).toEqual(
      expect.arrayContaining(["ann turn-on-second-factor", "ann turn-off-second-factor"]),
    );
  });
});
