import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readDiskLog } from "./disk-shim.ts";
import { examineDirectory } from "./examine-directory.ts";
import type { FaultRow } from "./fault-rows.ts";
import { type Ending, type Fault, openFolders, runFaulty } from "./faulty-process.ts";
import { OPERATIONS, type Operation } from "./operations.ts";

/** Number of tries in parallel, since test machines have two processors. */
const PARALLEL_TRIES = 2;

interface Expected {
  before: string;
  after: string;
  /** Duration of the undisturbed operation in milliseconds. */
  elapsed: number;
}

/**
 * Runs an operation many times, each with a fault; examines the directory that it leaves, then completes the operation and compares the
 * outcome with that of an undisturbed run.
 */
async function tryFaults(
  name: string,
  row: Pick<FaultRow, "fault" | "tries">,
  faultOf: (index: number, expected: Expected) => Fault,
  parent = tmpdir(),
): Promise<FaultRow> {
  const operation = OPERATIONS[name];
  if (operation === undefined) throw new Error(`There is no operation ${name}`);
  const folders = await openFolders(parent, operation);
  const undisturbedFolder = folders.next();
  const before = (await examineDirectory(undisturbedFolder)).content;
  const first = await runFaulty(undisturbedFolder, name);
  if (first.kind !== "done") throw new Error(`${name} without a fault: ${first.kind} ${first.text}`);
  operation.settle?.(undisturbedFolder);
  const after = (await examineDirectory(undisturbedFolder)).content;
  const expected = { before, after, elapsed: first.elapsed };
  const losses: string[] = [];
  const seenCalls = new Set<string>();
  let faultCount = 0;
  const indexes = Array(row.tries).keys();

  async function tryNext(): Promise<void> {
    for (const index of indexes) {
      const folder = folders.next();
      const outcome = await runFaulty(folder, name, faultOf(index, expected));
      if (outcome.kind !== "done") faultCount++;
      if (outcome.kind === "failed") seenCalls.add(outcome.text.replaceAll(folder, "DATA"));
      if (outcome.kind === "crashed") seenCalls.add(`CRASH: ${outcome.text}`);
      const loss = await lossOf(folder, operation as Operation, outcome, expected);
      if (loss !== undefined) losses.push(`try ${index + 1}, ${outcome.kind}: ${loss}`);
      rmSync(folder, { recursive: true, force: true });
    }
  }
  await Promise.all(Array.from({ length: PARALLEL_TRIES }, tryNext));
  folders.remove();
  return { ...row, struck: faultCount, losses, seen: [...seenCalls] };
}

async function lossOf(
  folder: string,
  { run, isAtomic, settle }: Operation,
  outcome: Ending,
  { before, after }: Expected,
): Promise<string | undefined> {
  try {
    const settleProblem = settle?.(folder);
    if (settleProblem !== undefined) return settleProblem;
    const finalState = await examineDirectory(folder);
    if (finalState.damages.length > 0) return finalState.damages.join("; ");
    if (isAtomic && finalState.content !== before && finalState.content !== after)
      return "neither the state before nor after";
    if (outcome.kind === "done" && finalState.content !== after) return "it said that it was done, and was not";
    await run(folder);
    settle?.(folder);
    const completedState = await examineDirectory(folder);
    if (completedState.damages.length > 0) return `when completed: ${completedState.damages.join("; ")}`;
    return completedState.content === after ? undefined : "a second run did not complete it";
  } catch (error) {
    return String(error);
  }
}

/** Kills the operation (SIGKILL) at a random moment. */
export function tryKills(name: string, tries: number, random: () => number): Promise<FaultRow> {
  return tryFaults(name, { fault: `kill -9 during ${name}`, tries }, (_, { elapsed }) => ({
    killAfterMs: random() * elapsed * 1.1,
  }));
}

/** Fills or breaks the disk from one of its changes on: the first, the last and evenly between. */
export async function tryDisk(name: string, error: "ENOSPC" | "EIO", tries: number, shim: string): Promise<FaultRow> {
  const parent = tmpdir();
  const changes = await countChanges(name, shim, parent);
  return tryFaults(name, { fault: `${error} during ${name}`, tries }, (index) => ({
    env: {
      LD_PRELOAD: shim,
      DISK_SHIM_FOLDER: parent,
      DISK_SHIM_ERROR: error,
      DISK_SHIM_FAIL_AT: String(1 + Math.floor((index * (changes - 1)) / Math.max(1, tries - 1))),
    },
  }));
}

/** Sets the clock of the machine off by years. */
export function tryClock(name: string, tries: number, shim: string): Promise<FaultRow> {
  const years = 365 * 86_400;
  return tryFaults(name, { fault: `clock jump during ${name}`, tries }, (index) => ({
    env: { LD_PRELOAD: shim, DISK_SHIM_CLOCK: String((index % 2 === 0 ? 1 : -1) * (index + 1) * years) },
  }));
}

async function countChanges(name: string, shim: string, parent: string): Promise<number> {
  const operation = OPERATIONS[name];
  if (operation === undefined) throw new Error(`There is no operation ${name}`);
  const folders = await openFolders(parent, operation);
  const folder = folders.next();
  const log = join(folder, "..", "disk.log");
  const env = { LD_PRELOAD: shim, DISK_SHIM_FOLDER: parent, DISK_SHIM_LOG: log };
  const { kind, text } = await runFaulty(folder, name, { env });
  if (kind !== "done") throw new Error(`${name} without a fault: ${kind} ${text}`);
  const changes = readDiskLog(log).filter((operation) => !["sync", "unlink"].includes(operation.kind)).length;
  folders.remove();
  return changes;
}
