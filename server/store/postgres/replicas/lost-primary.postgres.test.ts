import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { plainTerms } from "#domain/search/plain-terms";
import { businessInsert as shop } from "../../../testing/directories/business-insert.ts";
import { AT, importInto } from "../../../testing/directories/import-into.ts";
import { openProxy, type Proxy } from "../../../testing/postgres/open-proxy.ts";
import { openReplicatedStore, type ReplicatedStore, urlAt } from "../../../testing/postgres/open-replicated-store.ts";
import { type PostgresServer, querySuperuser, startPostgres } from "../../../testing/postgres/postgres-server.ts";
import { type StandbyServer, startStandby } from "../../../testing/postgres/standby.ts";
import { createDatabase } from "../../../testing/postgres/test-database.ts";
import type { VisitorStore } from "../../port/replicas.ts";
import type { Store } from "../../store.ts";

/** Each test has its own servers, since the primary is killed. */
let primary: PostgresServer;
let standbys: [StandbyServer, StandbyServer];
/** Address of the primary, whichever server that is. */
let proxy: Proxy;
let url: string;
let store: ReplicatedStore;
beforeEach(async () => {
  primary = await startPostgres();
  standbys = [await startStandby(primary), await startStandby(primary)];
  proxy = await openProxy(primary.port);
  url = await createDatabase({ serverUrl: primary.url });
  store = await openServer();
  await importInto(store, [shop("p1"), shop("p2", { name: "Blue Door Bakery", city: "Salem" })]);
  await expect.poll(states).toEqual(["current", "current"]);
});
afterEach(async () => {
  await store.close();
  await proxy.close();
  for (const standby of standbys) await standby.close();
  await primary.close();
});

const openServer = () =>
  openReplicatedStore(
    proxy.through(url),
    standbys.map((standby) => urlAt(url, standby)),
  );
const states = () => store.replicas.status().standbys.map(({ state }) => state);
const isPrimaryLost = () => store.replicas.status().isPrimaryLost;

/** Returns names from a search, and cities from the columns. */
async function readVisible({ search }: VisitorStore | Store) {
  const page = { limit: 10, offset: 0 };
  const [searchResult, facets] = await Promise.all([
    search.businesses({ terms: plainTerms("bakery") }, "best", page),
    search.facets({}, {}, AT),
  ]);
  return [searchResult.businesses.map(({ name }) => name), facets.cities.map(({ name }) => name).toSorted()];
}
const RESULTS_BEFORE = [["Blue Door Bakery"], ["Salem", "Springfield"]];

describe("a primary that is killed", () => {
  it("is missed only by administrators: visitors read from the standbys, and from the primary again when it is back", async () => {
    await expect.poll(states).toEqual(["current", "current"]);
    await primary.kill();
    for (let read = 0; read < 20; read++) expect(await readVisible(store.replicas.visitors)).toEqual(RESULTS_BEFORE);
    await expect.poll(isPrimaryLost).toBe(true);
    expect(await readVisible(store.replicas.visitors)).toEqual(RESULTS_BEFORE);
    expect(await store.replicas.visitors.directory.dataState(AT)).toMatchObject({ version: expect.any(String) });
    await expect(importInto(store, [shop("p3")])).rejects.toMatchObject({ code: "storage" });
    await primary.start();
    await expect.poll(isPrimaryLost).toBe(false);
    // The standbys notice the restart before anything is changed.
    await expect.poll(states).toEqual(["current", "current"]);
    await importInto(store, [shop("p3", { name: "New Bakery", city: "Newtown" })]);
    const [names] = await readVisible(store.replicas.visitors);
    expect(names?.toSorted()).toEqual(["Blue Door Bakery", "New Bakery"]);
    await expect
      .poll(() => store.notices.filter((notice) => notice.includes("primary PostgreSQL")))
      .toEqual([expect.stringContaining("nothing can be changed"), expect.stringContaining("is back")]);
  });

  it("before the standbys have its last change, takes visitors back to the version of the standbys", async () => {
    for (const standby of standbys) await standby.disconnect();
    await importInto(store, [shop("l1", { name: "Lost Bakery", city: "Lost Springs" })]);
    expect((await readVisible(store.replicas.visitors))[1]).toContain("Lost Springs");
    await primary.kill();
    await expect.poll(() => readVisible(store.replicas.visitors).catch(() => undefined)).toEqual(RESULTS_BEFORE);
  });
});

describe("a standby that is promoted", () => {
  it("takes changes at the primary's address; the other standby is used again once it replicates from it", async () => {
    const other = await openServer();
    const before = await store.replicas.visitors.directory.dataVersion();
    await standbys[0].disconnect();
    await standbys[1].disconnect();
    await importInto(other, [shop("l1", { city: "Lost Springs" }), shop("l2", { city: "Gone" })]);
    await primary.kill();
    await standbys[0].promote();
    // Visitors read the standby before it gets the address of the primary.
    await expect.poll(() => readVisible(store.replicas.visitors).catch(() => undefined)).toEqual(RESULTS_BEFORE);
    proxy.moveTo(standbys[0].port);
    await expect.poll(isPrimaryLost).toBe(false);
    await importInto(store, [shop("n1", { name: "New Bakery", city: "Newtown" })]);
    for (const server of [store, other]) {
      await expect
        .poll(() => readVisible(server.replicas.visitors).then(([, cities]) => cities))
        .toEqual(["Newtown", "Salem", "Springfield"]);
      expect(await server.replicas.visitors.directory.dataVersion()).not.toBe(before);
    }
    await expect.poll(states).toEqual(["current", "behind"]);
    await standbys[1].follow(standbys[0]);
    await expect.poll(states).toEqual(["current", "current"]);
    for (let read = 0; read < 6; read++) expect((await readVisible(store.replicas.visitors))[1]).toContain("Newtown");
    await other.close();
  });
});

describe("synchronous replication", () => {
  it("loses no acknowledged change when the primary is killed", async () => {
    await querySuperuser(primary, "ALTER SYSTEM SET synchronous_standby_names = 'ANY 1 (*)'");
    await querySuperuser(primary, "SELECT pg_reload_conf()");
    const acknowledgedNames: string[] = [];
    let isKilled = false;
    const writeLoop = (async () => {
      for (let number = 0; !isKilled; number++) {
        const name = `change.${number}`;
        await store.maintenance.setSetting(name, "1").then(
          () => void acknowledgedNames.push(name),
          () => undefined,
        );
      }
    })();
    await expect.poll(() => acknowledgedNames.length).toBeGreaterThan(20);
    await primary.kill();
    isKilled = true;
    await writeLoop;
    // An operator promotes the standby that has received more.
    const receivedPositions = await Promise.all(standbys.map(receivedBytes));
    const best = standbys[(receivedPositions[0] ?? 0) >= (receivedPositions[1] ?? 0) ? 0 : 1];
    await best.promote();
    const client = new pg.Client(urlAt(url, best));
    await client.connect();
    const { rows } = await client.query<{ name: string }>("SELECT name FROM settings WHERE name LIKE 'change.%'");
    await client.end();
    const storedNames = new Set(rows.map(({ name }) => name));
    expect(acknowledgedNames.filter((name) => !storedNames.has(name))).toEqual([]);
  });
});

async function receivedBytes(standby: StandbyServer): Promise<number> {
  const [row] = await querySuperuser<{ bytes: number }>(
    standby,
    "SELECT (pg_last_wal_receive_lsn() - '0/0')::float8 AS bytes",
  );
  return row?.bytes ?? 0;
}
