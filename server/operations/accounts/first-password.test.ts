import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { dataFolder } from "../../config/data-folder.ts";
import { openMemoryStore } from "../../store/open-store.ts";
import { setPassword } from "./administrator-account.ts";
import { removeFirstPassword, removeUsedFirstPassword, writeFirstPassword } from "./first-password.ts";

let path: string;
beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), "mainstreet-first-password-"));
});
afterEach(() => rmSync(path, { recursive: true, force: true }));

it("is written for the owner of the data folder alone, also over an earlier file", async () => {
  writeFileSync(join(path, "first-password.txt"), "old", { mode: 0o644 });
  const file = await writeFirstPassword(dataFolder(path), "ann", "abcde-fghij");
  expect(file).toBe(join(path, "first-password.txt"));
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, "utf8")).toMatch(/^username {2}ann\npassword {2}abcde-fghij\n$/m);
  await removeFirstPassword(dataFolder(path));
  await removeFirstPassword(dataFolder(path));
  expect(existsSync(file)).toBe(false);
});

it("that cannot be written is one sentence that says how to get another", async () => {
  await expect(writeFirstPassword(dataFolder(join(path, "gone")), "ann", "abcde-fghij")).rejects.toMatchObject({
    code: "storage",
    message: expect.stringMatching(/first-password\.txt cannot be written: .*mainstreet admin set-password$/),
  });
});

it("stays until somebody signed in or changed the password, on any server", async () => {
  const store = await openMemoryStore();
  const folder = dataFolder(path);
  const now = () => new Date("2026-03-02T10:00:00Z");
  const at = now().toISOString();
  const file = await writeFirstPassword(folder, "admin", "abcde-fghij");
  await store.maintenance.recordActivity({ at, actor: "server", action: "lockout", detail: {} });
  await removeUsedFirstPassword(folder, store);
  expect(existsSync(file)).toBe(true);
  await store.maintenance.recordActivity({ at, actor: "admin", action: "login", detail: {} });
  await removeUsedFirstPassword(folder, store);
  expect(existsSync(file)).toBe(false);

  await store.close();
  const other = await openMemoryStore();
  await writeFirstPassword(folder, "admin", "abcde-fghij");
  await setPassword({ store: other, environment: {}, password: "long enough", actor: "cli", now });
  await removeUsedFirstPassword(folder, other);
  expect(existsSync(file)).toBe(false);
  await other.close();
});
