import { chmodSync, closeSync, openSync, readdirSync, rmSync, statSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openServices } from "../../open-services.ts";
import { restoreBackup } from "../../operations/backups/restore-backup.ts";
import { examineDirectory } from "./examine-directory.ts";
import type { FaultRow } from "./fault-rows.ts";
import { openFolders, runFaulty } from "./faulty-process.ts";
import { OPERATIONS, type Operation, READING } from "./operations.ts";

const PAGE_BYTES = 8192;
/** Number of overwritten bytes, more than a bad sector corrupts. */
const DAMAGED_BYTES = 512;

/** Overwrites a page of the database, then reads everything and restores the last backup. */
export async function tryCorruptPages(tries: number, random: () => number): Promise<FaultRow> {
  const folders = await openFolders(tmpdir(), READING);
  const { content } = await examineDirectory(folders.next());
  const row: FaultRow = { fault: "a corrupted page", tries, struck: 0, losses: [], seen: [] };
  for (let index = 0; index < tries; index++) {
    const folder = folders.next();
    const database = join(folder, "mainstreet.db");
    const page = Math.floor((random() * statSync(database).size) / PAGE_BYTES);
    const noise = Buffer.from(Array.from({ length: DAMAGED_BYTES }, () => Math.floor(random() * 256)));
    const file = openSync(database, "r+");
    writeSync(file, noise, 0, noise.length, page * PAGE_BYTES);
    closeSync(file);
    const { kind, text } = await runFaulty(folder, "reading");
    if (kind !== "done") row.struck++;
    see(row, kind === "crashed" ? `CRASH: ${text}` : text, folder);
    if (kind === "crashed") row.losses.push(`page ${page}: no sentence but a crash`);
    const loss = await restoreLast(folder).then(
      async () =>
        (await examineDirectory(folder)).content === content ? undefined : "the backup is another directory",
      String,
    );
    if (loss !== undefined) row.losses.push(`page ${page}, restored: ${loss}`);
    rmSync(folder, { recursive: true });
  }
  folders.remove();
  return row;
}

async function restoreLast(folder: string): Promise<void> {
  const backups = join(folder, "backups");
  const [file = ""] = readdirSync(backups).filter((name) => name.startsWith("backup-"));
  // The database is opened elsewhere, since it may be too damaged.
  const services = await openServices({ data: join(folder, "empty"), environment: {} });
  const ownFolder = { ...services.folder, path: folder, database: join(folder, "mainstreet.db"), backups };
  await services.close();
  await restoreBackup({ folder: ownFolder, file: join(backups, file), keep: 7, actor: "cli", now: () => new Date() });
}

/** Lets two processes import the same file into the same directory. */
export async function tryTwoImports(tries: number): Promise<FaultRow> {
  const operation = OPERATIONS["import"] as Operation;
  const folders = await openFolders(tmpdir(), operation);
  const folderPath = folders.next();
  await operation.run(folderPath);
  const { content } = await examineDirectory(folderPath);
  const row: FaultRow = { fault: "two imports at once", tries, struck: 0, losses: [], seen: [] };
  for (let index = 0; index < tries; index++) {
    const folder = folders.next();
    const endings = await Promise.all([runFaulty(folder, "import"), runFaulty(folder, "import")]);
    row.struck++;
    for (const { kind, text } of endings) {
      see(row, text, folder);
      if (kind !== "done") row.losses.push(`an import ended as ${kind}: ${text}`);
    }
    const finalState = await examineDirectory(folder);
    if (finalState.damages.length > 0 || finalState.content !== content)
      row.losses.push(`other content: ${finalState.damages.join()}`);
    rmSync(folder, { recursive: true });
  }
  folders.remove();
  return row;
}

/** Forbids the user to write the data folder, or even to read it. Nothing may change. */
export async function tryForbidden(names: readonly string[]): Promise<FaultRow> {
  const row: FaultRow = { fault: "EACCES", tries: 2 * names.length, struck: 0, losses: [], seen: [] };
  for (const name of names) {
    const folders = await openFolders(tmpdir(), OPERATIONS[name] as Operation);
    for (const [folderMode, fileMode] of [
      [0o555, 0o444],
      [0o555, 0o000],
    ] as const) {
      const folder = folders.next();
      const { content } = await examineDirectory(folder);
      for (const path of [join(folder, ".."), folder]) chmodSync(path, folderMode);
      chmodSync(join(folder, "mainstreet.db"), fileMode);
      const { kind, text } = await runFaulty(folder, name, { obeysModes: true });
      if (kind === "failed") row.struck++;
      else row.losses.push(`${name} ended as ${kind}: ${text}`);
      see(row, text, folder);
      for (const path of [join(folder, ".."), folder]) chmodSync(path, 0o700);
      chmodSync(join(folder, "mainstreet.db"), 0o600);
      const finalState = await examineDirectory(folder);
      if (finalState.content !== content || finalState.damages.length > 0) row.losses.push(`${name} changed something`);
    }
    folders.remove();
  }
  return row;
}

function see(row: FaultRow, text: string, folder: string): void {
  const sentence = text.replaceAll(folder, "DATA");
  if (sentence !== "" && !row.seen.includes(sentence)) row.seen.push(sentence);
}
