import { truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { importInto } from "../../testing/directories/import-into.ts";
import { runServer, type ServerFixture } from "../../testing/servers/running-server.ts";
import { canMountDisks, mountSmallDisk } from "../../testing/servers/small-disk.ts";

const BUSINESSES = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`p${index}`, {}]));

let site: ServerFixture;
beforeEach(async () => {
  site = await runServer();
});
afterEach(() => site.close());

const status = async (path: string) => (await fetch(site.url + path)).status;

describe("a server", () => {
  it("is ready while its database can be read and written", async () => {
    await importInto(site.services.store, BUSINESSES);
    const response = await fetch(`${site.url}/readyz`);
    expect([response.status, await response.json()]).toEqual([200, { status: "ready" }]);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("whose database is damaged is alive and not ready", async () => {
    const { database } = site.services.folder;
    await site.services.store.maintenance.maintain("urgent");
    await writeFile(database, "not a database", { flag: "r+" });
    expect([await status("/healthz"), await status("/readyz")]).toEqual([200, 503]);
  });

  it("whose database is cut off is alive and not ready", async () => {
    await importInto(site.services.store, BUSINESSES);
    await site.services.store.maintenance.maintain("urgent");
    await truncate(site.services.folder.database, 16_384);
    await truncate(join(site.services.folder.path, "mainstreet.db-wal"), 0);
    expect([await status("/healthz"), await status("/readyz")]).toEqual([200, 503]);
  });
});

describe.runIf(canMountDisks())("a server whose disk is full", () => {
  it("is alive and not ready until there is room again", async () => {
    const disk = mountSmallDisk(16);
    const full = await runServer({}, join(disk?.folder ?? "", "data"));
    try {
      const becomes = (expected: number) =>
        expect.poll(async () => (await fetch(`${full.url}/readyz`)).status).toBe(expected);
      await becomes(200);
      disk?.fill();
      await becomes(503);
      expect((await fetch(`${full.url}/healthz`)).status).toBe(200);
      disk?.removeFiller();
      await becomes(200);
    } finally {
      await full.close();
      disk?.unmount();
    }
  });
});
