import { openDatabase } from "../../store/postgres/connection/open-database.ts";
import { openPool } from "../../store/postgres/connection/open-pool.ts";
import { openPostgresStore } from "../../store/postgres/open-postgres-store.ts";
import type { Store } from "../../store/store.ts";
import { createDatabase } from "./test-database.ts";

const OPTIONS = { name: "of a test", poolSize: 5, tls: "off", mustExist: false } as const;

/** Empties every table, those with foreign keys first, and restarts sequences. */
const EMPTY = `
  DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT c.oid::regclass FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
      ORDER BY EXISTS (SELECT FROM pg_constraint WHERE conrelid = c.oid AND contype = 'f') DESC
    LOOP EXECUTE 'DELETE FROM ' || name; END LOOP;
    FOR name IN SELECT oid::regclass FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'S'
    LOOP EXECUTE 'ALTER SEQUENCE ' || name || ' RESTART'; END LOOP;
  END $$`;

/** Databases that a test has used and emptied: creating one takes a hundred times as long. */
const freeDatabases: string[] = [];
/** Values of the counters in an unused database. */
let firstCounters: Promise<string> | undefined;

async function takeDatabase(): Promise<string> {
  const freeDatabase = freeDatabases.pop();
  if (freeDatabase !== undefined) return freeDatabase;
  const url = await createDatabase();
  const pool = await openDatabase({ ...OPTIONS, url });
  firstCounters ??= pool
    .query<{ sql: string }>("SELECT string_agg(format('(%L, %s)', name, value), ', ') AS sql FROM counters")
    .then(({ rows }) => rows[0]?.sql ?? "");
  await firstCounters;
  await pool.end();
  return url;
}

async function giveBack(url: string): Promise<void> {
  const pool = openPool({ ...OPTIONS, url });
  await pool.query(`${EMPTY}; INSERT INTO counters VALUES ${await firstCounters}`);
  await pool.end();
  freeDatabases.push(url);
}

const open = (url: string) => openPostgresStore({ ...OPTIONS, url }, { mustExist: true });

/** Opens an empty store. */
export async function openEmptyPostgresStore(): Promise<Store> {
  const url = await takeDatabase();
  const store = await open(url);
  return {
    ...store,
    async close() {
      await store.close();
      await giveBack(url);
    },
  };
}

/** Opens two servers on one empty database; `run` executes SQL. */
export async function openEmptyPostgresStores(): Promise<{
  url: string;
  stores: readonly [Store, Store];
  run: (sql: string) => Promise<unknown>;
  close: () => Promise<void>;
}> {
  const url = await takeDatabase();
  const stores = [await open(url), await open(url)] as const;
  const pool = openPool({ ...OPTIONS, url });
  return {
    url,
    stores,
    run: (sql) => pool.query(sql),
    async close() {
      await pool.end();
      for (const store of stores) await store.close();
      await giveBack(url);
    },
  };
}
