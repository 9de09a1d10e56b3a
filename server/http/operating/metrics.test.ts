import { afterAll, beforeAll, expect, it } from "vitest";
import { type MadeUpDirectory, serveMadeUpDirectory } from "../../testing/directories/sample-directory.ts";
import { requestKind } from "./request-kind.ts";

const TOKEN = "a token of some length";
let directory: MadeUpDirectory;
beforeAll(async () => {
  directory = await serveMadeUpDirectory(undefined, undefined, { metrics: { token: TOKEN }, log: { requests: true } });
});
afterAll(() => directory.close());
const get = (path: string, headers: Record<string, string> = {}) => fetch(directory.url + path, { headers });

it("requests are counted by kind and status, cached ones too", async () => {
  for (let times = 0; times < 3; times++) await (await get("/api/statistics")).text();
  await (await get("/api/nothing")).text();
  const response = await get("/metrics");
  expect(response.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  const text = await response.text();
  expect(text).toContain('mainstreet_http_requests_total{kind="api",status="200"} 3');
  expect(text).toContain('mainstreet_http_requests_total{kind="api",status="404"} 1');
  expect(text).toContain('mainstreet_http_request_duration_seconds_count{kind="api"} 4');
  expect(text).toContain("mainstreet_businesses 6");
  expect(text).toContain("nodejs_eventloop_lag_seconds");
});

const statusOf = async (url: string, headers: Record<string, string> = {}) =>
  (await fetch(`${url}/metrics`, { headers })).status;

it("clients behind a proxy on this machine need the token", async () => {
  const status = (headers: Record<string, string>) => statusOf(directory.url, headers);
  expect(await status({ "x-forwarded-for": "203.0.113.9" })).toBe(401);
  expect(await status({ via: "1.1 proxy", authorization: "Bearer a wrong one, this is" })).toBe(401);
  expect(await status({ "x-forwarded-for": "203.0.113.9", authorization: `Bearer ${TOKEN}` })).toBe(200);
});

it.each(["https://directory.example", "http://192.0.2.7:3000", "http://localhost.example"])(
  "everybody needs the token while the site is at %s, since a proxy may add no header",
  async (baseUrl) => {
    const site = await serveMadeUpDirectory(undefined, undefined, { site: { baseUrl }, metrics: { token: TOKEN } });
    const refusal = await fetch(`${site.url}/metrics`);
    expect([refusal.status, refusal.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
    expect(await refusal.json()).toMatchObject({ detail: expect.stringContaining("metrics.token") });
    expect(site.logged.join()).toContain("metrics refused to a client without the token");
    expect(await statusOf(site.url, { authorization: `Bearer ${TOKEN}` })).toBe(200);
    await site.close();
  },
);

it("without a token nobody reads the metrics of a public site", async () => {
  const site = await serveMadeUpDirectory(undefined, undefined, { site: { baseUrl: "https://directory.example" } });
  for (const authorization of ["", "Bearer ", "Bearer null", "Bearer undefined"]) {
    expect(await statusOf(site.url, { authorization }), authorization).toBe(401);
  }
  await site.close();
});

it.each(["http://localhost:3000", "http://127.0.0.1", "http://[::1]:3000", "http://mainstreet.localhost"])(
  "programs of this machine need no token while the site is at %s",
  async (baseUrl) => {
    const site = await serveMadeUpDirectory(undefined, undefined, { site: { baseUrl } });
    expect(await statusOf(site.url)).toBe(200);
    await site.close();
  },
);

it("each request is logged with its network if the setting says so", async () => {
  await get("/api/businesses/1?a=\u202e", { "user-agent": "test" });
  const line = directory.logged.map((text) => JSON.parse(text)).find(({ url }) => url?.startsWith("/api/businesses/1"));
  expect(line).toMatchObject({
    msg: "request",
    requestId: expect.stringMatching(/^[\w-]{8,}$/),
    method: "GET",
    status: 200,
    network: "127.0.0.0/24",
    userAgent: "test",
  });
});

it.each([
  ["/", "page"],
  ["/city/Austin?page=2", "page"],
  ["/api/businesses?limit=1", "api"],
  ["/api/admin/login", "admin"],
  ["/client/a-1.js", "file"],
  ["/business/1/card.png", "file"],
  ["/sitemap-businesses-1.xml", "machine"],
])("%s is of the kind %s", (url, kind) => {
  expect(requestKind(url)).toBe(kind);
});
