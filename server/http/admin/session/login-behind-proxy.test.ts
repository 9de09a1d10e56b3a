import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openServer, type RunningServer } from "../../../open-server.ts";
import { openServices, type Services } from "../../../open-services.ts";
import { addAdministrator, CREDENTIALS, cookiesOf, login } from "../../../testing/servers/signed-in-client.ts";

let folder: string;
let services: Services;
let server: RunningServer;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mainstreet-proxy-"));
});
afterEach(async () => {
  await server.close();
  await services.close();
  await rm(folder, { recursive: true, force: true });
});

async function start(environment: Record<string, string>): Promise<string> {
  const startTime = new Date();
  // The clock stands still, since attempts recover with time and a busy machine is slow.
  services = { ...(await openServices({ data: join(folder, "data"), environment })), now: () => startTime };
  await addAdministrator(services);
  server = await openServer(services, { host: "127.0.0.1", port: 0 });
  return server.url;
}
const attributes = (response: Response) =>
  response.headers.getSetCookie().map((cookie) => cookie.replace(/^[^;]*/, ""));

it("on HTTPS behind a plain HTTP proxy the cookies are Secure and bound to the host", async () => {
  const url = await start({ MAINSTREET_BASE_URL: "https://lakeside.example" });
  const response = await login(url, CREDENTIALS, { origin: "https://lakeside.example" });
  expect(response.status).toBe(200);
  for (const cookie of attributes(response)) expect(cookie).toContain("; secure; httponly");
  for (const cookie of response.headers.getSetCookie()) expect(cookie).toMatch(/^__Host-.*; path=\/;(?!.*domain)/);
  const check = await fetch(`${url}/api/admin/check-auth`, { headers: { cookie: cookiesOf(response) } });
  expect(check.status).toBe(200);
});

describe("a site on HTTPS", () => {
  const HTTPS = { MAINSTREET_BASE_URL: "https://lakeside.example" };

  it.each([
    ["straight to the server", {}],
    ["of a browser at another address", { origin: "here" }],
    ["of a browser at its own name", { origin: "http://lakeside.example" }],
    ["of a browser that names its page alone", { referer: "http://lakeside.example/admin-login" }],
    ["with a scheme of a proxy that is not trusted", { "x-forwarded-proto": "https" }],
  ])("refuses a login by HTTP, %s, and says where to log in", async (_, headers: Record<string, string>) => {
    const url = await start(HTTPS);
    const response = await login(url, CREDENTIALS, headers["origin"] === "here" ? { origin: url } : headers);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      detail:
        "Nobody can log in by HTTP, since this site keeps its cookies for HTTPS: open https://lakeside.example/admin-login instead.",
    });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it("accepts a login that a trusted proxy says came by HTTPS", async () => {
    const url = await start({ ...HTTPS, MAINSTREET_TRUST_PROXY: "true" });
    const statusBy = async (scheme: string) => (await login(url, CREDENTIALS, { "x-forwarded-proto": scheme })).status;
    expect(await statusBy("https")).toBe(200);
    expect(await statusBy("HTTPS, http")).toBe(200);
    expect(await statusBy("http")).toBe(403);
    expect(await statusBy("http, https")).toBe(403);
  });
});

it("the cookie is Secure when a trusted proxy forwards an HTTPS request", async () => {
  const url = await start({ MAINSTREET_TRUST_PROXY: "true" });
  const httpLogin = await login(url);
  const secure = await login(url, CREDENTIALS, { "x-forwarded-proto": "https" });
  expect(attributes(httpLogin).join()).not.toContain("secure");
  for (const cookie of attributes(secure)) expect(cookie).toContain("; secure; httponly");
});

it("a page of another site is refused whatever X-Forwarded-Host the client sends", async () => {
  const url = await start({ MAINSTREET_TRUST_PROXY: "true" });
  const other = { origin: "http://other.example", "x-forwarded-host": "other.example" };
  expect((await login(url, CREDENTIALS, other)).status).toBe(403);
  expect((await login(url, CREDENTIALS, { origin: url })).status).toBe(200);
});

it("attempts count by the last address of a trusted proxy, whatever the client sent before it", async () => {
  const url = await start({ MAINSTREET_TRUST_PROXY: "true" });
  const guess = async (forwardedFor: string) =>
    (await login(url, { ...CREDENTIALS, password: "wrong" }, { "x-forwarded-for": forwardedFor })).status;
  for (let times = 0; times < 10; times++) expect(await guess(`10.0.0.${times}, 192.0.2.7`)).toBe(401);
  expect(await guess("10.0.0.99, 192.0.2.7")).toBe(429);
  expect(await guess("192.0.2.8")).toBe(401);
});

describe("an attack on the owner's name", () => {
  const guess = (url: string, address: string, headers: Record<string, string> = {}, username = "ann") =>
    login(url, { username, password: "wrong" }, { "x-forwarded-for": address, ...headers });
  /** Lets every network use all of its attempts. */
  const attack = async (url: string, addresses: readonly string[], username = "ann") => {
    for (const address of addresses) for (let times = 0; times < 10; times++) await guess(url, address, {}, username);
  };
  const six = [1, 2, 3, 4, 5, 6].map((n) => `192.0.2.${n}`);

  it("from six networks does not lock the owner out of a known browser", async () => {
    const url = await start({ MAINSTREET_TRUST_PROXY: "true" });
    const cookie = cookiesOf(await login(url, CREDENTIALS, { "x-forwarded-for": "198.51.100.1" }));
    await attack(url, six);
    const elsewhere = { "x-forwarded-for": "203.0.113.9" };
    expect((await login(url, CREDENTIALS, elsewhere)).status).toBe(429);
    expect((await login(url, CREDENTIALS, { ...elsewhere, cookie })).status).toBe(200);
    const loginFromAttackersNetwork = { "x-forwarded-for": "192.0.2.1", cookie };
    expect((await login(url, CREDENTIALS, loginFromAttackersNetwork)).status).toBe(200);
    const activity = await services.store.maintenance.activity(20);
    expect(activity.find(({ action }) => action === "lockout")).toMatchObject({ detail: { limit: "username" } });
  });

  it("with a stolen cookie has ten attempts, as from one network", async () => {
    const url = await start({ MAINSTREET_TRUST_PROXY: "true" });
    const cookie = cookiesOf(await login(url));
    for (let n = 0; n < 10; n++) expect((await guess(url, `10.0.${n}.1`, { cookie })).status).toBe(401);
    expect((await guess(url, "10.0.11.1", { cookie })).status).toBe(429);
  });
});

it("the configured secret signs cookies, so that servers can share sessions", async () => {
  const secret = "a".repeat(32);
  const cookie = cookiesOf(await login(await start({ MAINSTREET_SESSION_SECRET: secret })));
  const check = async (url: string) => (await fetch(`${url}/api/admin/check-auth`, { headers: { cookie } })).status;
  await server.close();
  await services.close();
  expect(await check(await start({ MAINSTREET_SESSION_SECRET: "b".repeat(32) }))).toBe(401);
  await server.close();
  await services.close();
  expect(await check(await start({ MAINSTREET_SESSION_SECRET: secret }))).toBe(200);
});
