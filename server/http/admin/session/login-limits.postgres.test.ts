import type { Context } from "koa";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openEmptyPostgresStores } from "../../../testing/postgres/open-empty-store.ts";
import { createLoginLimits, type LoginLimits } from "./login-limits.ts";
import { createLoginMemory } from "./login-memory.ts";

let openedStores: Awaited<ReturnType<typeof openEmptyPostgresStores>>;
let limits: LoginLimits[];
beforeEach(async () => {
  openedStores = await openEmptyPostgresStores();
  const now = () => new Date();
  limits = openedStores.stores.map((store) =>
    createLoginLimits({ loginMemory: createLoginMemory(store, async () => "secret", now), now }),
  );
});
afterEach(() => openedStores.close());

const contextOf = (ip: string) => {
  const cookies = { secure: false, get: () => undefined };
  return { req: { headers: {}, socket: { remoteAddress: ip } }, app: { proxy: false }, cookies, set: () => {} };
};

/** Signs in at one server after the other. */
async function attempt(n: number, ip = "10.0.0.1") {
  const limit = limits[n % limits.length];
  return limit?.add(contextOf(ip) as unknown as Context, "ann's password", async () => {});
}

it("an address has ten attempts at all servers together, and a successful attempt does not count", async () => {
  for (let n = 0; n < 9; n++) await attempt(n);
  await (await attempt(9))?.cancel();
  await attempt(10);
  for (const n of [11, 12]) await expect(attempt(n)).rejects.toMatchObject({ code: "too-many" });
  await attempt(13, "10.0.0.2");
});

it("no name that was typed is stored", async () => {
  await attempt(0);
  const { rows } = (await openedStores.run("SELECT key FROM login_attempts")) as { rows: { key: string }[] };
  expect(rows).toHaveLength(2);
  for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/);
});
