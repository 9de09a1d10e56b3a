import { setImmediate as nextTurn } from "node:timers/promises";
import Sqlite, { type Database } from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ColumnStore } from "../../columns/column-store.ts";
import { writePositions } from "../../columns/positions/bitset.ts";
import { openCounters } from "../write/counters.ts";
import { openPostingsCache, type PostingsCache } from "./postings-cache.ts";
import { rowidOf } from "./search-index.ts";

const FIRST_ID = 7;
const SIZE = 100;
const JAZZ = [["jazz"]];

describe("cached postings", () => {
  let db: Database;
  let columns: ColumnStore;
  let cache: PostingsCache;
  let afterRead: (() => void) | undefined;

  beforeEach(() => {
    db = new Sqlite(":memory:");
    db.exec(`CREATE TABLE counters (name TEXT PRIMARY KEY, value INTEGER); INSERT INTO counters VALUES ('revision', 1);
      CREATE VIRTUAL TABLE search USING fts5 (name, text, content = '', contentless_delete = 1, detail = column)`);
    columns = new ColumnStore(FIRST_ID);
    for (let id = FIRST_ID; id < FIRST_ID + SIZE; id++)
      columns.put([id, 0, null, 1, null, null, null, null, 0, 0, null, null, 0, 0, "", null]);
    afterRead = undefined;
    cache = openPostingsCache(db, openCounters(db), async (work) => {
      const result = work();
      afterRead?.();
      return result;
    });
    add(9, "jazz");
    add(40, "jazz bar");
    add(41, "bar");
  });
  afterEach(() => {
    db.close();
  });

  function add(id: number, text: string) {
    db.prepare("INSERT INTO search (rowid, name, text) VALUES (CAST(? AS INTEGER), ?, '')").run(
      rowidOf(id % 3, id),
      text,
    );
  }

  function addAndCommit(id: number, text: string) {
    add(id, text);
    db.exec("UPDATE counters SET value = value + 1 WHERE name = 'revision'");
  }

  /** Returns ids; undefined if they are not cached. */
  function idsOf(terms: readonly (readonly string[])[]): number[] | undefined {
    const bits = cache.matching(terms, columns);
    if (bits === undefined) return undefined;
    const positions = new Uint32Array(SIZE);
    return Array.from(positions.subarray(0, writePositions(bits, positions)), (position) => position + FIRST_ID);
  }

  async function load(terms: readonly (readonly string[])[]): Promise<number[] | undefined> {
    for (let use = 0; use < 3; use++) {
      idsOf(terms);
      for (let turn = 0; turn < 10; turn++) await nextTurn();
    }
    return idsOf(terms);
  }

  it("are those of any alternative of every term", async () => {
    expect(await load(JAZZ)).toEqual([9, 40]);
    expect(await load([["jazz", "bar"]])).toEqual([9, 40, 41]);
    expect(await load([["jazz"], ["bar"]])).toEqual([40]);
    expect(await load([["nowhere"]])).toEqual([]);
  });

  it("are read at the second use", async () => {
    expect(idsOf(JAZZ)).toBeUndefined();
    await nextTurn();
    await nextTurn();
    expect(idsOf(JAZZ)).toBeUndefined();
    await nextTurn();
    await nextTurn();
    expect(idsOf(JAZZ)).toEqual([9, 40]);
  });

  it("are forgotten when the data changes", async () => {
    expect(await load(JAZZ)).toEqual([9, 40]);
    addAndCommit(60, "jazz");
    expect(idsOf(JAZZ)).toBeUndefined();
    expect(await load(JAZZ)).toEqual([9, 40, 60]);
  });

  it("are not cached if the data changes right after they were read", async () => {
    afterRead = () => {
      afterRead = undefined;
      addAndCommit(60, "jazz");
      idsOf(JAZZ);
    };
    expect(await load(JAZZ)).toEqual([9, 40, 60]);
  });
});
