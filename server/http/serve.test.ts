import { once } from "node:events";
import { mkdtemp, open, rm, stat } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { BusinessList } from "#contract/business";
import { openServer } from "../open-server.ts";
import { openServices, type Services } from "../open-services.ts";
import { importInto } from "../testing/directories/import-into.ts";
import { madeUpBusiness } from "../testing/directories/sample-directory.ts";
import { addAdministrator, login } from "../testing/servers/signed-in-client.ts";
import { listen } from "./serve.ts";

let folder: string;
let services: Services;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mainstreet-serve-"));
  services = await openServices({ data: join(folder, "data"), environment: {} });
});
afterEach(async () => {
  await services.close();
  await rm(folder, { recursive: true, force: true });
});

const anywhere = { host: "127.0.0.1", port: 0 };

it("serves an empty data folder at once", async () => {
  expect((await stat(services.folder.database)).isFile()).toBe(true);
  const server = await openServer(services, anywhere);
  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(await (await fetch(`${server.url}/api/statistics`)).json()).toMatchObject({ totalBusinesses: 0 });
  await server.close();
});

it("shows what another process imported with the next request", async () => {
  const server = await openServer(services, anywhere);
  const count = async () => ((await (await fetch(`${server.url}/api/businesses`)).json()) as BusinessList).totalCount;
  expect(await count()).toBe(0);
  const other = await openServices({ data: services.folder.path, environment: {} });
  await importInto(other.store, [madeUpBusiness({ name: "New Place" })]);
  expect(await count()).toBe(1);
  await other.close();
  await server.close();
});

it("serves visitors while another process holds the write lock, and the administrator after that", async () => {
  const { store, folder: data } = services;
  await addAdministrator({ store });
  await store.jobs.begin({ kind: "generate-seo", actor: "ann", file: null }, new Date());
  const other = new Sqlite(data.database);
  other.exec("BEGIN IMMEDIATE");
  const server = await openServer(services, anywhere);
  expect((await fetch(`${server.url}/api/statistics`)).status).toBe(200);
  expect(await store.jobs.list(1)).toMatchObject([{ state: "running" }]);
  const signedIn = login(server.url);
  other.exec("COMMIT");
  other.close();
  expect((await signedIn).status).toBe(200);
  expect(await store.jobs.list(1)).toMatchObject([{ state: "interrupted" }]);
  await server.close();
});

it("a server that is closed at once leaves nothing running on the closed store", async () => {
  const logLines: string[] = [];
  const log = pino({}, { write: (line: string) => void logLines.push(line) });
  const server = await openServer({ ...services, log }, anywhere);
  await server.close();
  await services.close();
  await new Promise((resolve) => setTimeout(resolve, 50));
  // On a busy machine the event loop may stand still.
  expect(logLines.filter((line) => !line.includes("the event loop stood still"))).toEqual([]);
});

it("explains a port that is in use", async () => {
  const server = await openServer(services, anywhere);
  const port = Number(new URL(server.url).port);
  await expect(listen({ ...anywhere, port })).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringContaining(`Port ${port} of 127.0.0.1 is taken`),
  });
  await server.close();
});

it.each([
  ["192.0.2.1", "192.0.2.1 is no address of this machine. Choose another with --host or server.host"],
  ["nowhere.invalid", "There is no host named nowhere.invalid. Choose another with --host or server.host"],
])("explains a host of another machine: %s", async (host, remedy) => {
  await expect(listen({ ...anywhere, host })).rejects.toMatchObject({
    code: "invalid",
    message: expect.stringContaining(remedy),
  });
});

it("tells the clients of open requests not to reuse their connections when it closes", async () => {
  const server = await listen(anywhere);
  const serverResponses: ServerResponse[] = [];
  server.handle((_req, res) => void serverResponses.push(res));
  const responses = [fetch(server.url), fetch(server.url)];
  await expect.poll(() => serverResponses.length).toBe(2);
  const [early, late] = serverResponses;
  early?.write("begun ");
  const closed = server.close();
  early?.end("before");
  late?.end("after");
  await closed;
  const [first, second] = await Promise.all(responses);
  expect([first?.headers.get("connection"), second?.headers.get("connection")]).toEqual(["keep-alive", "close"]);
  expect(await first?.text()).toBe("begun before");
});

it("behind a proxy, answers on a kept connection once more when it closes, and then ends it", async () => {
  const server = await listen(anywhere, { isProxied: true });
  server.handle((_req, res) => void res.end("answered"));
  const proxy = connect(server.port, "127.0.0.1");
  const proxyEnd = once(proxy, "end");
  const request = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n";
  proxy.write(request);
  expect(String(await once(proxy, "data"))).toContain("Connection: keep-alive");
  const closed = server.close();
  proxy.write(request);
  expect(String(await once(proxy, "data"))).toContain("Connection: close");
  await Promise.all([proxyEnd, closed]);
});

it("answers what arrives on a new connection when it closes", async () => {
  const server = await listen(anywhere);
  server.handle((_req, res) => void res.end("answered"));
  const socket = connect(server.port, "127.0.0.1");
  await once(socket, "connect");
  await fetch(server.url); // After this response the server has accepted the connection.
  const closed = server.close();
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  // Timers that are due run before the request is read.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  const [answer] = await once(socket, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*Connection: close\r\n[^]*answered$/i);
  await closed;
});

it.each(["/dev/null", import.meta.filename])("explains a descriptor of %s, which is no socket", async (file) => {
  const handle = await open(file);
  await expect(listen({ ...anywhere, fd: handle.fd })).rejects.toMatchObject({
    code: "invalid",
    message: expect.stringContaining("does not listen for TCP. Give mainstreet.socket one ListenStream="),
  });
  await handle.close();
});

it("finishes active requests when it closes, and drops unused connections", async () => {
  const server = await openServer(services, anywhere);
  const port = Number(new URL(server.url).port);
  const waitingSocket = connect(port, "127.0.0.1");
  const busy = connect(port, "127.0.0.1");
  let responseText = "";
  busy.on("data", (bytes) => {
    responseText += bytes;
  });
  const [dropped, ended] = [waitingSocket, busy].map(
    (socket) => new Promise((resolve) => socket.once("close", resolve)),
  );
  await new Promise((resolve) => busy.once("connect", resolve));
  busy.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n");
  await fetch(`${server.url}/healthz`); // After this response the server has read the half request.
  const closed = server.close();
  await dropped;
  busy.write("\r\n");
  await closed;
  await ended;
  expect(responseText).toContain("HTTP/1.1 200 OK");
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
});
