import { once } from "node:events";
import type { RequestListener } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { limitBodyTime } from "../body-timeout.ts";
import { NO_OBSERVER } from "../connection-observer.ts";
import { type HttpServer, listen } from "../serve.ts";
import type { ConnectionLimits } from "./connection-limits.ts";

let server: HttpServer;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.close();
});

async function serve(limits: Partial<ConnectionLimits>): Promise<void> {
  server = await listen({ host: "127.0.0.1", port: 0 }, { limits });
}

interface Client {
  socket: Socket;
  /** Text that the server has answered. */
  answer(): string;
  closed: Promise<unknown>;
}

async function client(): Promise<Client> {
  const socket = connect(server.port, "127.0.0.1").on("error", () => undefined);
  sockets.push(socket);
  let text = "";
  const closed = new Promise((resolve) => socket.once("close", resolve));
  socket.setEncoding("latin1").on("data", (chunk) => {
    text += chunk;
  });
  await once(socket, "connect");
  return { socket, answer: () => text, closed };
}

/** Sends a request and a byte of its body every 50 ms; resolves with the answer when the server has closed the connection. */
async function trickle(bytes: number, headerLines = ""): Promise<string> {
  const { socket, answer, closed } = await client();
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\n${headerLines}Content-Length: ${bytes}\r\n\r\n`);
  const timer = setInterval(() => socket.write("x"), 50);
  await closed;
  clearInterval(timer);
  return answer();
}

it("a connection does not accumulate listeners of earlier requests", async () => {
  await serve({});
  const listeners: number[] = [];
  server.handle((req, res) => {
    listeners.push(req.socket.listenerCount("close"));
    req.resume().once("end", () => res.end("received"));
  });
  const { socket, answer } = await client();
  for (let count = 1; count <= 20; count++) {
    socket.write("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\n\r\nx");
    await expect.poll(() => answer().split("received").length - 1).toBe(count);
  }
  expect(listeners.at(-1)).toBe(listeners[1]);
});

describe("a request whose body trickles in", () => {
  it("is closed as 408 after its time", async () => {
    await serve({ bodyTimeoutMs: 300 });
    server.handle((req, res) => req.resume().once("end", () => res.end("received")));
    expect(await trickle(10_000)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it("may take longer where a route allows it, as for uploads", async () => {
    await serve({ bodyTimeoutMs: 300 });
    server.handle((req, res) => {
      limitBodyTime(req, 60_000);
      req.resume().once("end", () => res.end("received"));
    });
    expect(await trickle(12, "Connection: close\r\n")).toMatch(/^HTTP\/1\.1 200 .*received$/s);
  });

  it("is closed soon after a refusal, which the client can read", async () => {
    await serve({ bodyTimeoutMs: 60_000, drainTimeoutMs: 200 });
    server.handle((_req, res) => res.writeHead(401).end("no"));
    expect(await trickle(10_000)).toMatch(/^HTTP\/1\.1 401 .*no/s);
  });

  it("may end after the response, and the connection stays open", async () => {
    await serve({ drainTimeoutMs: 60_000 });
    server.handle((req, res) => res.end(req.method));
    const { socket, answer } = await client();
    socket.write("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n");
    await expect.poll(answer).toContain("POST");
    socket.write("xxGET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await expect.poll(answer).toContain("GET");
  });
});

const LARGE = Buffer.alloc(16 * 1024 * 1024, "x");

/** Connects a client that requests a large response and reads none of it. */
async function slowReader(): Promise<{ isClosed(): Promise<true> }> {
  const { socket } = await client();
  socket.removeAllListeners("data").pause();
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  return {
    async isClosed() {
      // The client first reads the bytes that were already sent.
      let receivedBytes = 0;
      socket.on("data", (chunk) => {
        receivedBytes += chunk.length;
      });
      socket.resume();
      await new Promise((resolve) => socket.once("close", resolve));
      expect(receivedBytes).toBeLessThan(LARGE.length);
      return true;
    },
  };
}

describe("a client that does not read its response", () => {
  let reasons: string[];
  const serveLarge = async (limits: Partial<ConnectionLimits>) => {
    await serve(limits);
    reasons = [];
    const closed: Promise<unknown>[] = [];
    const handler: RequestListener = (_req, res) => {
      closed.push(new Promise((resolve) => res.once("close", resolve)));
      res.end(LARGE);
    };
    server.handle(handler, { ...NO_OBSERVER, onClose: (reason) => reasons.push(reason) });
    return closed;
  };

  it("is closed when it reads nothing for some time", async () => {
    const closed = await serveLarge({ readTimeoutMs: 200 });
    const reader = await slowReader();
    await expect.poll(() => closed.length).toBe(1);
    await closed[0];
    expect(await reader.isClosed()).toBe(true);
    expect(reasons).toEqual(["unread"]);
  });

  it("is counted when it reads too slowly", async () => {
    // Removes the extra time that these bytes would get.
    const closed = await serveLarge({ minReadMs: -(LARGE.length / 8) });
    const reader = await slowReader();
    await expect.poll(() => closed.length).toBe(1);
    await closed[0];
    expect(await reader.isClosed()).toBe(true);
    expect(reasons).toEqual(["unread"]);
  });

  it("is dropped when such responses need too much memory, the oldest first", async () => {
    const closed = await serveLarge({ maxUnreadBytes: LARGE.length * 1.5 });
    const first = await slowReader();
    await expect.poll(() => closed.length).toBe(1);
    await slowReader();
    await closed[0];
    expect(await first.isClosed()).toBe(true);
  });
});

it("a connection that is idle after a large response is not counted as unread", async () => {
  await serve({});
  const reasons: string[] = [];
  let acceptedSocket: Socket | undefined;
  const handler: RequestListener = (req, res) => {
    acceptedSocket = req.socket;
    res.end(LARGE);
  };
  server.handle(handler, { ...NO_OBSERVER, onClose: (reason) => reasons.push(reason) });
  const { socket, closed } = await client();
  let receivedBytes = 0;
  socket.on("data", (chunk) => {
    receivedBytes += chunk.length;
  });
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await expect.poll(() => receivedBytes).toBeGreaterThan(LARGE.length);
  acceptedSocket?.setTimeout(10);
  await closed;
  expect(reasons).toEqual([]);
});

describe("more connections than the limit", () => {
  it("close the connection that has been idle for longest", async () => {
    await serve({ maxConnections: 3 });
    server.handle((_req, res) => res.end("answered"));
    const first = await client();
    const slowClient = await client();
    slowClient.socket.write("GET / HTTP/1.1\r\nHost: loc");
    const third = await client();
    first.socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await expect.poll(first.answer).toContain("answered");
    const fourth = await client();
    await slowClient.closed;
    for (const { socket } of [third, fourth]) socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    for (const { answer } of [third, fourth]) await expect.poll(answer).toContain("answered");
  });

  it("are closed themselves when all other connections have an active request", async () => {
    await serve({ maxConnections: 2 });
    let requests = 0;
    server.handle(() => void requests++);
    const activeClients = [await client(), await client()];
    for (const { socket } of activeClients) socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await expect.poll(() => requests).toBe(2);
    const { closed } = await client();
    await closed;
    expect(activeClients.map(({ socket }) => socket.destroyed)).toEqual([false, false]);
  });

  it("close a connection whose body trickles in, or whose client does not read", async () => {
    await serve({ maxConnections: 2 });
    let requests = 0;
    server.handle((req, res) => {
      requests++;
      if (req.method === "GET") res.end(LARGE);
    });
    const slowClient = await client();
    slowClient.socket.write("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nx");
    await expect.poll(() => requests).toBe(1);
    const reader = await slowReader();
    await expect.poll(() => requests).toBe(2);
    await client();
    await slowClient.closed;
    await client();
    expect(await reader.isClosed()).toBe(true);
  });
});
