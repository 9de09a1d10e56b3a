import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { copyAway } from "./copy-away.ts";

let path: string;
let file: string;
let folder: string;
beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), "mainstreet-copy-away-"));
  file = join(path, "backup.db");
  folder = join(path, "other-disk");
  await writeFile(file, "content of a backup");
  await mkdir(folder);
});
afterEach(() => rm(path, { recursive: true }));

it("copies a backup to a file in another folder", async () => {
  expect(await copyAway(file, join(folder, "copy.db"))).toBe(join(folder, "copy.db"));
  expect(await readFile(join(folder, "copy.db"), "utf8")).toBe("content of a backup");
});

it("a copy that is stopped is no internal error, and leaves no file", async () => {
  await expect(copyAway(file, join(folder, "copy.db"), AbortSignal.abort())).rejects.toMatchObject({
    code: "cancelled",
    message: expect.stringContaining(file),
  });
  expect(await readdir(folder)).toEqual([]);
});
