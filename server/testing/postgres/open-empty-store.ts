import { openDatabase } from "../../store/postgres/connection/open-database.ts";
import { openPool } from "../../store/postgres/connection/open-pool.ts";
import { createPostgresStore } from "../../store/postgres/postgres-store.ts";
import type { Store } from "../../store/store.ts";
import { createDatabase, dropDatabase } from "./test-database.ts";

const OPTIONS = { name: "of a test", poolSize: 5, tls: "off", mustExist: false } as const;

/** A database with the schema, to be copied: creating tables takes longer. */
let template: Promise<string> | undefined;

async function createTemplate(): Promise<string> {
  const url = await createDatabase();
  const pool = await openDatabase({ ...OPTIONS, url });
  await pool.end();
  return url;
}

/** An empty store in a database of its own, which is dropped when the store is closed. */
export async function openEmptyPostgresStore(): Promise<Store> {
  template ??= createTemplate();
  const url = await createDatabase({ template: await template });
  const store = createPostgresStore(await openDatabase({ ...OPTIONS, url }), { ...OPTIONS, url });
  return {
    ...store,
    async close() {
      await store.close();
      await dropDatabase(url);
    },
  };
}

/** Two servers on one empty database, and a connection that runs SQL. `close` drops the database. */
export async function openEmptyPostgresStores(): Promise<{
  stores: readonly [Store, Store];
  run: (sql: string) => Promise<unknown>;
  close: () => Promise<void>;
}> {
  template ??= createTemplate();
  const url = await createDatabase({ template: await template });
  const open = async () => createPostgresStore(await openDatabase({ ...OPTIONS, url }), { ...OPTIONS, url });
  const stores = [await open(), await open()] as const;
  const pool = openPool({ ...OPTIONS, url });
  return {
    stores,
    run: (sql) => pool.query(sql),
    async close() {
      await pool.end();
      for (const store of stores) await store.close();
      await dropDatabase(url);
    },
  };
}
