import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const ADDON = `sqlite/${process.platform}-${process.arch}.node`;
vi.mock("../../../assets.ts", () => ({
  runsFromSource: false,
  assetFile: () => undefined,
  assetManifest: () => ({ files: { [ADDON]: { sha256: "0123456789abcdef" } } }),
  readAsset: () => Buffer.from("machine code"),
}));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mainstreet-addon-"));
  writeFileSync(join(folder, "file"), "");
  vi.stubEnv("XDG_CACHE_HOME", join(folder, "next"));
  vi.spyOn(process, "dlopen").mockReturnValue(undefined);
  vi.resetModules();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** The note on the cache after the addon was extracted. */
async function noteWith(cache: string): Promise<string | undefined> {
  vi.stubEnv("MAINSTREET_CACHE", cache);
  const { sqliteAddon, unusedCacheNote } = await import("./load-addon.ts");
  expect(unusedCacheNote()).toBeUndefined();
  sqliteAddon();
  return unusedCacheNote();
}

it("A cache folder that cannot be used is named, with the one that is used instead", async () => {
  const used = join(folder, "next/mainstreet");
  const file = join(folder, "file");
  expect(await noteWith(file)).toBe(`MAINSTREET_CACHE (${file}) cannot be used, so the database engine is in ${used}.`);
});

it("A relative cache folder is named as such", async () => {
  expect(await noteWith("cache")).toMatch(/^MAINSTREET_CACHE \(cache\) is no absolute path, so /);
});

it("A cache folder that is used or not named makes no note", async () => {
  expect(await noteWith(join(folder, "own/"))).toBeUndefined();
  vi.resetModules();
  expect(await noteWith("")).toBeUndefined();
});
