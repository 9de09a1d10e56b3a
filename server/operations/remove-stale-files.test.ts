import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openDataFolder } from "../config/data-folder.ts";
import { createUploads } from "../jobs/uploads.ts";
import { removeStaleFiles } from "./remove-stale-files.ts";
import { clearOldRowLists, rowListFile } from "./spreadsheets/rejects/rejects-file.ts";
import { spoolInput } from "./spreadsheets/spool-input.ts";

const CRASHED = 4_194_305; // This is above the highest process id.
let path: string;
beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), "mainstreet-unfinished-"));
});
afterEach(() => rm(path, { recursive: true, force: true }));

it("Partial files of a crashed process are removed, those of a running one stay", async () => {
  const folder = await openDataFolder(path, {});
  const files = {
    "before-delete-all-20261121-100000.db": "",
    [`before-delete-all-20261121-100000.db.${CRASHED}.part`]: "half",
    [`before-delete-all-20261121-100000.db.${CRASHED}.part-wal`]: "half",
    "backup-20261121-100000.db": "",
    [`backup-20261121-100000.db.${process.pid}.part`]: "half",
    "backup-20261120-100000.db": "whole",
    [`backup-20261120-100000.db.${CRASHED}.0123456789ab.part`]: "half",
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder.backups, name), content);
  await writeFile(join(folder.rejects, `unfinished-${CRASHED}.xlsx`), "half");
  await writeFile(join(folder.rejects, `unfinished-${CRASHED}.xlsx.${CRASHED}.0123456789ab.rows`), "half");
  await writeFile(join(folder.rejects, "rejects-1.xlsx"), "whole");
  const restores = [".restore", ".restore-wal", ".restore.incoming"].map(
    (end) => `mainstreet.db.${CRASHED}.0123456789ab${end}`,
  );
  for (const name of [...restores, "mainstreet.db", "notes.part"]) await writeFile(join(path, name), "some");
  await removeStaleFiles(folder);
  expect((await readdir(path)).toSorted()).toEqual(["backups", "mainstreet.db", "notes.part", "rejects", "uploads"]);
  expect((await readdir(folder.backups)).toSorted()).toEqual([
    "backup-20261120-100000.db",
    "backup-20261121-100000.db",
    `backup-20261121-100000.db.${process.pid}.part`,
  ]);
  expect(await readdir(folder.rejects)).toEqual(["rejects-1.xlsx"]);
});

it("Standard input that a killed command spooled is removed, that of others and of running ones stays", async () => {
  const temporary = await mkdtemp(join(tmpdir(), "mainstreet-temporary-"));
  vi.stubEnv("TMPDIR", temporary);
  try {
    const folder = await openDataFolder(path, {});
    const currentFile = await spoolInput(Readable.from(["name\n"]), new AbortController().signal);
    const names = [`mainstreet-input-${CRASHED}-Ab1_x9`, "mainstreet-input-Ab1_x9", "mainstreet-input-old000", "notes"];
    for (const name of names) {
      await mkdir(join(temporary, name));
      await writeFile(join(temporary, name, "standard-input"), "half");
    }
    await utimes(join(temporary, "mainstreet-input-old000"), 1, Date.now() / 1000 - 2 * 86_400);
    await symlink(path, join(temporary, `mainstreet-input-${CRASHED}-link00`));
    await removeStaleFiles(folder);
    expect((await readdir(temporary)).toSorted()).toEqual(
      [
        basename(dirname(currentFile.file)),
        `mainstreet-input-${CRASHED}-link00`,
        "mainstreet-input-Ab1_x9",
        "notes",
      ].toSorted(),
    );
    await currentFile.remove();
  } finally {
    vi.unstubAllEnvs();
    await rm(temporary, { recursive: true });
  }
});

it("Files are removed although their process id was reused, as in containers after each start", async () => {
  const folder = await openDataFolder(path, {});
  const file = join(folder.backups, `backup-20261121-100000.db.${process.pid}.0123456789ab.part`);
  await writeFile(file, "half");
  await utimes(file, 1, Date.now() / 1000 - 2 * process.uptime() - 60);
  await removeStaleFiles(folder);
  expect(await readdir(folder.backups)).toEqual([]);
});

it("Rejects workbooks of the fifty latest imports stay", async () => {
  const folder = await openDataFolder(path, {});
  for (let id = 2; id <= 120; id += 2) await writeFile(rowListFile(folder, "rejects", id), "rows");
  await clearOldRowLists(folder, "rejects");
  const storedIds = (await readdir(folder.rejects))
    .map((name) => Number(/\d+/.exec(name)?.[0]))
    .toSorted((a, b) => a - b);
  expect(storedIds).toEqual(Array.from({ length: 50 }, (_, index) => 22 + 2 * index));
});

it("Uploads that nobody imported stay for a day, and at most five of them", async () => {
  const folder = await openDataFolder(path, {});
  let time = new Date();
  const uploads = createUploads({ folder, limitMb: 1, now: () => time, log: pino({ level: "silent" }) });
  const ids: string[] = [];
  for (let count = 0; count < 7; count++) {
    const { id, path: upload } = await uploads.open();
    await writeFile(join(upload, "a.xlsx"), "rows");
    ids.push(id);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await uploads.clearOld();
  expect((await readdir(folder.uploads)).toSorted()).toEqual(ids.slice(2).toSorted());
  time = new Date(time.getTime() + 25 * 3_600_000);
  await uploads.clearOld();
  expect(await readdir(folder.uploads)).toEqual([]);
});
