import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openServices } from "./open-services.ts";
import { importInto } from "./testing/directories/import-into.ts";

let parent: string;
let data: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "open-services-"));
  data = join(parent, "new", "data");
});
afterEach(() => rmSync(parent, { recursive: true }));

describe("the services of a dry run", () => {
  it("are those of an empty directory if there is no database, and create no folder", async () => {
    const services = await openServices({ data, environment: {}, isDryRun: true });
    expect(services.folder.path).toBe(data);
    expect(await services.store.directory.countBusinesses()).toBe(0);
    await services.close();
    expect(readdirSync(parent)).toEqual([]);
  });

  it("are those of the directory where there is one", async () => {
    const newServices = await openServices({ data, environment: {} });
    await importInto(newServices.store, { p1: {} });
    await newServices.close();
    const services = await openServices({ data, environment: {}, isDryRun: true });
    expect(await services.store.directory.countBusinesses()).toBe(1);
    await services.close();
    expect(existsSync(services.folder.database)).toBe(true);
  });
});

describe("a database in the data folder and database.url at once", () => {
  it("are refused, and both stay as they are", async () => {
    await (await openServices({ data, environment: {} })).close();
    const content = readdirSync(data);
    const environment = { MAINSTREET_DATABASE_URL: "postgres://mainstreet:hidden@db.example.org/d" };
    for (const options of [{}, { isDryRun: true }, { mustExist: true }]) {
      const error = await openServices({ data, environment, ...options }).catch((failure: Error) => failure);
      expect(error).toMatchObject({
        code: "invalid",
        message: `There are two databases: ${join(data, "mainstreet.db")}, and d at db.example.org:5432 in database.url. Nothing was changed. Keep one of the two: move that file away, or unset database.url.`,
      });
    }
    expect(readdirSync(data)).toEqual(content);
  });
});

it("A data folder that cannot be one is refused as such, and not because of the settings in it", async () => {
  writeFileSync(join(parent, "file"), "");
  await expect(openServices({ data: join(parent, "file"), environment: {} })).rejects.toThrow(
    /^The data folder .*file cannot be used/,
  );
});
