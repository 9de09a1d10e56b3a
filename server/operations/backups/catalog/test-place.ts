import { readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PlaceTest } from "#contract/backups/backup-list";
import type { BackupPlace } from "#contract/backups/backup-status";
import type { Config } from "../../../config/load-config.ts";
import { AppError, diskError } from "../../../errors.ts";
import { placesOf } from "../backup-status.ts";
import { keyPath, openBucket } from "../bucket-requests.ts";

const TIMEOUT_MS = 20_000;
const CONTENT = "Mainstreet wrote this to test whether backups can be copied here. It may be deleted.\n";

export interface TestPlaceOptions {
  settings: Config["backup"];
  /** Label that distinguishes this installation from others in the same place. */
  label: string;
  environment?: NodeJS.ProcessEnv;
}

/**
 * Tests a place of backups by writing, reading and removing a small file. Returns a sentence about the failure. Errors: AppError `invalid`
 * without such a place.
 */
export async function testPlace(kind: BackupPlace["kind"], options: TestPlaceOptions): Promise<PlaceTest> {
  const place = placesOf(options.settings).find((candidate) => candidate.kind === kind);
  if (place === undefined) {
    throw new AppError("invalid", `No ${kind} is set for copies of backups. Choose one in the settings first.`, [
      { field: "kind", message: "is not set" },
    ]);
  }
  try {
    const message = await (kind === "folder" ? testFolder(place.name, options) : testBucket(options));
    return { isWorking: true, message };
  } catch (error) {
    if (error instanceof AppError) return { isWorking: false, message: error.message };
    throw error;
  }
}

async function testFolder(folder: string, { label }: TestPlaceOptions): Promise<string> {
  const file = join(folder, `mainstreet-test-${label}-${process.pid}.txt`);
  const stats = await stat(folder).catch((error: unknown) => {
    throw diskError(`The folder ${folder} (backup.copyTo)`, "used", error);
  });
  if (!stats.isDirectory()) throw new AppError("storage", `${folder} (backup.copyTo) is not a folder.`);
  try {
    await writeFile(file, CONTENT, { flag: "wx", mode: 0o600 }).catch((error: unknown) => {
      throw diskError(`The folder ${folder}`, "written", error);
    });
    const text = await readFile(file, "utf8").catch((error: unknown) => {
      throw diskError(`The folder ${folder}`, "read", error);
    });
    if (text !== CONTENT)
      throw new AppError("storage", `${folder} returns other bytes than were written. Check that disk.`);
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
  return "It works: a test file was written, read and deleted.";
}

async function testBucket({ settings: { s3 }, label, environment = process.env }: TestPlaceOptions): Promise<string> {
  const key = `${s3.prefix}mainstreet-test-${label}.txt`;
  const target = `s3://${s3.bucket}/${key}`;
  const send = openBucket({ settings: s3, target, environment, timeoutMs: TIMEOUT_MS, retries: 1 });
  await send("PUT", keyPath(key), Buffer.from(CONTENT));
  const text = await (await send("GET", keyPath(key))).text();
  if (text !== CONTENT) throw new AppError("storage", `${target} has other bytes than were written.`);
  try {
    await send("DELETE", keyPath(key));
  } catch {
    return `It works: a test object was written and read. Its key may not delete, which backups do not need, so ${key} stays there.`;
  }
  return "It works: a test object was written, read and deleted.";
}
