import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createServiceManager, takeListenSocket } from "./service-manager.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mainstreet-notify-"));
  const program = join(folder, "systemd-notify");
  await writeFile(program, `#!/bin/sh\necho "$NOTIFY_SOCKET $*" >> ${folder}/states\n`);
  await chmod(program, 0o755);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const states = () => readFile(join(folder, "states"), "utf8").catch(() => "");
const environment = () => ({ PATH: `${folder}${delimiter}${process.env.PATH}` });

it("systemd is told that the server is ready, alive and stopping", async () => {
  const manager = createServiceManager({ ...environment(), NOTIFY_SOCKET: "/run/n", WATCHDOG_USEC: "20000" });
  manager.ready();
  await vi.waitFor(async () => expect(await states()).toMatch(/--ready\n[^]*WATCHDOG=1\n[^]*WATCHDOG=1\n/), 300_000);
  manager.stopping();
  await vi.waitFor(async () => expect(await states()).toContain("/run/n --stopping\n"), 300_000);
});

it("nothing is started without systemd", async () => {
  const manager = createServiceManager({ ...environment(), WATCHDOG_USEC: "20000" });
  manager.ready();
  manager.stopping();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await states()).toBe("");
});

it.each([
  [{ LISTEN_PID: "42", LISTEN_FDS: "1" }, 3],
  [{ LISTEN_PID: "41", LISTEN_FDS: "1" }, undefined],
  [{ LISTEN_PID: "42", LISTEN_FDS: "0" }, undefined],
  [{ LISTEN_PID: "42" }, undefined],
  [{ LISTEN_FDS: "1" }, undefined],
])("with %j the socket of process 42 has the descriptor %j", (variables, fd) => {
  expect(takeListenSocket({ ...variables }, 42)).toBe(fd);
});

it("child processes do not get the variables of sockets", () => {
  const variables = { LISTEN_PID: "42", LISTEN_FDS: "1", LISTEN_FDNAMES: "mainstreet.socket", HOME: "/" };
  takeListenSocket(variables, 42);
  expect(variables).toEqual({ HOME: "/" });
});

it("several sockets are refused", () => {
  const variables = { LISTEN_PID: "42", LISTEN_FDS: "2" };
  expect(() => takeListenSocket(variables, 42)).toThrow("systemd opened 2 sockets, and Mainstreet listens on one.");
});
