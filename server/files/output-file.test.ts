import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { writeWorkbook } from "../spreadsheet/writing/write-workbook.ts";
import { openStore } from "../store/open-store.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mainstreet-output-"));
});
afterEach(() => rm(folder, { recursive: true }));

const exportTo = (file: string) => writeWorkbook(file, { header: ["name"] }, [["one"]]);
async function backUpTo(file: string): Promise<void> {
  const store = await openStore({ file: join(folder, "own.db") });
  await store.maintenance.copyTo(file).finally(() => void store.close());
}

/** Each output that must not be replaced, with the function that makes it. */
const OTHERS: Readonly<Record<string, (file: string) => Promise<void>>> = {
  "a text": (file) => writeFile(file, "my diary"),
  "a link": async (file) => {
    await writeFile(`${file}.elsewhere`, "");
    await symlink(`${file}.elsewhere`, file);
  },
  "a link to nothing": (file) => symlink(join(folder, "nothing"), file),
  "a device": (file) => symlink("/dev/null", file),
  "another program's database": async (file) => {
    const db = new Sqlite(file);
    db.exec("CREATE TABLE bookmarks (url)");
    db.close();
  },
  "a zip file": (file) => writeFile(file, "PK\u0003\u0004 holiday pictures"),
};

describe.each([
  ["a backup", backUpTo, exportTo],
  ["a workbook", exportTo, backUpTo],
])("%s", (_what, write, writeOther) => {
  it.each(Object.keys(OTHERS))("replaces no %s", async (other) => {
    const file = join(folder, "target");
    await OTHERS[other]?.(file);
    const before = await readdir(folder);
    await expect(write(file)).rejects.toMatchObject({ code: "storage", message: expect.stringContaining(file) });
    const after = (await readdir(folder)).filter((name) => !name.startsWith("own.db"));
    expect(after).toEqual(before);
    expect(await readdir(folder)).not.toContain("nothing");
  });

  it("replaces nothing that the other command wrote", async () => {
    const file = join(folder, "target");
    await writeOther(file);
    const bytes = await readFile(file);
    await expect(write(file)).rejects.toMatchObject({ code: "storage" });
    expect((await readFile(file)).equals(bytes)).toBe(true);
  });

  it("replaces a file of its kind or an empty one, privately, and deletes leftovers of a killed process", async () => {
    const file = join(folder, "target");
    await writeFile(file, "");
    await writeFile(`${file}.4194305.0123456789ab.part`, "half");
    await write(file);
    await write(file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readdir(folder)).filter((name) => name.startsWith("target"))).toEqual(["target"]);
  });
});
