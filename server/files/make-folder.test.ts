import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makeFolder } from "./make-folder.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mainstreet-make-folder-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("makes a folder with its parents for this user alone, and leaves one that exists", () => {
  const path = join(folder, "a/b/c");
  makeFolder(path);
  makeFolder(path);
  for (const newFolder of ["a", "a/b", "a/b/c"]) expect(statSync(join(folder, newFolder)).mode & 0o777).toBe(0o700);
});

it("takes a link to a folder for the folder", () => {
  mkdirSync(join(folder, "real"));
  symlinkSync("real", join(folder, "link"));
  makeFolder(join(folder, "link"));
  makeFolder(join(folder, "link/inner"));
  expect(statSync(join(folder, "real/inner")).isDirectory()).toBe(true);
});

it.each(["/proc/mainstreet", "/proc/mainstreet/a/b", "/proc/1/fd/mainstreet/a", "/dev/full/a", "/dev/null/a/b"])(
  "ends with an error below %s",
  (path) => {
    expect(() => makeFolder(path)).toThrow(/E[A-Z]+/);
  },
);

it("ends with an error where a file or a dangling link is in the way", () => {
  writeFileSync(join(folder, "file"), "");
  symlinkSync("nowhere", join(folder, "dangling"));
  for (const path of ["file", "file/a/b", "dangling", "dangling/a"]) {
    expect(() => makeFolder(join(folder, path)), path).toThrow(/E[A-Z]+/);
  }
});
