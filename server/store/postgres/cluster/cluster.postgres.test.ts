import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openEmptyPostgresStores } from "../../../testing/postgres/open-empty-store.ts";
import type { Cluster } from "../../port/cluster.ts";

let one: Cluster;
let other: Cluster;
let run: (sql: string) => Promise<unknown>;
let close: () => Promise<void>;
beforeEach(async () => {
  const openedStores = await openEmptyPostgresStores();
  [one, other] = openedStores.stores.map(({ cluster }) => cluster) as [Cluster, Cluster];
  run = openedStores.run;
  close = openedStores.close;
});
afterEach(() => close());

describe("files that servers share", () => {
  it("are read by all servers in chunks once they are finished", async () => {
    const chunks = [Buffer.from([0, 1, 255]), Buffer.from([7])];
    await one.files.begin("upload", "a", "shops.xlsx");
    for (const [number, bytes] of chunks.entries()) await one.files.writeChunk("upload", "a", number, bytes);
    expect(await other.files.find("upload", "a")).toBeUndefined();
    await one.files.finish("upload", "a");
    expect(await other.files.find("upload", "a")).toMatchObject({ id: "a", name: "shops.xlsx", bytes: 4 });
    const read = await Promise.all([0, 1, 2].map((number) => other.files.chunk("upload", "a", number)));
    expect(read).toEqual([...chunks, undefined]);
  });

  it("are listed newest first, replaced under the same id, and removed with their chunks", async () => {
    for (const id of ["1", "2", "3"]) await one.files.begin("rejects", id, `rejects-${id}.xlsx`);
    await one.files.writeChunk("rejects", "1", 0, Buffer.from("old"));
    await one.files.begin("rejects", "1", "new.xlsx");
    expect(await other.files.chunk("rejects", "1", 0)).toBeUndefined();
    const listedFiles = await other.files.list("rejects");
    expect(listedFiles.map(({ id }) => id).toSorted()).toEqual(["1", "2", "3"]);
    expect(listedFiles[0]?.ageMs).toBeLessThanOrEqual(listedFiles[2]?.ageMs ?? 0);
    expect(await other.files.list("upload")).toEqual([]);
    await other.files.remove("rejects", ["1", "3"]);
    expect((await one.files.list("rejects")).map(({ id }) => id)).toEqual(["2"]);
    await expect(one.files.writeChunk("rejects", "1", 1, Buffer.from("more"))).rejects.toMatchObject({
      code: "not-found",
    });
  });
});

describe("login attempts on several servers", () => {
  const limit = (key: string, capacity: number) => ({ key, capacity, leakMs: 600_000 });

  it("count together, even when concurrent", async () => {
    const tries = Array.from({ length: 10 }, (_, n) => (n % 2 === 0 ? one : other).attempts.add([limit("net", 4)]));
    const waits = (await Promise.all(tries)).flat();
    expect(waits.filter((wait) => wait === 0)).toHaveLength(4);
    const full = waits.filter((wait) => wait > 0);
    expect(Math.max(...full)).toBeLessThanOrEqual(600_000);
    expect(Math.min(...full)).toBeGreaterThan(500_000);
  });

  it("count in no bucket if one of them is full", async () => {
    await one.attempts.add([limit("net", 1), limit("ann", 9)]);
    const [net, ann] = await other.attempts.add([limit("net", 1), limit("ann", 2)]);
    expect([net !== 0, ann]).toEqual([true, 0]);
    expect(await one.attempts.add([limit("ann", 2)])).toEqual([0]);
    expect(await one.attempts.add([limit("ann", 2)])).not.toEqual([0]);
  });

  it("can be removed", async () => {
    const limits = [limit("net", 1), limit("ann", 1)];
    await one.attempts.add(limits);
    await other.attempts.remove(limits);
    expect(await one.attempts.add(limits)).toEqual([0, 0]);
  });

  it("leak away over time", async () => {
    await one.attempts.add([{ key: "net", capacity: 1, leakMs: 1 }]);
    let wait: number | undefined;
    do [wait] = await other.attempts.add([{ key: "net", capacity: 1, leakMs: 1 }]);
    while (wait !== 0);
  });
});

describe("exclusive work of servers", () => {
  it("runs on one server at a time, while others run other kinds", async () => {
    const doneTasks: string[] = [];
    const start = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const first = one.runExclusively("upkeep", async () => {
      start.resolve();
      await release.promise;
    });
    await start.promise;
    expect(await other.runExclusively("upkeep", async () => void doneTasks.push("upkeep"))).toBe(false);
    expect(await other.runExclusively("daily-backup", async () => void doneTasks.push("backup"))).toBe(true);
    release.resolve();
    expect(await first).toBe(true);
    expect(await other.runExclusively("upkeep", async () => void doneTasks.push("upkeep"))).toBe(true);
    expect(doneTasks).toEqual(["backup", "upkeep"]);
  });

  it("can run on another server after it failed", async () => {
    await expect(one.runExclusively("upkeep", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await other.runExclusively("upkeep", async () => undefined)).toBe(true);
  });
});

it("the clock of the database is compared with that of the process", async () => {
  // Both clocks run on one machine, so they differ only by the duration of a statement.
  expect(Math.abs(await one.clockOffset())).toBeLessThan(60_000);
});

it("PostgreSQL is set to detect vanished clients soon and release their locks", async () => {
  const { rows } = (await run("SELECT current_setting('tcp_keepalives_idle') AS idle")) as { rows: { idle: string }[] };
  // Over a socket file the value is 0.
  expect(["0", "15"]).toContain(rows[0]?.idle);
});
