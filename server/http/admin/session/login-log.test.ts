import type { Context } from "koa";
import { pino } from "pino";
import { expect, it } from "vitest";
import { openMemoryStore } from "../../../store/open-store.ts";
import { createLoginLog } from "./login-log.ts";
import { createLoginMemory } from "./login-memory.ts";

const HOUR_MS = 3_600_000;

it("a lockout is noted once an hour for each network, and twenty in all", async () => {
  const store = await openMemoryStore();
  let currentTime = Date.parse("2026-03-02T10:00:00Z");
  const now = () => new Date(currentTime);
  const loginMemory = createLoginMemory(store, async () => "", now);
  const loginLog = createLoginLog({ store, loginMemory, now, log: pino({ level: "silent" }) });
  const lockout = (ip: string) => {
    const req = { headers: {}, socket: { remoteAddress: ip } };
    return loginLog.lockout({ req, app: { proxy: false } } as unknown as Context, "network");
  };
  const count = async () => (await store.maintenance.activity(100)).length;
  for (const address of ["192.0.2.7", "192.0.2.8"]) await lockout(address);
  expect(await store.maintenance.activity(5)).toMatchObject([
    { actor: "server", action: "lockout", detail: { limit: "network", network: "192.0.2.0/24" } },
  ]);
  currentTime += HOUR_MS - 1;
  await lockout("192.0.2.7");
  expect(await count()).toBe(1);
  currentTime += 1;
  await lockout("192.0.2.7");
  expect(await count()).toBe(2);
  for (let n = 0; n < 100; n++) await lockout(`10.0.${n}.1`);
  expect(await count()).toBe(21);
  await store.close();
});
