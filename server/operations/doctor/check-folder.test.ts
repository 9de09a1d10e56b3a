import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { dataFolder } from "../../config/data-folder.ts";
import { checkPermissions, lockedFindings } from "./check-folder.ts";

const remedies = (codes: string[], isOwner: boolean) =>
  lockedFindings(
    codes.map((code) => ({ file: "/srv/data", code })),
    { path: "/srv/data", isOwner, ownerCommand: "sudo -u '#1000' mainstreet doctor" },
  ).map(({ command }) => command);

it("A read-only disk is not blamed on permissions, nor this user's locked files on another user", () => {
  expect(remedies(["EROFS", "EROFS"], false)).toEqual(["findmnt --target /srv/data"]);
  expect(remedies(["EACCES"], false)).toEqual(["sudo -u '#1000' mainstreet doctor"]);
  expect(remedies(["EACCES"], true)).toEqual(["chmod -R u+rwX /srv/data"]);
  expect(remedies(["EACCES", "EROFS"], true)).toHaveLength(2);
  expect(remedies([], false)).toEqual([]);
});

it("An inbox that the operator made may be readable, as nobody else gets into the data folder; data may not", async () => {
  const path = await mkdtemp(join(tmpdir(), "mainstreet-permissions-"));
  const folder = dataFolder(path);
  const findings = async () => (await checkPermissions(folder, (command) => command)).findings;
  try {
    await mkdir(folder.inbox);
    await chmod(folder.inbox, 0o755);
    expect(await findings()).toEqual([]);
    await chmod(folder.inbox, 0o777);
    expect(await findings()).toMatchObject([{ severity: "warning" }]);
    await chmod(folder.inbox, 0o755);
    await writeFile(folder.database, "");
    await chmod(folder.database, 0o644);
    expect(await findings()).toMatchObject([{ severity: "warning" }]);
  } finally {
    await rm(path, { recursive: true });
  }
});
