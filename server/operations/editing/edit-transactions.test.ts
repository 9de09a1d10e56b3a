import Sqlite from "better-sqlite3";
import { afterAll, vi } from "vitest";
import { openMemoryStore } from "../../store/open-store.ts";
import { editTransactionsSuite } from "../../testing/suites/edit-transactions-suite.ts";

const statement = new Sqlite(":memory:").prepare("SELECT 1");
const run = vi.spyOn(Object.getPrototypeOf(statement) as Sqlite.Statement, "run");
afterAll(() => run.mockRestore());

editTransactionsSuite(
  "SQLite",
  openMemoryStore,
  () => run.mock.contexts.filter((context) => (context as Sqlite.Statement).source.startsWith("BEGIN")).length,
);
