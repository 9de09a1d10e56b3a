import { appendFile, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createFolderWatch } from "./watch-folder.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mainstreet-inbox-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const names = (files: readonly { name: string }[]) => files.map(({ name }) => name).toSorted();

it("A file is taken at the second look, and one that still grows waits", async () => {
  const watch = createFolderWatch();
  await writeFile(join(folder, "piers.csv"), "name\n");
  await writeFile(join(folder, "sheds.xlsx"), "PK");
  expect(await watch.look(folder)).toEqual([]);
  await appendFile(join(folder, "sheds.xlsx"), "more");
  expect(names(await watch.look(folder))).toEqual(["piers.csv"]);
  expect(names(await watch.look(folder))).toEqual(["piers.csv", "sheds.xlsx"]);
});

it("An accepted file is left alone until it changes", async () => {
  const watch = createFolderWatch();
  const path = join(folder, "piers.csv");
  await writeFile(path, "name\n");
  await watch.look(folder);
  for (const file of await watch.look(folder)) watch.accept(file);
  expect(await watch.look(folder)).toEqual([]);
  await appendFile(path, "Pier 1\n");
  expect(await watch.look(folder)).toEqual([]);
  expect(names(await watch.look(folder))).toEqual(["piers.csv"]);
});

it("Unfinished names, empty files, folders, links and other formats are no files to import", async () => {
  const watch = createFolderWatch();
  await writeFile(join(folder, ".piers.csv"), "name\n");
  await writeFile(join(folder, "piers.csv.part"), "name\n");
  await writeFile(join(folder, "empty.csv"), "");
  await writeFile(join(folder, "notes.pdf"), "%PDF");
  await mkdir(join(folder, "folder.csv"));
  await symlink("/etc/hostname", join(folder, "link.csv"));
  await watch.look(folder);
  expect(await watch.look(folder)).toEqual([]);
});

it("A folder that is not there has no files; one that cannot be read is an error with its path", async () => {
  const watch = createFolderWatch();
  expect(await watch.look(join(folder, "nothing"))).toEqual([]);
  await writeFile(join(folder, "file"), "x");
  await expect(watch.look(join(folder, "file"))).rejects.toMatchObject({
    code: "storage",
    message: expect.stringContaining(join(folder, "file")),
  });
});
