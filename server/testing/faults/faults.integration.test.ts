import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { seededRandom } from "#domain/text/seeded-random";
import { compileDiskShim } from "./disk-shim.ts";
import { tryCorruptPages, tryForbidden, tryTwoImports } from "./file-faults.ts";
import { tryClock, tryDisk, tryKills } from "./operation-faults.ts";
import { OPERATIONS } from "./operations.ts";

/** These tests run a few of the tries of `npm run faults`. */
const folder = mkdtempSync(join(tmpdir(), "mainstreet-faults-"));
const shim = compileDiskShim(folder);
const random = seededRandom("faults");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const crashes = (sentences: readonly string[]) => sentences.filter((sentence) => sentence.startsWith("CRASH"));

it.each(Object.keys(OPERATIONS))("kill -9 during %s loses nothing, and a second run completes it", async (name) => {
  expect((await tryKills(name, 1, random)).losses).toEqual([]);
});

it("two imports of one file at once store the same as one", async () => {
  expect(await tryTwoImports(1)).toMatchObject({ struck: 1, losses: [], seen: [] });
});

it("a data folder without permissions gives a sentence, and nothing is changed", async () => {
  const { tries, struck, losses } = await tryForbidden(["import"]);
  expect({ struck, losses }).toEqual({ struck: tries, losses: [] });
});

it("a corrupted page gives a sentence or has no effect, and the last backup restores everything", async () => {
  expect((await tryCorruptPages(2, random)).losses).toEqual([]);
});

describe.skipIf(shim === undefined)("a disk", () => {
  it("that is full during an import gives a sentence and loses nothing", async () => {
    const { struck, losses, seen } = await tryDisk("import", "ENOSPC", 3, shim ?? "");
    expect({ losses, crashes: crashes(seen) }).toEqual({ losses: [], crashes: [] });
    expect(struck).toBeGreaterThan(0);
  });

  it("that fails during a migration leaves only complete migration steps", async () => {
    const { losses, seen } = await tryDisk("migration", "EIO", 2, shim ?? "");
    expect({ losses, crashes: crashes(seen) }).toEqual({ losses: [], crashes: [] });
  });

  it("with a clock that is years off undoes an import like any other", async () => {
    expect((await tryClock("undo", 1, shim ?? "")).losses).toEqual([]);
  });
});
