import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import Koa from "koa";
import { pino } from "pino";
import { afterEach, expect, it } from "vitest";
import { admissionControl } from "./admission-control.ts";
import { problems } from "./problems.ts";

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Responds with the path once `gate` opens. */
async function serveSlowly(gate: Promise<void>, { maxQueued = 2, maxActive = 1 } = {}) {
  const app = new Koa();
  const order: string[] = [];
  const logLines: string[] = [];
  app.use(problems(pino({}, { write: (line: string) => logLines.push(line) }), () => ["client/site.css"]));
  app.use(admissionControl({ maxQueued, maxActive, onOverload: () => logLines.push("overload") }));
  app.use(async (ctx) => {
    order.push(ctx.path);
    await gate;
    ctx.body = ctx.path;
  });
  const handler = app.callback();
  server = createServer((req, res) => void handler(req, res));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const get = (path: string, init?: RequestInit) => fetch(url + path, init);
  /** Resolves when this many requests have started. */
  const waitForStarts = async (count: number) => {
    while (order.length < count) await new Promise((resolve) => setTimeout(resolve, 1));
  };
  return { get, order, logged: logLines, started: waitForStarts };
}

it("requests beyond the queue get 503 with Retry-After at once", async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const { get, logged, started } = await serveSlowly(gate);
  const responses = [get("/1")];
  await started(1);
  responses.push(get("/2"), get("/3"), get("/4", { headers: { accept: "text/html" } }), get("/api/5"), get("/6"));
  const refusals: Response[] = [];
  for (const response of responses)
    void response.then((resolvedResponse) => resolvedResponse.status === 503 && refusals.push(resolvedResponse));
  while (refusals.length < 3) await new Promise((resolve) => setTimeout(resolve, 1));
  for (const { headers } of refusals) {
    expect(headers.get("retry-after")).toBe("5");
    expect(headers.get("cache-control")).toBe("no-store");
  }
  open();
  const statuses = (await Promise.all(responses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  expect(logged).toEqual(["overload"]);
});

it("queued requests start in order, and the queue is free again afterwards", async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const { get, order, started } = await serveSlowly(gate, { maxQueued: 10 });
  const responses = ["/1", "/2", "/3", "/4"].map((path) => get(path));
  await started(1);
  expect(order).toHaveLength(1);
  open();
  const texts = await Promise.all(responses.map(async (response) => (await response).text()));
  expect(texts).toEqual(["/1", "/2", "/3", "/4"]);
  expect((await get("/5")).status).toBe(200);
});

it("a refused page is a short HTML page with the styles of the site", async () => {
  const { get } = await serveSlowly(Promise.resolve(), { maxQueued: 0 });
  const response = await get("/", { headers: { accept: "text/html" } });
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  const html = await response.text();
  expect(html).toContain("Please try again in a few seconds");
  expect(html).toContain('<link rel="stylesheet" href="/client/site.css">');
  expect(html.length).toBeLessThan(1000);
});
