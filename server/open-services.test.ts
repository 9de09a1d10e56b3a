import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openServices } from "./open-services.ts";
import { importInto } from "./testing/import-into.ts";

let parent: string;
let data: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "open-services-"));
  data = join(parent, "new", "data");
});
afterEach(() => rmSync(parent, { recursive: true }));

describe("the services of a dry run", () => {
  it("are those of an empty directory where there is none, and leave no folder", async () => {
    const services = await openServices({ data, environment: {}, isDryRun: true });
    expect(services.folder.path).toBe(data);
    expect(await services.store.directory.countBusinesses()).toBe(0);
    await services.close();
    expect(readdirSync(parent)).toEqual([]);
  });

  it("are those of the directory where there is one", async () => {
    const made = await openServices({ data, environment: {} });
    await importInto(made.store, { p1: {} });
    await made.close();
    const services = await openServices({ data, environment: {}, isDryRun: true });
    expect(await services.store.directory.countBusinesses()).toBe(1);
    await services.close();
    expect(existsSync(services.folder.database)).toBe(true);
  });
});
