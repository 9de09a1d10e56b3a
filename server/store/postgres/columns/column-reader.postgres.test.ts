import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { businessInsert as shop } from "../../../testing/directories/business-insert.ts";
import { AT, importInto, type ToImport } from "../../../testing/directories/import-into.ts";
import { openEmptyPostgresStores } from "../../../testing/postgres/open-empty-store.ts";
import { SCHEMA_VERSION } from "../../schema-version.ts";
import type { Store } from "../../store.ts";
import { NO_EVENTS } from "../connection/open-database.ts";
import { openPool } from "../connection/open-pool.ts";
import { createTransactions, type Transactions } from "../connection/transactions.ts";
import { openColumnReader } from "./column-reader.ts";

describe("the column store, when another server changes the directory", () => {
  let reader: Store;
  let writer: Store;
  let run: (sql: string) => Promise<unknown>;
  let close: () => Promise<void>;
  beforeEach(async () => {
    ({
      stores: [reader, writer],
      run,
      close,
    } = await openEmptyPostgresStores());
  });
  afterEach(() => close());

  const put = (...importArguments: ToImport) => importInto(writer, ...importArguments);
  const cities = async () =>
    (await reader.search.facets({}, {}, AT)).cities.map(({ name, businessCount }) => `${businessCount} ${name}`);

  it("reads the changes", async () => {
    expect(await cities()).toEqual([]);
    await put([shop("p1"), shop("p2"), shop("p3", { city: "Salem" })]);
    expect(await cities()).toEqual(["2 Springfield", "1 Salem"]);
    await put([shop("p1", { city: "Salem" }), shop("p4", { city: "Salem" })]);
    expect(await cities()).toEqual(["3 Salem", "1 Springfield"]);
    await put([shop("p2", { businessStatus: "CLOSED_PERMANENTLY" })]);
    expect(await cities()).toEqual(["3 Salem"]);
  });

  it("is reloaded when the log of changes was truncated", async () => {
    await put([shop("p1"), shop("p2")]);
    expect(await cities()).toEqual(["2 Springfield"]);
    await put([shop("p1", { city: "Salem" }), shop("p2", { city: "Salem" })]);
    await run("DELETE FROM listing_changes WHERE seq = (SELECT min(seq) FROM listing_changes)");
    expect(await cities()).toEqual(["2 Salem"]);
    await put([shop("p1"), shop("p2")]);
    await run("DELETE FROM listing_changes");
    expect(await cities()).toEqual(["2 Springfield"]);
  });

  it("follows the changes across gaps in the log, which failed writes leave", async () => {
    await put([shop("p1"), shop("p2")]);
    await put([shop("p1", { city: "Salem" })]);
    expect((await cities()).toSorted()).toEqual(["1 Salem", "1 Springfield"]);
    await run("SELECT nextval(pg_get_serial_sequence('listing_changes', 'seq')) FROM generate_series(1, 10)");
    await put([shop("p2", { city: "Salem" })]);
    expect(await cities()).toEqual(["2 Salem"]);
  });

  it("is reloaded when a business with a lower id than its first one reopens", async () => {
    await put([shop("p1", { businessStatus: "CLOSED_PERMANENTLY" }), shop("p2")]);
    expect(await cities()).toEqual(["1 Springfield"]);
    await put([shop("p1", { city: "Salem" })]);
    expect((await cities()).toSorted()).toEqual(["1 Salem", "1 Springfield"]);
  });

  it("is reloaded after a failover to a standby that lacked the last changes", async () => {
    await put([shop("p1"), shop("p2")]);
    await put([shop("p1", { city: "Salem" })]);
    expect((await cities()).toSorted()).toEqual(["1 Salem", "1 Springfield"]);
    await run("UPDATE counters SET value = value - 1 WHERE name = 'revision'");
    await run("UPDATE listings SET city_id = (SELECT id FROM cities WHERE name = 'Springfield')");
    expect(await cities()).toEqual(["2 Springfield"]);
  });

  it("loads more listings, and reads more changes, than one slice holds", async () => {
    const shopsIn = (city: string) => Array.from({ length: 2_600 }, (_, n) => shop(`m${n}`, { city }));
    await put(shopsIn("Springfield"));
    expect(await cities()).toEqual(["2600 Springfield"]);
    await put([...shopsIn("Salem"), ...Array.from({ length: 2_600 }, (_, n) => shop(`n${n}`))]);
    expect((await cities()).toSorted()).toEqual(["2600 Salem", "2600 Springfield"]);
  });

  it("is current in the middle of a long operation, with more readers at once than connections", async () => {
    expect(await cities()).toEqual([]);
    const importId = await writer.imports.begin(["more.xlsx"], "cli", AT);
    for (let batch = 1; batch <= 3; batch++) {
      const shops = Array.from({ length: 500 }, (_, n) => shop(`b${batch}-${n}`));
      await writer.imports.writeBatch(importId, shops, "skip", AT);
      const results = await Promise.all(
        Array.from({ length: 12 }, (_, n) => (n === 4 ? reader.directory.dataState(AT) : cities())),
      );
      for (const result of results) {
        if (Array.isArray(result)) expect(result).toEqual([`${batch * 500} Springfield`]);
        else expect(result.isChanging).toBe(true);
      }
    }
  });
});

it("a read that fails and is repeated on another server does not change the columns that others use", async () => {
  const { url, stores, close } = await openEmptyPostgresStores();
  const pool = openPool({ url, poolSize: 5, tls: "off" });
  try {
    const { read } = createTransactions(pool, SCHEMA_VERSION, NO_EVENTS);
    const columns = openColumnReader(read);
    await importInto(stores[0], [shop("p1")]);
    const [start, repeat] = [signal(), signal()];
    const readTwice: Transactions["read"] = async (work) => {
      const failure = new Error("The first server was lost.");
      const first = await read(work).catch((error: unknown) => error as Error);
      if (!(first instanceof Error)) return first;
      expect(first).toEqual(failure);
      await importInto(stores[0], [shop("p2")]);
      return await read(work).finally(repeat.send);
    };
    const otherReads: Promise<number[]>[] = [];
    const count = columns.use(async (_, current) => {
      if (otherReads.length > 0) return current.size;
      otherReads.push(
        columns.use(async (_tx, usedColumns) => {
          const before = usedColumns.size;
          start.send();
          await repeat.sent;
          return [before, usedColumns.size];
        }),
      );
      await start.sent;
      throw new Error("The first server was lost.");
    }, readTwice);
    expect(await count).toBe(2);
    expect(await Promise.all(otherReads)).toEqual([[1, 1]]);
  } finally {
    await pool.end();
    await close();
  }
});

function signal() {
  let send = () => {};
  const notification = new Promise<void>((resolve) => {
    send = resolve;
  });
  return { sent: notification, send };
}
