import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { expect, it } from "vitest";
import { openServer } from "../../open-server.ts";
import { openServices } from "../../open-services.ts";
import { takeServerSlot } from "../../store/open-store.ts";
import { watchOtherServers } from "./other-servers.ts";

it("Two servers on a data folder are warned of each other once, but not of a stopping one", async () => {
  const folder = await mkdtemp(join(tmpdir(), "other-servers-"));
  const start = (pid: number) => {
    const logLines: string[] = [];
    const log = pino({ base: undefined }, { write: (line: string) => logLines.push(line) });
    const server = { pid, host: "here", url: `http://localhost:${pid}`, startedAt: "2026-11-21" };
    const takeSlot = () => takeServerSlot(join(folder, "mainstreet.db"), server);
    return { logged: logLines, ...watchOtherServers({ takeSlot, folder, log }) };
  };
  const first = start(1);
  expect([first.warnings, first.logged]).toEqual([[], []]);
  const second = start(2);
  expect(second.warnings).toEqual([
    expect.stringContaining("Another server, process 1 on here at http://localhost:1,"),
  ]);
  for (let round = 0; round < 3; round++) for (const { check } of [first, second]) check();
  expect(first.logged).toEqual([expect.stringContaining("process 2 on here")]);
  expect(second.logged).toEqual([expect.stringContaining("process 1 on here")]);
  first.release();
  const third = start(3);
  expect(third.warnings).toHaveLength(1);
  second.release();
  third.release();
  expect(start(4).warnings).toEqual([]);
  await rm(folder, { recursive: true });
});

it("An unreadable data folder is logged once, and the server goes on", () => {
  const logLines: string[] = [];
  const log = pino({}, { write: (line: string) => logLines.push(line) });
  const takeSlot = () => {
    throw new Error("no locks here");
  };
  const { warnings, check, release } = watchOtherServers({ takeSlot, folder: "/nowhere", log });
  check();
  release();
  expect([warnings, logLines.length]).toEqual([[], 1]);
});

it("A second server on a data folder is warned of the first, lets its job run and serves; a successor is not warned", async () => {
  const data = await mkdtemp(join(tmpdir(), "open-server-"));
  const start = async () => {
    const services = await openServices({ data, environment: { MAINSTREET_LOG_LEVEL: "fatal" }, isServing: true });
    const server = await openServer(services, { host: "127.0.0.1", port: 0 });
    return { ...server, services, stop: () => server.close().then(services.close) };
  };
  const leftover = join(data, "backups", "daily-20261121-100000.db.999999999.part");
  const startAndRecover = async () => {
    await mkdir(join(data, "backups"), { recursive: true });
    await writeFile(leftover, "");
    const server = await start();
    await expect.poll(() => existsSync(leftover)).toBe(false);
    return server;
  };
  const first = await startAndRecover();
  expect(first.warnings).toEqual([]);
  const { jobs } = first.services.store;
  const { job } = await jobs.begin({ kind: "import", actor: "ann", file: null }, new Date());
  const second = await startAndRecover();
  expect(second.warnings).toEqual([expect.stringContaining(`Another server, process ${process.pid} on `)]);
  expect(second.warnings[0]).toContain(first.url);
  expect((await fetch(`${second.url}/healthz`)).status).toBe(200);
  expect(await jobs.get(job.id)).toMatchObject({ state: "running" });
  const stops = Promise.all([first.stop(), second.stop()]);
  const third = await start();
  expect(third.warnings).toEqual([]);
  await stops;
  await third.stop();
  await rm(data, { recursive: true });
});
