import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it } from "vitest";
import { plainTerms } from "#domain/search/plain-terms";
import { openServices, type Services } from "../open-services.ts";
import { jobProcess } from "../testing/commands/job-process-fixture.ts";
import { importInto } from "../testing/directories/import-into.ts";
import { markKeysOld, zooWithOldKeys } from "../testing/directories/old-keys.ts";
import { createTaskRunner } from "./task-runner.ts";
import { createUpkeep } from "./upkeep.ts";

const ZOOS = 3_000;

let data: string;
let services: Services;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), "mainstreet-keys-"));
  const { store, folder, close } = await openServices({ data, environment: {} });
  const importId = await store.imports.begin(["old.xlsx"], "cli", new Date());
  const zoos = Array.from({ length: ZOOS }, (_, index) => zooWithOldKeys(`p${index}`));
  const counts = await store.imports.writeBatch(importId, zoos, "skip", new Date());
  await store.imports.finish(importId, { ...counts, rows: ZOOS, totalErrors: 0, state: "finished" }, new Date());
  await close();
  markKeysOld(folder.database);
  services = await openServices({ data, environment: {} });
});
afterEach(async () => {
  await services.close();
  await rm(data, { recursive: true, force: true });
});

it("Keys are renewed in a child process while others write; killed in the middle, the renewal goes on the next time", async () => {
  const { store, folder, config } = services;
  const messages: string[] = [];
  const log = pino(new Writable({ write: (line, _, done) => done(void messages.push(JSON.parse(String(line)).msg)) }));
  const { runTask, close } = createTaskRunner({ folder, config, log });
  const runUpkeep = createUpkeep({ store, runTask, now: () => new Date(), log });
  const zoos = async () =>
    (await store.search.businesses({ terms: plainTerms("zoo") }, "recommended", { limit: 1, offset: 0 })).totalCount;

  const killedProcess = runUpkeep();
  const child = await jobProcess();
  await child.runUntil(async () => (await zoos()) > 0);
  process.kill(child.pid, "SIGKILL");
  await killedProcess;
  expect(await zoos()).toBeLessThan(ZOOS);
  expect(await store.maintenance.needsMaintenance("keys")).toBe(true);
  expect(messages.at(-1)).toBe("search keys could not be renewed");

  const resumedProcess = runUpkeep();
  await importInto(store, { another: { name: "Zoo another" } });
  await resumedProcess;
  expect(await zoos()).toBe(ZOOS + 1);
  expect(await store.maintenance.needsMaintenance("keys")).toBe(false);
  expect(messages.at(-1)).toBe("search keys are up to date");
  await close();
});
