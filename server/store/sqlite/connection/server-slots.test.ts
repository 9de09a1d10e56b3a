import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runningServers, takeServerSlot } from "./server-slots.ts";

let path: string;
let database: string;
beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), "server-slots-"));
  database = join(path, "mainstreet.db");
});
afterEach(() => rm(path, { recursive: true }));

const server = (pid: number) => ({ pid, host: "here", url: `http://localhost:${pid}`, startedAt: "2026-11-21" });
const pids = () => runningServers(database).map(({ pid }) => pid);

it("Servers on one database see each other until they release their slots", () => {
  expect(pids()).toEqual([]);
  const first = takeServerSlot(database, server(1));
  expect(first.otherServers()).toEqual([]);
  const second = takeServerSlot(database, server(2));
  expect(second.otherServers()).toEqual([server(1)]);
  expect(first.otherServers()).toEqual([server(2)]);
  expect(pids()).toEqual([1, 2]);
  first.release();
  expect(second.otherServers()).toEqual([]);
  const third = takeServerSlot(database, server(3));
  expect(pids()).toEqual([3, 2]);
  second.release();
  third.release();
  expect(pids()).toEqual([]);
});

it("A fifth server runs without a slot", () => {
  const slots = [1, 2, 3, 4, 5].map((pid) => takeServerSlot(database, server(pid)));
  expect(
    slots
      .at(-1)
      ?.otherServers()
      .map(({ pid }) => pid),
  ).toEqual([1, 2, 3, 4]);
  for (const slot of slots) slot.release();
});

it("A killed server leaves no slot, and other users cannot read its files", async () => {
  const module = pathToFileURL(join(import.meta.dirname, "server-slots.ts")).href;
  const program = `const { takeServerSlot } = await import(${JSON.stringify(module)});
    globalThis.slot = takeServerSlot(${JSON.stringify(database)}, ${JSON.stringify(server(7))});
    console.log("taken"); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  expect(pids()).toEqual([7]);
  const second = takeServerSlot(database, server(8));
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(second.otherServers()).toEqual([]);
  expect(pids()).toEqual([8]);
  const third = takeServerSlot(database, server(9));
  expect(third.otherServers().map(({ pid }) => pid)).toEqual([8]);
  for (const slot of [second, third]) slot.release();
  expect((await stat(join(path, "server-1.lock"))).mode & 0o777).toBe(0o600);
  expect((await readFile(join(path, "server-1.lock"))).length).toBeGreaterThan(0);
});
