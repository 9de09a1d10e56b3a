import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { compileDiskShim, readDiskLog } from "./disk-shim.ts";
import { OPERATIONS, prepareFolder, READING } from "./operations.ts";

const folder = mkdtempSync(join(tmpdir(), "backup-sync-"));
const shim = compileDiskShim(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(shim === undefined)("the snapshot before a deletion", () => {
  it("is synced before it gets its name, then its folder is, and only then anything is deleted", async () => {
    const data = join(folder, "data");
    const log = join(folder, "log");
    await prepareFolder(data, OPERATIONS["delete-all"] ?? READING);
    const env = { ...process.env, LD_PRELOAD: shim, DISK_SHIM_FOLDER: data, DISK_SHIM_LOG: log };
    const script = join(import.meta.dirname, "run-operation.ts");
    const { stdout } = spawnSync(process.execPath, [script, data, "delete-all"], { env, encoding: "utf8" });
    expect(stdout).toContain("done");

    const operations = readDiskLog(log);
    const renameIndex = operations.findIndex(
      ({ kind, data: name }) => kind === "rename" && name.toString().endsWith(".db"),
    );
    const path = operations[renameIndex]?.path ?? "";
    const before = operations.slice(0, renameIndex).filter((operation) => operation.path === path);
    expect(before.map(({ kind }) => kind)).toContain("write");
    expect(before.at(-1)?.kind).toBe("sync");
    const after = operations.slice(renameIndex + 1);
    const syncIndex = after.findIndex(({ kind, path: what }) => kind === "sync" && what === dirname(path));
    const deletionIndex = after.findIndex(({ kind, path: what }) => kind === "write" && what.endsWith(".db-wal"));
    expect(syncIndex).toBeGreaterThanOrEqual(0);
    expect(deletionIndex).toBeGreaterThan(syncIndex);
  });
});
