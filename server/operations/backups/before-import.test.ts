import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { configSchema } from "../../config/config-schema.ts";
import { openDataFolder } from "../../config/data-folder.ts";
import { openStore } from "../../store/open-store.ts";
import { importInto } from "../../testing/directories/import-into.ts";
import { backUpBeforeImport } from "./before-import.ts";

it("A snapshot is taken before a large import into a directory that has something to lose, and before no other", async () => {
  const path = await mkdtemp(join(tmpdir(), "mainstreet-before-import-"));
  const folder = await openDataFolder(path, {});
  const store = await openStore({ file: folder.database });
  const file = join(path, "large.csv");
  await writeFile(file, "");
  const settings = configSchema.parse({}).backup;
  const snapshot = () =>
    backUpBeforeImport({ store, folder, settings, files: [file, "missing"], now: () => new Date() });

  await truncate(file, 20_000_000);
  expect(await snapshot()).toBeNull();
  await importInto(store, { p1: {} });
  expect(await snapshot()).toMatch(/before-import-\d{8}-\d{6}\.db$/);
  await truncate(file, 9_000_000);
  expect(await snapshot()).toBeNull();
  await store.close();
  await rm(path, { recursive: true });
});
