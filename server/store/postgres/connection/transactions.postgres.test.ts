import { expect, it } from "vitest";
import { createDatabase } from "../../../testing/postgres/test-database.ts";
import { SCHEMA_VERSION } from "../../schema-version.ts";
import { NO_EVENTS, openDatabase } from "./open-database.ts";
import { createTransactions } from "./transactions.ts";

it("each write sees the one before it even if the database's default isolation level is stricter", async () => {
  const url = await createDatabase();
  const options = { url, name: "of a test", poolSize: 4, tls: "off", mustExist: false } as const;
  const first = await openDatabase(options);
  await first.query(
    `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET default_transaction_isolation = 'repeatable read'`,
  );
  await first.end();
  const pool = await openDatabase(options);
  try {
    const { read, write } = createTransactions(pool, SCHEMA_VERSION, NO_EVENTS);
    const revision = () => read(async (tx) => tx.counter("revision"));
    const before = await revision();
    await Promise.all([1, 2, 3].map(() => write(async () => undefined)));
    expect(await revision()).toBe(before + 3);
  } finally {
    await pool.end();
  }
});
