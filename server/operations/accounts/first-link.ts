import { rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { DataFolder } from "../../config/data-folder.ts";
import { diskError } from "../../errors.ts";
import type { Store } from "../../store/store.ts";
import { createLink, linkPath } from "./one-time-links.ts";

/** Actions that prove that somebody knows a password. */
const PASSWORD_ACTIONS: ReadonlySet<string> = new Set(["login", "set-password"]);
/** Number of activity entries to search; a sign-in is among the first of a new directory. */
const MAX_SEARCHED_ENTRIES = 1_000;

const fileIn = ({ path }: Pick<DataFolder, "path">) => join(path, "first-link.txt");
/** Returns the path of a file in which earlier versions stored a generated password. */
const passwordFileIn = ({ path }: Pick<DataFolder, "path">) => join(path, "first-password.txt");

/** Makes a link with which the first administrator chooses name and password, and returns its path. */
export async function createFirstLink(store: Pick<Store, "people">, offeredName: string, at: Date): Promise<string> {
  const link = {
    purpose: "first",
    username: offeredName,
    role: "administrator",
    label: "",
    createdBy: "server",
  } as const;
  return linkPath((await createLink(store, link, at)).token);
}

/**
 * Writes the link of the first administrator to a file readable only by the owner of the data folder, since others may read logs and
 * journals. Returns its path. Errors: AppError `storage`.
 */
export async function writeFirstLink(folder: DataFolder, address: string): Promise<string> {
  const file = fileIn(folder);
  try {
    await rm(file, { force: true });
    const text = `The administrator chooses a password at this address, within 24 hours. This file is deleted then.\nlink  ${address}\n`;
    await writeFile(file, text, { flag: "wx", mode: 0o600, flush: true });
    return file;
  } catch (error) {
    throw diskError(file, "written", error, " Choose a password with mainstreet admin set-password");
  }
}

/** Removes the file after a sign-in or a new password. Never rejects. */
export async function removeFirstLink(folder: DataFolder): Promise<void> {
  for (const file of [fileIn(folder), passwordFileIn(folder)]) await rm(file, { force: true }).catch(() => undefined);
}

/**
 * Removes the file, which is in this server's data folder, after a sign-in or a new password on another server. Throws errors of the store.
 */
export async function removeUsedFirstLink(
  folder: DataFolder,
  { maintenance }: { maintenance: Pick<Store["maintenance"], "activity"> },
): Promise<void> {
  const stats = [fileIn(folder), passwordFileIn(folder)].map((file) => stat(file).catch(() => undefined));
  if ((await Promise.all(stats)).every((found) => found === undefined)) return;
  const activity = await maintenance.activity(MAX_SEARCHED_ENTRIES);
  if (activity.some(({ action }) => PASSWORD_ACTIONS.has(action))) await removeFirstLink(folder);
}
