import { rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { DataFolder } from "../../config/data-folder.ts";
import { diskError } from "../../errors.ts";
import type { Store } from "../../store/store.ts";

/** Actions that prove that somebody knows a password. */
const PASSWORD_ACTIONS: ReadonlySet<string> = new Set(["login", "set-password"]);
/** Number of activity entries to search; a sign-in is among the first of a new directory. */
const MAX_SEARCHED_ENTRIES = 1_000;

const fileIn = ({ path }: Pick<DataFolder, "path">) => join(path, "first-password.txt");

/**
 * Writes the generated password of the administrator to a file for the owner of the data folder alone, since others may read logs and
 * journals. Returns its path. Errors: AppError `storage`.
 */
export async function writeFirstPassword(folder: DataFolder, username: string, password: string): Promise<string> {
  const file = fileIn(folder);
  try {
    await rm(file, { force: true });
    const text = `The administrator signs in at /admin-login. This file is deleted then.\nusername  ${username}\npassword  ${password}\n`;
    await writeFile(file, text, { flag: "wx", mode: 0o600, flush: true });
    return file;
  } catch (error) {
    const remedy = " The generated password is lost: choose one with mainstreet admin set-password";
    throw diskError(file, "written", error, remedy);
  }
}

/** Removes the file after a sign-in or a new password. Never rejects. */
export async function removeFirstPassword(folder: DataFolder): Promise<void> {
  await rm(fileIn(folder), { force: true }).catch(() => undefined);
}

/**
 * Removes the file, which is in this server's data folder, after a sign-in or a new password on another server. Throws errors of the store.
 */
export async function removeUsedFirstPassword(
  folder: DataFolder,
  { maintenance }: { maintenance: Pick<Store["maintenance"], "activity"> },
): Promise<void> {
  const exists = await stat(fileIn(folder)).catch(() => undefined);
  if (exists === undefined) return;
  const activity = await maintenance.activity(MAX_SEARCHED_ENTRIES);
  if (activity.some(({ action }) => PASSWORD_ACTIONS.has(action))) await removeFirstPassword(folder);
}
