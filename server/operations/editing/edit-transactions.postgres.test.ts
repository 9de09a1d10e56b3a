import pg from "pg";
import { afterAll, vi } from "vitest";
import { openEmptyPostgresStore } from "../../testing/postgres/open-empty-store.ts";
import { editTransactionsSuite } from "../../testing/suites/edit-transactions-suite.ts";

const query = vi.spyOn(pg.Client.prototype, "query");
afterAll(() => query.mockRestore());

editTransactionsSuite("PostgreSQL", openEmptyPostgresStore, () => {
  const texts = query.mock.calls.map(([text]: readonly unknown[]) => text);
  return texts.filter((text) => typeof text === "string" && text.startsWith("BEGIN")).length;
});
