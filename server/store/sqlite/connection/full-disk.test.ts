import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkpoint, openDatabase, vacuum } from "./open-database.ts";

/** A disk of 3 MB; undefined where this user may not mount one. */
function mountSmallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), "mainstreet-full-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=3m", "tmpfs", folder], { stdio: "ignore" });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
}

function unmount(folder: string): void {
  execFileSync("umount", ["-l", folder]);
  rmSync(folder, { recursive: true });
}

const probe = mountSmallDisk();
if (probe !== undefined) unmount(probe);

describe.runIf(probe !== undefined)("upkeep on a full disk", () => {
  let folder: string;
  let db: Database;
  beforeEach(() => {
    folder = mountSmallDisk() ?? "";
    db = openDatabase({ file: join(folder, "a.db") });
    db.exec(`CREATE TABLE t (x);
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000) INSERT INTO t SELECT randomblob(900) FROM n`);
    writeFileSync(join(folder, "filler"), "");
    try {
      for (;;) writeFileSync(join(folder, "filler"), "x".repeat(4096), { flag: "a" });
    } catch {
      // full
    }
  });
  afterEach(() => {
    db.close();
    unmount(folder);
  });

  it("waits, and what was committed stays", () => {
    checkpoint(db);
    vacuum(db);
    expect(db.prepare("SELECT count(*) FROM t").pluck().get()).toBe(1000);
    rmSync(join(folder, "filler"));
    checkpoint(db);
    expect(db.pragma("integrity_check", { simple: true })).toBe("ok");
  });
});
