import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import Router from "@koa/router";
import Koa from "koa";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it } from "vitest";
import { AppError } from "../../../errors.ts";
import type { RunTaskOptions } from "../../../jobs/task-runner.ts";
import type { Store } from "../../../store/store.ts";
import { openMadeUpStore } from "../../../testing/directories/sample-directory.ts";
import { problems } from "../../middleware/problems.ts";
import type { AdminParts } from "../admin-parts.ts";
import { exportRoutes } from "./export.ts";

type Output = NonNullable<RunTaskOptions["output"]>;
type Task = (output: Output, signal: AbortSignal) => Promise<unknown>;

let store: Store;
let close: () => Promise<void>;
let url: string;
let task: Task;
const logLines: string[] = [];
const serverErrors: unknown[] = [];
beforeEach(async () => {
  store = await openMadeUpStore();
  logLines.length = 0;
  serverErrors.length = 0;
  const runTask = (_kind: string, _input: object, { output, signal }: Required<RunTaskOptions>) => task(output, signal);
  const router = new Router();
  exportRoutes(router, { store, runTask, now: () => new Date() } as unknown as AdminParts);
  const app = new Koa().use(problems(pino({}, { write: (line: string) => logLines.push(line) })));
  app.on("error", (error) => serverErrors.push(error));
  const server = app.use(router.routes()).listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/export`;
  close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
});
afterEach(async () => {
  await close();
  await store.close();
});

/** Lets the next export fail after its first content, once the returned promise is resolved. */
function failMidway(): PromiseWithResolvers<void> {
  const failure = Promise.withResolvers<void>();
  task = async (output) => {
    output.write("half");
    await failure.promise;
    throw new Error("the child was killed");
  };
  return failure;
}

it("sends what is written before the rest is there, and ends with the task", async () => {
  const rest = Promise.withResolvers<void>();
  task = async (output) => {
    output.write("first,");
    await rest.promise;
    output.write("second");
  };
  const response = await fetch(`${url}?format=csv`);
  expect(response.headers.get("content-disposition")).toMatch(/"businesses_all_.*\.csv"/);
  const reader = response.body?.getReader();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe("first,");
  rest.resolve();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe("second");
  expect((await reader?.read())?.done).toBe(true);
});

it.each([
  [new AppError("conflict", "Somebody imports."), 409],
  [new Error("no memory"), 500],
])("answers %s before the first byte with a problem", async (error, status) => {
  task = async () => {
    throw error;
  };
  expect((await fetch(url)).status).toBe(status);
  task = async (output) => output.write("next");
  expect(await (await fetch(url)).text()).toBe("next");
});

it("resets the connection after a failure midway, and takes the next export", async () => {
  const failure = failMidway();
  const response = await fetch(url);
  failure.resolve();
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
  expect(String(serverErrors[0])).toContain("the child was killed");
  task = async (output) => output.write("whole");
  expect(await (await fetch(url)).text()).toBe("whole");
});

it("resets the connection of HTTP/1.0 too, whose regular end would be that of the file", async () => {
  const failure = failMidway();
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).setEncoding("utf8");
  socket.write("GET /export HTTP/1.0\r\n\r\n");
  socket.on("data", (text) => String(text).includes("half") && failure.resolve());
  const [error] = await once(socket, "error");
  expect(error).toMatchObject({ code: "ECONNRESET" });
});

it.each([false, true])("stops the task of a client that goes away, after its first byte: %s", async (hasContent) => {
  const stop = Promise.withResolvers<void>();
  const start = Promise.withResolvers<void>();
  task = (output, signal) => {
    if (hasContent) output.write("first");
    start.resolve();
    return new Promise((_, reject) => {
      signal.addEventListener("abort", () => {
        stop.resolve();
        reject(new AppError("cancelled", "The task was stopped."));
      });
    });
  };
  const client = new AbortController();
  const response = fetch(url, { signal: client.signal });
  await (hasContent ? response : start.promise);
  expect((await fetch(url)).status).toBe(409);
  client.abort();
  await response.catch(() => undefined);
  await stop.promise;
  task = async (output) => output.write("next");
  await expect.poll(async () => (await fetch(url)).text()).toBe("next");
  expect(logLines.filter((line) => line.includes('"level":50'))).toEqual([]);
});

it("holds the task back while the client does not read", async () => {
  let written = 0;
  const chunk = Buffer.alloc(64 * 1024);
  task = async (output, signal) => {
    while (written < 400 * chunk.length) {
      written += chunk.length;
      if (!output.write(chunk)) await once(output, "drain", { signal });
    }
  };
  const response = await fetch(url);
  await delay(300);
  const limit = 200 * chunk.length;
  expect(written).toBeLessThan(limit);
  expect((await response.arrayBuffer()).byteLength).toBe(400 * chunk.length);
});
