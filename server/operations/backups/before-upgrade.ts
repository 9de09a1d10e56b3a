import { readdirSync } from "node:fs";
import { join } from "node:path";
import { shellQuote } from "#domain/text/escaping/shell-quote";
import type { DataFolder } from "../../config/data-folder.ts";
import { backUp } from "./back-up.ts";
import { namedTime, newestFirst, reasonOf } from "./backup-files.ts";

const REASON = "before-upgrade";

interface UpgradeOptions {
  copyTo: Parameters<typeof backUp>[0]["store"]["maintenance"]["copyTo"];
  folder: DataFolder;
  keep: number;
  now: () => Date;
}

/** Saves the database of an earlier version before it is migrated. Returns the path. Errors: AppError `storage`. */
export async function backUpBeforeUpgrade({ copyTo, folder, keep, now }: UpgradeOptions): Promise<string> {
  const report = await backUp({
    store: { maintenance: { copyTo } },
    backupsFolder: folder.backups,
    keep,
    reason: REASON,
    now,
  });
  return report.file;
}

/** Returns advice for going back from a newer program's database; undefined without a copy from before its upgrade. */
export function goBackAdvice({ path, backups }: DataFolder, now: Date): string | undefined {
  const names = readdirSync(backups).filter((name) => reasonOf(name) === REASON);
  const datedCopies = names.toSorted().map((name, number) => ({ name, number, time: namedTime(name) ?? 0 }));
  const [newest] = newestFirst(datedCopies, now);
  if (newest === undefined) return undefined;
  const command = ["mainstreet", "--data", path, "restore", join(backups, newest.name)].map(shellQuote).join(" ");
  return `or go back to the copy from before its upgrade: ${command}`;
}
