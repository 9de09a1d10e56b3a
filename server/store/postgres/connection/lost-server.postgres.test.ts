import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { plainTerms } from "#domain/search/plain-terms";
import { businessInsert as shop } from "../../../testing/directories/business-insert.ts";
import { AT, importInto } from "../../../testing/directories/import-into.ts";
import { openProxy } from "../../../testing/postgres/open-proxy.ts";
import { type PostgresServer, querySuperuser, startPostgres } from "../../../testing/postgres/postgres-server.ts";
import { startStandby } from "../../../testing/postgres/standby.ts";
import { createDatabase } from "../../../testing/postgres/test-database.ts";
import { SCHEMA_VERSION } from "../../schema-version.ts";
import type { Store } from "../../store.ts";
import { openPostgresStore } from "../open-postgres-store.ts";
import { openPool } from "./open-pool.ts";
import { createTransactions } from "./transactions.ts";

/** This file has its own server, since it is killed. */
let server: PostgresServer;
let store: Store;
const options = { name: "of a test", poolSize: 3, tls: "off" } as const;
let url: string;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.close());

beforeEach(async () => {
  url = await createDatabase({ serverUrl: server.url });
  store = await openPostgresStore({ ...options, url }, { isServing: true });
});
afterEach(() => store.close());

const LOST_SERVER = {
  code: "storage",
  message: expect.stringMatching(/^The (PostgreSQL server|connection to the PostgreSQL server)/),
};

describe("a PostgreSQL server that is killed", () => {
  it("during a transaction, fails this and later ones with a sentence, until it is back", async () => {
    const pool = openPool({ ...options, url });
    const transactions = createTransactions(pool, SCHEMA_VERSION, { onCommit() {}, onRollback() {} });
    let isKilled = false;
    const outcome = transactions.write(async (tx) => {
      await tx.run("INSERT INTO settings (name, value) VALUES ('half', '1')");
      await server.kill();
      isKilled = true;
      await new Promise((resolve) => setTimeout(resolve, 50));
      await tx.run("INSERT INTO settings (name, value) VALUES ('rest', '1')");
    });
    await expect(outcome).rejects.toMatchObject(LOST_SERVER);
    expect(isKilled).toBe(true);
    await expect(transactions.read((tx) => tx.values("SELECT 1"))).rejects.toMatchObject(LOST_SERVER);
    await server.start();
    expect(
      await transactions.read((tx) => tx.values("SELECT name FROM settings WHERE name IN ('half', 'rest')")),
    ).toEqual([]);
    await pool.end();
  });
  it("is used again as soon as it is back, with every acknowledged change", async () => {
    const count = async () => (await store.search.facets({}, {}, AT)).cities[0]?.businessCount;
    await importInto(store, [shop("p1"), shop("p2")]);
    expect(await count()).toBe(2);
    await server.kill();
    await expect(importInto(store, [shop("p3")])).rejects.toMatchObject(LOST_SERVER);
    await server.start();
    expect(await count()).toBe(2);
    await importInto(store, [shop("p3")]);
    expect(await count()).toBe(3);
  });
});

describe("a connection that falls silent without being closed", () => {
  const work: ReadonlyArray<[phase: string, text: string, isPassed?: boolean]> = [
    ["the beginning of a write", "pg_advisory_xact_lock"],
    ["a statement", "INSERT INTO settings"],
    ["COPY", "COPY settings"],
    ["COMMIT", "NOTIFY"],
    ["the response to COMMIT", "NOTIFY", true],
  ];
  it.each(work)(
    "in %s, is closed after the timeout with a sentence, and the next write succeeds",
    async (_phase, text, isPassed) => {
      const proxy = await openProxy(server.port);
      const pool = openPool({ ...options, url: proxy.through(url), queryTimeoutMs: 3_000 });
      const { read, write } = createTransactions(pool, SCHEMA_VERSION, { onCommit() {}, onRollback() {} });
      const names = () => read((tx) => tx.values("SELECT name FROM settings WHERE name ~ 'one|two' ORDER BY name"));
      const writeSettings = (name: string) =>
        write(async (tx) => {
          await tx.run("INSERT INTO settings (name, value) VALUES ($1, '')", [`${name} by INSERT`]);
          await tx.copyRows("settings", ["name", "value"], [[`${name} by COPY`, ""]]);
        });
      try {
        proxy.silenceAt(text, isPassed);
        const error = await writeSettings("one").catch((failure: unknown) => failure);
        expect(error).toMatchObject(LOST_SERVER);
        expect(/stored is not known/.test(String(error))).toBe(text === "NOTIFY");
        expect(proxy.silentCount()).toBe(1);
        // PostgreSQL notices the loss by itself half a minute later.
        proxy.cut();
        await expect.poll(() => writeSettings("two").then(String, String)).toBe("undefined");
        const one = isPassed ? ["one by COPY", "one by INSERT"] : [];
        expect(await names()).toEqual([...one, "two by COPY", "two by INSERT"]);
      } finally {
        await pool.end();
        await proxy.close();
      }
    },
  );
});

it("a write that PostgreSQL rolled back over a silent connection leaves no cached ids to the next write", async () => {
  const proxy = await openProxy(server.port);
  const ownStore = await openPostgresStore({ ...options, url: proxy.through(url) }, {});
  try {
    proxy.silenceAt("COPY businesses");
    const lostImport = importInto(ownStore, { p1: { city: "Newtown" } }).then(String, String);
    await expect.poll(() => proxy.silentCount()).toBe(1);
    const holders = "FROM pg_stat_activity WHERE state = 'idle in transaction' AND application_name = 'mainstreet'";
    await querySuperuser(server, `SELECT pg_terminate_backend(pid) ${holders}`);
    await importInto(ownStore, { p2: { city: "Newtown" } });
    const { cities } = await ownStore.search.facets({}, {}, AT);
    expect(cities).toMatchObject([{ name: "Newtown", businessCount: 1 }]);
    proxy.cut();
    expect(await lostImport).toContain("PostgreSQL server");
  } finally {
    await ownStore.close();
    await proxy.close();
  }
});

describe("a failover to a standby at the same address", () => {
  it("that lacks the last changes invalidates caches, columns and cached ids, although new changes get the same numbers", async () => {
    const standby = await startStandby(server);
    const proxy = await openProxy(server.port);
    const open = () => openPostgresStore({ ...options, url: proxy.through(url) }, { isServing: true });
    const [one, other] = [await open(), await open()];
    try {
      const readVisible = async (from: Store) => {
        const { cities } = await from.search.facets({}, {}, AT);
        const names = await from.search.businesses({}, "name", { limit: 20, offset: 0 });
        return [cities.map(({ name, businessCount }) => `${businessCount} ${name}`).toSorted(), names.totalCount];
      };
      await importInto(one, [shop("p1"), shop("p2")]);
      const before = await readVisible(other);
      await expect.poll(async () => await standbyCount(standby.superuserUrl, url)).toBe(2);
      await standby.disconnect();
      await importInto(one, { l1: { city: "Lost Springs" }, l2: { city: "Lost Springs" }, l3: { city: "Gone" } });
      expect(await readVisible(other)).toEqual([["1 Gone", "2 Lost Springs", "2 Springfield"], 5]);
      expect(await readVisible(one)).toEqual(await readVisible(other));
      await server.kill();
      await standby.promote();
      proxy.moveTo(standby.port);
      await expect.poll(() => readVisible(other).catch(() => undefined)).toEqual(before);
      // The ids of the lost cities are assigned to other cities.
      await importInto(one, { n1: { city: "Newtown" }, n2: { city: "Lost Springs" }, n3: { city: "Elsewhere" } });
      const after = [["1 Elsewhere", "1 Lost Springs", "1 Newtown", "2 Springfield"], 5];
      expect(await readVisible(one)).toEqual(after);
      await expect.poll(() => readVisible(other)).toEqual(after);
      const [page] = (await other.search.businesses({ terms: plainTerms("Newtown") }, "name", { limit: 5, offset: 0 }))
        .businesses;
      expect(page?.city).toBe("Newtown");
    } finally {
      await one.close();
      await other.close();
      await proxy.close();
      await standby.close();
    }
  });
});

/** Counts the businesses of the standby. */
async function standbyCount(superuserUrl: string, databaseUrl: string): Promise<number> {
  const address = new URL(superuserUrl);
  address.pathname = new URL(databaseUrl).pathname;
  const client = new pg.Client(address.href);
  await client.connect();
  const { rows } = await client.query<{ count: string }>("SELECT count(*) FROM businesses");
  await client.end();
  return Number(rows[0]?.count);
}
