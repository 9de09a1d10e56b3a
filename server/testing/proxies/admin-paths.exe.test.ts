import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copySampleData, type RunningExecutable, serveMainstreet } from "../commands/run-executable.ts";
import { CREDENTIALS } from "../servers/signed-in-client.ts";
import { oddTargets } from "./odd-targets.ts";
import { type RawRequest, type RawResponse, rawRequest } from "./raw-request.ts";
import { type RunningProxy, runProxy } from "./run-proxy.ts";
import { PROXY_HOST, PROXY_PASSWORD, SHIPPED_PROXIES } from "./shipped-proxy.ts";

const PASSWORD = { Authorization: `Basic ${Buffer.from(`admin:${PROXY_PASSWORD}`).toString("base64")}` };
const LOGIN = "/api/admin/login";
const PATHS = [LOGIN, "/api/admin/check-auth", "/admin", "/admin-login", "/admin-panel", "/admin/dashboard"];
/** Paths of each kind: the sign-in, data of the administrator, and pages of the panel. */
const KINDS = [LOGIN, "/api/admin/check-auth", "/admin-login", "/admin/dashboard"];
/** Number of concurrent requests; nginx.conf allows an address 50 connections. */
const PARALLEL_REQUESTS = 10;

let folder: string;
let server: RunningExecutable;
let cookie = "";
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "mainstreet-proxies-"));
  copySampleData(folder);
  server = await serveMainstreet("data", folder, {
    MAINSTREET_BASE_URL: `https://${PROXY_HOST}`,
    MAINSTREET_TRUST_PROXY: "true",
    MAINSTREET_ADMIN_USERNAME: CREDENTIALS.username,
    MAINSTREET_ADMIN_PASSWORD: CREDENTIALS.password,
  });
});
afterAll(async () => {
  expect(await server?.stop()).toBe(0);
  rmSync(folder, { recursive: true, force: true });
});

describe.each(SHIPPED_PROXIES)("%s as shipped, with a second password for the administrator", (name) => {
  let proxy: RunningProxy;
  beforeAll(async () => {
    proxy = await runProxy(name, { upstream: Number(new URL(server.url).port), hasAuth: true });
  });
  afterAll(() => proxy?.close());

  const sendRequest = (request: RawRequest) => rawRequest(proxy.port, request);
  /** Sends a request like the administrator's browser: the sign-in with the right password, any other with the session. */
  const asAdministrator = (path: string, target: string, headers: Record<string, string> = {}): Promise<RawResponse> =>
    path === LOGIN
      ? sendRequest({
          method: "POST",
          target,
          headers: { "Content-Type": "application/json", ...headers },
          body: JSON.stringify(CREDENTIALS),
        })
      : sendRequest({ target, headers: { Cookie: cookie, ...headers } });

  it("shows visitors the site without any password", async () => {
    const page = await sendRequest({ target: "/" });
    expect(page.status, page.text + proxy.log()).toBe(200);
    const script = /src="(\/client\/[^"]+)"/.exec(page.text)?.[1] ?? "";
    expect((await sendRequest({ target: script })).text).toContain("max-age=31536000, immutable");
    expect((await sendRequest({ target: "/api/statistics" })).status).toBe(200);
    for (const target of ["/metrics", "/readyz"]) expect((await sendRequest({ target })).status).toBe(404);
  });

  it("answers long searches, and others after them", async () => {
    for (const words of ["中".repeat(200), "a ".repeat(100), "%".repeat(200), "é".repeat(200), "中".repeat(200)]) {
      const { status, text } = await sendRequest({
        target: `/search?q=${encodeURIComponent(words)}&country=US&page=2`,
      });
      expect([200, 404], `${words}: ${text.slice(0, 200)}`).toContain(status);
    }
    expect((await sendRequest({ target: "/" })).status).toBe(200);
  });

  it("lets the administrator in with both passwords", async () => {
    const signIn = await asAdministrator(LOGIN, LOGIN, PASSWORD);
    expect(signIn.status, signIn.text).toBe(200);
    cookie = [...signIn.text.matchAll(/^set-cookie: ([^;]+)/gim)].map(([, value]) => value).join("; ");
    for (const path of PATHS.slice(1)) {
      const response = await asAdministrator(path, path, PASSWORD);
      expect(response.status, path).toBe(200);
      expect(isOfAdministrator(response), path).toBe(true);
    }
  });

  it.each(PATHS)("asks for the second password at %s", async (path) => {
    const wrong = { Authorization: `Basic ${Buffer.from("admin:wrong").toString("base64")}` };
    for (const target of [path, `${path}?x`, `${path}/`]) {
      expect((await asAdministrator(path, target)).status, target).toBe(401);
      expect((await asAdministrator(path, target, wrong)).status, target).toBe(401);
    }
  });

  it.each(KINDS)("leads to %s by no odd request target without that password", async (path) => {
    const targets = oddTargets(path, PROXY_HOST);
    expect(targets.length).toBeGreaterThan(60);
    const reachedPaths: string[] = [];
    const tryNext = async (): Promise<void> => {
      for (let target = targets.pop(); target !== undefined; target = targets.pop()) {
        if (isOfAdministrator(await asAdministrator(path, target))) reachedPaths.push(JSON.stringify(target));
      }
    };
    await Promise.all(Array.from({ length: PARALLEL_REQUESTS }, tryNext));
    expect(reachedPaths).toEqual([]);
  });
});

/** Returns whether a response comes from the panel or its API, including refusals and other methods. */
function isOfAdministrator({ text }: RawResponse): boolean {
  if (/^www-authenticate: basic/im.test(text)) return false;
  return /^set-cookie:|"authenticated":|<div id="root" data-site|Please log in/im.test(text);
}
