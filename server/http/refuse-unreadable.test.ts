import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openServer, type RunningServer } from "../open-server.ts";
import { openServices, type Services } from "../open-services.ts";
import { createMetrics } from "./operating/metrics.ts";
import { createRequestLog } from "./operating/request-log.ts";
import { type HttpServer, listen } from "./serve.ts";

const TOKEN = "a token of some length";
const SECURE = "strict-transport-security: max-age=31536000; includesubdomains";

let folder: string;
let services: Services;
let server: RunningServer;
const logEntries: { msg: string; status?: number; reason?: string; network?: string }[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mainstreet-unreadable-"));
  const log = pino({}, { write: (line: string) => logEntries.push(JSON.parse(line)) });
  services = {
    ...(await openServices({
      data: folder,
      environment: {
        MAINSTREET_BASE_URL: "https://directory.example",
        MAINSTREET_TRUST_PROXY: "true",
        MAINSTREET_METRICS_TOKEN: TOKEN,
        MAINSTREET_LOG_REQUESTS: "true",
      },
    })),
    log,
  };
  server = await openServer(services, { host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  await server.close();
  await services.close();
  await rm(folder, { recursive: true, force: true });
});

/** Returns the server's answer to these bytes until it closes the connection, in small letters. */
async function responseTo(bytes: string, port = Number(new URL(server.url).port)): Promise<string> {
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  let text = "";
  socket.setEncoding("latin1").on("data", (chunk) => {
    text += chunk;
  });
  socket.write(bytes);
  await once(socket, "close");
  return text.toLowerCase();
}

async function refusalCount(kind: string, status: number): Promise<number> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const text = await (await fetch(`${server.url}/metrics`, { headers })).text();
  const [, count = "0"] = new RegExp(`requests_total\\{kind="${kind}",status="${status}"\\} (\\d+)`).exec(text) ?? [];
  return Number(count);
}

it.each([
  ["no HTTP", "GARBAGE\r\n\r\n", 400, "HPE_INVALID_METHOD"],
  [
    "two lengths",
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
    400,
    "HPE_UNEXPECTED_CONTENT_LENGTH",
  ],
  [
    "headers that are too large",
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`,
    431,
    "HPE_HEADER_OVERFLOW",
  ],
])("a request with %s is refused, bound to HTTPS, counted and logged", async (_, bytes, status, reason) => {
  const before = await refusalCount("unreadable", status);
  const response = await responseTo(bytes);
  expect(response).toMatch(new RegExp(`^http/1.1 ${status} `));
  expect(response).toContain(SECURE);
  expect(await refusalCount("unreadable", status)).toBe(before + 1);
  expect(logEntries.findLast((line) => line.status === status)).toMatchObject({ reason, network: "127.0.0.0/24" });
});

it("a request without a host is refused and counted; HTTP/1.0 needs none", async () => {
  const before = await refusalCount("unreadable", 400);
  const response = await responseTo(
    "GET /api/statistics HTTP/1.1\r\nX-Forwarded-Proto: https\r\nConnection: close\r\n\r\n",
  );
  expect(response).toMatch(/^http\/1.1 400 /);
  expect(response).toContain(SECURE);
  expect(await refusalCount("unreadable", 400)).toBe(before + 1);
  expect(await responseTo("GET /api/statistics HTTP/1.0\r\n\r\n")).toMatch(/^http\/1.1 200 /);
});

it("a tunnel is refused, counted and logged", async () => {
  const before = await refusalCount("unreadable", 400);
  expect(await responseTo("CONNECT a.example:80 HTTP/1.1\r\nHost: a.example:80\r\n\r\n")).toMatch(/^http\/1.1 400 /);
  expect(await refusalCount("unreadable", 400)).toBe(before + 1);
  expect(logEntries.findLast((line) => line.status === 400)).toMatchObject({ reason: "CONNECT" });
});

it("an expectation that nobody knows is ignored", async () => {
  const bytes = "GET /api/statistics HTTP/1.1\r\nHost: a\r\nExpect: a miracle\r\nConnection: close\r\n\r\n";
  expect(await responseTo(bytes)).toMatch(/^http\/1.1 200 /);
});

it("a body that cannot be read ends the request that waits for it", async () => {
  const bytes =
    "POST /api/admin/login HTTP/1.1\r\nHost: a\r\nX-Forwarded-Proto: https\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n";
  const response = await responseTo(bytes);
  expect(response).toMatch(/^http\/1.1 400 /);
  expect(response).toContain(SECURE);
  await expect.poll(() => refusalCount("admin", 400)).toBe(1);
});

it("a client that leaves before its answer counts as such", async () => {
  const http = await listen({ host: "127.0.0.1", port: 0 });
  const statuses: number[] = [];
  const metrics = { ...createMetrics({ businesses: async () => 0, isJobRunning: () => false }) };
  metrics.observeRequest = (_kind, status) => statuses.push(status);
  const watch = createRequestLog({ metrics, log: services.log, isEnabled: false, trustProxy: false });
  const socket = connect(http.port, "127.0.0.1");
  http.handle((req, res) => {
    watch(req, res);
    socket.destroy();
  });
  socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  await expect.poll(() => statuses).toEqual([499]);
  await http.close();
});

it.each([
  ["that trickles in", "Content-Length: 9\r\n\r\nx"],
  ["that cannot be read", "Transfer-Encoding: chunked\r\n\r\nxyz\r\n"],
])("a handler that reads a body %s is told when it is refused", async (_, rest) => {
  const http = await listen({ host: "127.0.0.1", port: 0 }, { limits: { bodyTimeoutMs: 50 } });
  const endedRequests: string[] = [];
  http.handle((req) => {
    req.on("error", ({ message }) => endedRequests.push(message)).resume();
  });
  expect(await responseTo(`POST / HTTP/1.1\r\nHost: a\r\n${rest}`, http.port)).toMatch(/^http\/1.1 4/);
  await expect.poll(() => endedRequests).toEqual(["aborted"]);
  await http.close();
});

it("a body that trickles in gets the headers of its route with its 408", async () => {
  const http: HttpServer = await listen({ host: "127.0.0.1", port: 0 }, { limits: { bodyTimeoutMs: 50 } });
  let status = 0;
  http.handle((_req, res) => {
    res.setHeader("Strict-Transport-Security", "max-age=1");
    res.once("close", () => {
      status = res.statusCode;
    });
  });
  expect(await responseTo("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nx", http.port)).toMatch(
    /^http\/1.1 408 .*strict-transport-security: max-age=1/s,
  );
  await expect.poll(() => status).toBe(408);
  await http.close();
});

it("connections that the server closes are counted by reason", async () => {
  const http = await listen({ host: "127.0.0.1", port: 0 }, { limits: { maxConnections: 1 } });
  const reasons: string[] = [];
  http.handle(() => undefined, {
    headers: {},
    onRefusal: () => undefined,
    onClose: (reason) => reasons.push(reason),
  });
  const first = connect(http.port, "127.0.0.1");
  await once(first, "connect");
  const second = connect(http.port, "127.0.0.1");
  await once(first.resume(), "close");
  expect(reasons).toEqual(["too-many"]);
  second.destroy();
  await http.close();
});

it.each([
  ["/city/Zürich", "/city/Z%C3%BCrich"],
  ["/search?q=寿司&location=K%C3%B6ln", "/search?q=%E5%AF%BF%E5%8F%B8&location=K%C3%B6ln"],
  ["/city/🍕", "/city/%F0%9F%8D%95"],
])("A read of %s, sent as raw UTF-8, is redirected to its percent-encoded form", async (target, location) => {
  for (const method of ["GET", "HEAD"]) {
    const response = await responseTo(`${method} ${target} HTTP/1.1\r\nHost: b.example\r\n\r\n`);
    expect(response).toMatch(/^http\/1\.1 301 /);
    expect(response).toContain(`\r\nlocation: ${location.toLowerCase()}\r\n`);
    expect(response).toContain(SECURE);
  }
});

it.each(["POST /ü", "GET //ü.example/", "GET /ü/../", "GET http://b.example/ü"])(
  "%s in raw UTF-8 is refused",
  async (line) => {
    expect(await responseTo(`${line} HTTP/1.1\r\nHost: b.example\r\n\r\n`)).toMatch(/^http\/1\.1 400 /);
  },
);
