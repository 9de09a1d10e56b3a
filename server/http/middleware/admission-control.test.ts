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

/** Answers with the path, once `gate` opens. */
async function serveSlowly(gate: Promise<void>, { mostWaiting = 2, mostUnderWay = 1 } = {}) {
  const app = new Koa();
  const order: string[] = [];
  const logged: string[] = [];
  app.use(problems(pino({}, { write: (line: string) => logged.push(line) })));
  app.use(admissionControl({ mostWaiting, mostUnderWay, onBusy: () => logged.push("busy") }));
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
  /** Resolves when so many requests have come to their turn. */
  const begun = async (count: number) => {
    while (order.length < count) await new Promise((resolve) => setTimeout(resolve, 1));
  };
  return { get, order, logged, begun };
}

it("requests beyond those that may wait are told so at once, in plain words and with when to come back", async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const { get, logged, begun } = await serveSlowly(gate);
  const answers = [get("/1")];
  await begun(1);
  answers.push(get("/2"), get("/3"), get("/4", { headers: { accept: "text/html" } }), get("/api/5"), get("/6"));
  const refused: Response[] = [];
  for (const answer of answers) void answer.then((response) => response.status === 503 && refused.push(response));
  while (refused.length < 3) await new Promise((resolve) => setTimeout(resolve, 1));
  for (const { headers } of refused) {
    expect(headers.get("retry-after")).toBe("2");
    expect(headers.get("cache-control")).toBe("no-store");
  }
  open();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  expect(logged).toEqual(["busy"]);
});

it("who waits comes in turn, and there is room again afterwards", async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const { get, order, begun } = await serveSlowly(gate, { mostWaiting: 10 });
  const answers = ["/1", "/2", "/3", "/4"].map((path) => get(path));
  await begun(1);
  expect(order).toHaveLength(1);
  open();
  const texts = await Promise.all(answers.map(async (answer) => (await answer).text()));
  expect(texts).toEqual(["/1", "/2", "/3", "/4"]);
  expect((await get("/5")).status).toBe(200);
});

it("a page that is refused is a short page for people", async () => {
  const { get } = await serveSlowly(Promise.resolve(), { mostWaiting: 0 });
  const answer = await get("/", { headers: { accept: "text/html" } });
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  const html = await answer.text();
  expect(html).toContain("Please try again in a few seconds");
  expect(html.length).toBeLessThan(1000);
});
