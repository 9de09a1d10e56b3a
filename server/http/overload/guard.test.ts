import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { declaredTable } from "../../testing/servers/routes-alone.ts";
import { createAdmission } from "./admission.ts";
import { guardAgainstOverload } from "./guard.ts";
import { createNetworkLimit } from "./network-limit.ts";

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Starts a server with a guard. Behind the guard, every response is "made". */
async function serveGuarded({ maxQueued = 10, perSecond = 0 } = {}) {
  const calls: string[] = [];
  const handler = async (req: IncomingMessage, res: ServerResponse) => {
    calls.push(req.url ?? "");
    res.end("made");
  };
  const guardedHandler = guardAgainstOverload(handler, {
    admission: createAdmission({ maxQueued }),
    networkLimit: createNetworkLimit({ perSecond }),
    isLimited: declaredTable().isLimited,
    trustProxy: true,
    look: { styles: () => ["client/site.css"] },
    refusalDelayMs: 1,
  });
  server = createServer((req, res) => void guardedHandler(req, res));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const get = (path: string, init?: RequestInit) => fetch(url + path, init);
  return { get, made: calls };
}

it("when the queue is full, pages are refused before rendering starts, and other requests are not refused", async () => {
  const { get, made } = await serveGuarded({ maxQueued: 0 });
  const page = await get("/search?q=a", { headers: { accept: "text/html" } });
  expect([page.status, page.headers.get("retry-after"), page.headers.get("cache-control")]).toEqual([
    503,
    "5",
    "no-store",
  ]);
  expect(page.headers.get("x-request-id")).toMatch(/^[\w-]{8,}$/);
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await page.text()).toContain("Please try again in a few seconds");
  const json = await get("/api/search?q=a", { headers: { accept: "text/html" } });
  expect([json.status, json.headers.get("content-type")]).toEqual([503, "application/problem+json"]);
  expect(await json.json()).toMatchObject({ status: 503, title: "Service Unavailable" });
  expect(made).toEqual([]);
  for (const path of ["/healthz", "/client/a.js", "/api/admin/check-auth", "/admin-login"])
    expect((await get(path)).status).toBe(200);
  expect((await get("/search?q=a", { method: "POST" })).status).toBe(200);
});

it("a network that requests too many pages is refused, and other networks are not", async () => {
  // The rate is so low that a loaded machine sends all requests before the first token comes back.
  const { get } = await serveGuarded({ perSecond: 0.01 });
  const from = (address: string) => get("/search?q=a", { headers: { "X-Forwarded-For": address } });
  for (let time = 0; time < 300; time++) expect((await from("203.0.113.9")).status).toBe(200);
  const refusal = await from("203.0.113.10");
  expect(refusal.status).toBe(429);
  expect(Number(refusal.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await from("198.51.100.1")).status).toBe(200);
  expect((await get("/search?q=a")).status).toBe(200);
});

it("a client that disconnects before its refusal leaves no timers or listeners", async () => {
  const { get } = await serveGuarded({ maxQueued: 0 });
  await expect(get("/search?q=a", { signal: AbortSignal.timeout(0) })).rejects.toThrow();
  expect((await get("/search?q=a")).status).toBe(503);
});
