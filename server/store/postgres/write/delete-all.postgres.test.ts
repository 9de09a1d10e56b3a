import pg from "pg";
import { expect, it } from "vitest";
import { AT, importInto } from "../../../testing/directories/import-into.ts";
import { openEmptyPostgresStores } from "../../../testing/postgres/open-empty-store.ts";
import { openPostgresStore } from "../open-postgres-store.ts";

it("reports the deletion even if VACUUM fails", async () => {
  const { url, stores, close } = await openEmptyPostgresStores();
  const urlWithLockTimeout = `${url}?options=${encodeURIComponent("-c lock_timeout=50")}`;
  const store = await openPostgresStore({ url: urlWithLockTimeout, name: "of a test", poolSize: 2, tls: "off" }, {});
  const blocker = new pg.Client(url);
  await blocker.connect();
  try {
    await importInto(store, { p1: {}, p2: {} });
    // This lock allows deletions, but no VACUUM.
    await blocker.query("BEGIN; LOCK TABLE postings IN SHARE UPDATE EXCLUSIVE MODE");
    expect(await store.maintenance.deleteAll("ann", AT, {})).toBe(2);
    expect(await stores[1].directory.countBusinesses()).toBe(0);
  } finally {
    await blocker.end();
    await store.close();
    await close();
  }
});
