import { open, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { diskError } from "./errors.ts";

describe("an error of the file system", () => {
  it.each([
    ["a full disk", () => writeFile("/dev/full", "x"), "cannot be written: the disk is full."],
    ["a missing folder", () => open("/nowhere/at/all", "w"), "cannot be written: the folder does not exist."],
    ["a folder in the file's place", () => open(tmpdir(), "w"), "cannot be written: it is a folder."],
  ])("%s is said in words", async (_what, doing, sentence) => {
    const error = await doing().then(
      () => undefined,
      (caught: unknown) => caught,
    );
    const message = `${join(process.cwd(), "x.xlsx")} ${sentence}`;
    expect(diskError("x.xlsx", "written", error)).toMatchObject({ code: "storage", message, cause: error });
    const folder = diskError("The folder /srv/a", "written", error) as Error;
    expect(folder.message).toBe(`The folder /srv/a ${sentence}`);
  });

  it("is distinguished from a bug, which stays as it is", () => {
    const bug = new TypeError("x is not a function");
    expect(diskError("x.xlsx", "written", bug)).toBe(bug);
  });
});
