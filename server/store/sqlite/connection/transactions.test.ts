import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "better-sqlite3";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openDatabase } from "./open-database.ts";
import { openSupersession } from "./superseded.ts";
import { createTransactions } from "./transactions.ts";

let folder: string;
let db: Database;
let other: Database;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "transactions-"));
  const file = join(folder, "mainstreet.db");
  db = openDatabase({ file });
  db.exec("CREATE TABLE counters (name TEXT, value INTEGER)");
  other = openDatabase({ file });
});
afterEach(() => {
  db.close();
  other.close();
  rmSync(folder, { recursive: true });
});

it("a write waits for a lock until the timeout, then fails with a sentence about the lock", async () => {
  const { write } = createTransactions(db, openSupersession(db), () => undefined, 50);
  other.exec("BEGIN IMMEDIATE");
  await expect(write(() => 1)).rejects.toMatchObject({
    code: "storage",
    message: expect.stringContaining("locked by another program"),
  });
  other.exec("COMMIT");
  expect(await write(() => 1)).toBe(1);
});

it("every connection that writes syncs the log at each commit", () => {
  for (const connection of [db, other]) {
    expect(connection.pragma("journal_mode", { simple: true })).toBe("wal");
    expect(connection.pragma("synchronous", { simple: true })).toBe(2);
  }
});
