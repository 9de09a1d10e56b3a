import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openDataFolder } from "../../config/data-folder.ts";
import { checkDisk, type DiskState, diskFindings } from "./check-disk.ts";

const folder = { path: "/srv/data" };
const state = (overrides: Partial<DiskState>): DiskState => ({
  free: 1e8,
  used: 40e9,
  database: 3e9,
  usage: [],
  ...overrides,
});
const finding = (overrides: Partial<DiskState>) => diskFindings(state(overrides), folder)[0];
const ADVICE = "delete old ones";

it("A disk that has room for the next change may be too small for the next backup", () => {
  const severities = [9e9, 3e9, 1e8].map((free) => finding({ free })?.severity);
  expect(severities).toEqual([undefined, "warning", "error"]);
});

it("The folders that fill the disk are named with their size, largest first, without empty and indispensable ones", () => {
  const usage = [
    { path: "/srv/data/mainstreet.db", bytes: 30e9 },
    { path: "/srv/data/backups", bytes: 0, advice: ADVICE },
    { path: "/srv/data/uploads", bytes: 2e9, advice: ADVICE },
    { path: "/srv/data/rejects", bytes: 5e9, advice: ADVICE },
  ];
  expect(finding({ usage })).toMatchObject({
    remedy:
      "Free some space: delete old ones (/srv/data/rejects, 5.0 GB); delete old ones (/srv/data/uploads, 2.0 GB).",
    command: "du -sh /srv/data/rejects /srv/data/uploads",
  });
});

it("Other programs are blamed if nothing of the directory can be deleted", () => {
  const usage = [
    { path: "/srv/data/mainstreet.db", bytes: 3e6 },
    { path: "/srv/data/backups", bytes: 4096, advice: ADVICE },
  ];
  expect(finding({ usage })).toMatchObject({
    remedy: expect.stringContaining("elsewhere on that disk"),
    command: "df -h /srv/data",
  });
});

it("A disk without inodes is full, however many bytes are free", () => {
  expect(finding({ free: 9e9, freeInodes: 3 })).toMatchObject({
    severity: "error",
    remedy: expect.stringContaining("inodes"),
  });
  expect(finding({ free: 9e9, freeInodes: 3e6 })).toBeUndefined();
});

it("The size of the data folder includes its subfolders", async () => {
  const path = await mkdtemp(join(tmpdir(), "check-disk-"));
  const data = await openDataFolder(path, {});
  await writeFile(join(data.backups, "daily-20261121-100000.db"), Buffer.alloc(2_000_000));
  await writeFile(`${data.database}-wal`, Buffer.alloc(1_000_000));
  await writeFile(data.database, Buffer.alloc(1_000_000));
  // No disk has this much space.
  const [finding] = (await checkDisk(data, 1e18)).findings;
  expect(finding?.remedy).toContain(`${data.backups}, 2 MB`);
  expect(finding?.remedy).not.toContain("mainstreet.db");
  expect(finding?.remedy).not.toContain("uploads");
  await rm(path, { recursive: true });
});
