import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openDataFolder } from "../../config/data-folder.ts";
import { goBackAdvice } from "./before-upgrade.ts";

it("Advice on how to go back names the newest copy from before an upgrade, as a command that works from any folder", async () => {
  const path = await mkdtemp(join(tmpdir(), "mainstreet-upgrade-"));
  const folder = await openDataFolder(join(path, "my data"), {});
  const now = new Date("2026-11-23T10:00:00Z");
  expect(goBackAdvice(folder, now)).toBeUndefined();
  for (const day of ["20261120", "20261121"])
    await writeFile(join(folder.backups, `before-upgrade-${day}-100000.db`), "");
  await writeFile(join(folder.backups, "backup-20261122-100000.db"), "");
  await writeFile(join(folder.backups, "before-upgrade-20991121-100000.db"), "of a wrong clock");
  expect(goBackAdvice(folder, now)).toBe(
    `or go back to the copy from before its upgrade: mainstreet --data '${folder.path}' restore '${folder.backups}/before-upgrade-20261121-100000.db'`,
  );
  await rm(path, { recursive: true });
});
