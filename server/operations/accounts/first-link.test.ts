import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { dataFolder } from "../../config/data-folder.ts";
import { openMemoryStore } from "../../store/open-store.ts";
import { setPassword } from "./administrator-account.ts";
import { removeFirstLink, removeUsedFirstLink, writeFirstLink } from "./first-link.ts";

const ADDRESS = "https://example.com/admin-login#link=abcde-fghij";

let path: string;
beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), "mainstreet-first-link-"));
});
afterEach(() => rmSync(path, { recursive: true, force: true }));

it("is written for the owner of the data folder alone, also over an earlier file", async () => {
  writeFileSync(join(path, "first-link.txt"), "old", { mode: 0o644 });
  const file = await writeFirstLink(dataFolder(path), ADDRESS);
  expect(file).toBe(join(path, "first-link.txt"));
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, "utf8")).toContain(`link  ${ADDRESS}\n`);
  writeFileSync(join(path, "first-password.txt"), "of an earlier version");
  await removeFirstLink(dataFolder(path));
  await removeFirstLink(dataFolder(path));
  expect([existsSync(file), existsSync(join(path, "first-password.txt"))]).toEqual([false, false]);
});

it("that cannot be written is one sentence that says how to get another", async () => {
  await expect(writeFirstLink(dataFolder(join(path, "gone")), ADDRESS)).rejects.toMatchObject({
    code: "storage",
    message: expect.stringMatching(/first-link\.txt cannot be written: .*mainstreet admin set-password$/),
  });
});

it("stays until somebody signed in or changed the password, on any server", async () => {
  const store = await openMemoryStore();
  const folder = dataFolder(path);
  const now = () => new Date("2026-03-02T10:00:00Z");
  const at = now().toISOString();
  const file = await writeFirstLink(folder, ADDRESS);
  await store.maintenance.recordActivity({ at, actor: "server", action: "lockout", detail: {} });
  await removeUsedFirstLink(folder, store);
  expect(existsSync(file)).toBe(true);
  await store.maintenance.recordActivity({ at, actor: "admin", action: "login", detail: {} });
  await removeUsedFirstLink(folder, store);
  expect(existsSync(file)).toBe(false);

  await store.close();
  const other = await openMemoryStore();
  await writeFirstLink(folder, ADDRESS);
  await setPassword({ store: other, environment: {}, password: "long enough", actor: "cli", now });
  await removeUsedFirstLink(folder, other);
  expect(existsSync(file)).toBe(false);
  await other.close();
});
