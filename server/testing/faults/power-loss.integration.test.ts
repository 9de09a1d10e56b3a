import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seededRandom } from "#domain/text/seeded-random";
import { openStore } from "../../store/open-store.ts";
import { directoryDigest } from "./directory-digest.ts";
import { compileDiskShim, type DiskOperation, readDiskLog } from "./disk-shim.ts";
import { UnsyncedDisk } from "./unsynced-disk.ts";

const folder = mkdtempSync(join(tmpdir(), "power-loss-"));
const shim = compileDiskShim(folder);
const data = join(folder, "data");
let operations: DiskOperation[] = [];

beforeAll(() => {
  if (shim === undefined) return;
  mkdirSync(data);
  const log = join(folder, "log");
  const env = { ...process.env, LD_PRELOAD: shim, DISK_SHIM_FOLDER: data, DISK_SHIM_LOG: log };
  const script = join(import.meta.dirname, "write-and-answer.ts");
  const { signal, stderr } = spawnSync(process.execPath, [script, data], { env, encoding: "utf8" });
  if (signal !== "SIGKILL") throw new Error(`The writes failed: ${stderr}`);
  operations = readDiskLog(log);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the digest of the directory on a disk that lost power, reopened as any command does; the reason if it is damaged. */
async function digestAfter(files: ReadonlyMap<string, Buffer>): Promise<string> {
  const reopenedFolder = mkdtempSync(join(folder, "reopened-"));
  for (const [path, content] of files) writeFileSync(join(reopenedFolder, basename(path)), content);
  const file = join(reopenedFolder, "mainstreet.db");
  const store = await openStore({ file });
  const digest = await directoryDigest(store);
  await store.close();
  const db = new Sqlite(file, { readonly: true });
  const integrity = db.pragma("integrity_check", { simple: true });
  db.close();
  rmSync(reopenedFolder, { recursive: true });
  return integrity === "ok" ? digest : String(integrity);
}

const isAnswer = ({ path }: DiskOperation) => path.endsWith("/answered");
const answerOf = (operation: DiskOperation | undefined) => operation?.data.toString().trim() ?? "";

/** Cuts the power after each of these numbers of operations. Returns the answered writes that were lost, as sentences. */
async function lossesAt(
  cuts: readonly number[],
  keeps: () => boolean,
  isSynced: (operation: DiskOperation) => boolean = () => true,
) {
  const disk = new UnsyncedDisk();
  const losses: string[] = [];
  let last = "";
  for (const [index, operation] of operations.entries()) {
    if (isAnswer(operation)) last = answerOf(operation);
    else if (operation.kind !== "sync" || isSynced(operation)) disk.apply(operation);
    if (last === "" || !cuts.includes(index + 1)) continue;
    const next = answerOf(operations.slice(index + 1).find(isAnswer));
    const digest = await digestAfter(disk.afterPowerLoss(keeps));
    // A write in progress may be complete.
    if (digest !== last && digest !== next) losses.push(`after operation ${index + 1}: ${digest}`);
  }
  return losses;
}

const NOTHING = () => false;
const answeredOperations = () => operations.flatMap((operation, index) => (isAnswer(operation) ? [index + 1] : []));

describe.skipIf(shim === undefined)("a loss of power", () => {
  it("loses no acknowledged write if only synced data reached the disk", async () => {
    expect(answeredOperations().length).toBeGreaterThan(30);
    expect(await lossesAt(answeredOperations(), NOTHING)).toEqual([]);
  });

  it("loses no acknowledged write at any time, whatever part of the unsynced writes reached the disk", async () => {
    const random = seededRandom("power loss");
    const cuts = Array.from({ length: 30 }, () => Math.ceil(random() * operations.length));
    expect(await lossesAt(cuts, () => random() < 0.5)).toEqual([]);
  });

  it("would be seen to lose writes if the log were not synced at each commit", async () => {
    const isDatabase = ({ path }: DiskOperation) => !path.endsWith("-wal");
    expect((await lossesAt(answeredOperations().slice(3, 12), NOTHING, isDatabase)).length).toBeGreaterThan(5);
  });
});
