import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { businessInsert as shop } from "../../../testing/directories/business-insert.ts";
import { AT, importInto } from "../../../testing/directories/import-into.ts";
import { openProxy, type Proxy } from "../../../testing/postgres/open-proxy.ts";
import { openReplicatedStore, type ReplicatedStore, urlAt } from "../../../testing/postgres/open-replicated-store.ts";
import { type PostgresServer, querySuperuser, startPostgres } from "../../../testing/postgres/postgres-server.ts";
import { type StandbyServer, startStandby } from "../../../testing/postgres/standby.ts";
import { createDatabase } from "../../../testing/postgres/test-database.ts";
import type { VisitorStore } from "../../port/replicas.ts";
import { openPostgresStore } from "../open-postgres-store.ts";

/** Longer than any test takes, so that a paused standby stays in use. */
const LONG_MS = 600_000;

let primary: PostgresServer;
let standbys: [StandbyServer, StandbyServer];
let proxies: Proxy[];
let url: string;
let replicas: string[];
beforeAll(async () => {
  primary = await startPostgres();
  standbys = [await startStandby(primary), await startStandby(primary)];
  proxies = await Promise.all(standbys.map(({ port }) => openProxy(port)));
});
afterAll(async () => {
  for (const proxy of proxies) await proxy.close();
  for (const standby of standbys) await standby.close();
  await primary.close();
});

let openStores: ReplicatedStore[];
beforeEach(async () => {
  openStores = [];
  url = await createDatabase({ serverUrl: primary.url });
  replicas = proxies.map((proxy) => proxy.through(url));
});
afterEach(async () => {
  for (const standby of standbys) await standby.resumeReplay();
  await Promise.all(openStores.map((store) => store.close()));
});

async function open(maxLagMs?: number) {
  const store = await openReplicatedStore(url, replicas, maxLagMs);
  openStores.push(store);
  return store;
}

/** Waits until visitors of the store read from both standbys. */
async function waitUntilCurrent(...stores: readonly ReplicatedStore[]) {
  await expect.poll(() => stores.flatMap(states)).toEqual(stores.flatMap(() => ["current", "current"]));
}
const states = (store: ReplicatedStore) => store.replicas.status().standbys.map(({ state }) => state);

/** Imports on another server; this server learns of the import only from the database. */
async function importElsewhere(...shops: readonly ReturnType<typeof shop>[]) {
  const other = await openPostgresStore({ url, name: "of a test", poolSize: 2, tls: "off" }, {});
  await importInto(other, shops);
  await other.close();
}

/** Reads the columns, the rows, and the version that caches have. */
async function readVisible({ search, directory }: VisitorStore) {
  const [facets, list, statistics, version] = await Promise.all([
    search.facets({}, {}, AT),
    search.businesses({}, "name", { limit: 20, offset: 0 }),
    directory.statistics(),
    directory.dataVersion(),
  ]);
  const inCity = facets.cities.reduce((sum, { businessCount }) => sum + businessCount, 0);
  return { counts: [inCity, list.totalCount, statistics.totalBusinesses], version };
}
const counts = async (from: VisitorStore) => (await readVisible(from)).counts;
const allThree = (count: number) => [count, count, count];

describe("standbys that lag behind", () => {
  it("answer visitors while their lag is within the limit, and again after they have caught up", async () => {
    const store = await open(3_000);
    await importInto(store, [shop("p1"), shop("p2")]);
    await waitUntilCurrent(store);
    expect(await counts(store.replicas.visitors)).toEqual(allThree(2));
    for (const standby of standbys) await standby.pauseReplay();
    const before = await readVisible(store.replicas.visitors);
    await importElsewhere(shop("p3"));
    expect(await readVisible(store.replicas.visitors)).toEqual(before);
    expect((await store.directory.statistics()).totalBusinesses).toBe(3);
    await expect.poll(() => readVisible(store.replicas.visitors).then((now) => now.counts)).toEqual(allThree(3));
    expect(states(store)).toEqual(["behind", "behind"]);
    expect(await store.replicas.visitors.directory.dataVersion()).toBe(await store.directory.dataVersion());
    for (const standby of standbys) await standby.resumeReplay();
    await waitUntilCurrent(store);
    expect(store.notices.filter((notice) => notice.includes("standby 2"))).toEqual([
      expect.stringContaining("lacks changes of its primary"),
      expect.stringContaining("answers visitors again"),
    ]);
  });

  it("are left out by a server that wrote, and by another one for the person who wrote there (read your writes)", async () => {
    const [one, other] = [await open(LONG_MS), await open(LONG_MS)];
    await importInto(one, [shop("p1")]);
    await waitUntilCurrent(one, other);
    for (const standby of standbys) await standby.pauseReplay();
    await importInto(one, [shop("p2")]);
    expect(await counts(one.replicas.visitors)).toEqual(allThree(2));
    expect(await counts(other.replicas.visitors)).toEqual(allThree(1));
    await other.replicas.catchUp(one.replicas.newestVersion() ?? "");
    expect(await counts(other.replicas.visitors)).toEqual(allThree(2));
  });

  it("show no visitor older data than before, when one standby is ahead of the other (monotonic reads)", async () => {
    const store = await open(LONG_MS);
    await importInto(store, [shop("p1")]);
    await waitUntilCurrent(store);
    await standbys[0].pauseReplay();
    await importElsewhere(shop("p2"), shop("p3", { city: "Salem" }));
    await expect.poll(() => counts(store.replicas.visitors)).toEqual(allThree(3));
    const results = await Promise.all(Array.from({ length: 30 }, () => readVisible(store.replicas.visitors)));
    expect(new Set(results.map((each) => JSON.stringify(each))).size).toBe(1);
    // Another server read the older state.
    const lateStore = await open(LONG_MS);
    expect(await counts(lateStore.replicas.visitors)).toEqual(allThree(3));
  });
});

describe("a server that is stopped", () => {
  it("does not report a standby as lost", async () => {
    const store = await open();
    await waitUntilCurrent(store);
    await store.close();
    openStores = [];
    expect(store.notices).toEqual([]);
  });
});

describe("a standby that is lost", () => {
  it("is left out, and used again when it is back", async () => {
    const store = await open();
    await importInto(store, [shop("p1")]);
    await waitUntilCurrent(store);
    await standbys[0].kill();
    expect(await counts(store.replicas.visitors)).toEqual(allThree(1));
    await expect.poll(() => states(store)).toEqual(["lost", "current"]);
    await importInto(store, [shop("p2")]);
    expect(await counts(store.replicas.visitors)).toEqual(allThree(2));
    await standbys[0].start();
    await waitUntilCurrent(store);
    expect(await counts(store.replicas.visitors)).toEqual(allThree(2));
  });

  it("over a silent network, delays no read for long", async () => {
    const store = await open();
    await importInto(store, [shop("p1")]);
    await waitUntilCurrent(store);
    for (const proxy of proxies) proxy.delay(LONG_MS);
    const reads = Array.from({ length: 4 }, () => counts(store.replicas.visitors));
    expect(await Promise.all(reads)).toEqual(reads.map(() => allThree(1)));
    await expect.poll(() => states(store)).toEqual(["lost", "lost"]);
    for (const proxy of proxies) {
      proxy.delay(0);
      proxy.cut();
    }
    await waitUntilCurrent(store);
  });
});

describe("a statement that conflicts with the standby's replay", () => {
  it("is repeated on another server", async () => {
    for (const standby of standbys) {
      await querySuperuser(standby, "ALTER SYSTEM SET max_standby_streaming_delay = 0");
      await querySuperuser(standby, "SELECT pg_reload_conf()");
    }
    const store = await open();
    await importInto(store, [shop("p1")]);
    await waitUntilCurrent(store);
    const lock = { ...primary, superuserUrl: urlAt(url, primary).replace("//mainstreet:", "//postgres:") };
    let isReading = true;
    let lockCount = 0;
    const lockedWrite = (async () => {
      for (; isReading; lockCount++) {
        await querySuperuser(lock, "DO $$ BEGIN LOCK TABLE listings, businesses IN ACCESS EXCLUSIVE MODE; END $$");
      }
    })();
    for (let turn = 0; turn < 50 || lockCount <= 10; turn++)
      expect(await counts(store.replicas.visitors)).toEqual(allThree(1));
    isReading = false;
    await lockedWrite;
    const cancelledQueries = await Promise.all(
      standbys.map((standby) =>
        querySuperuser<{ count: number }>(
          standby,
          "SELECT sum(confl_lock)::integer AS count FROM pg_stat_database_conflicts",
        ),
      ),
    );
    expect(cancelledQueries.flat().reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(0);
  });
});
