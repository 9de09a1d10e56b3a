import { readdirSync, writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";

/** Not the lowest: where others never rest, such a process would not get a hundredth of the time, and never end. */
const LOW = constants.priority.PRIORITY_BELOW_NORMAL;

/**
 * Lets a process run when others leave it the time, and a tenth of the time when they do not. Linux knows a priority for each
 * thread, and where it weighs sessions against each other, as it mostly does, one for each session, before which those
 * of threads count for nothing: it must be told both. The process must lead a session of its own (`detached`), since all
 * of its session gives way.
 */
export function lowerPriority(pid: number): void {
  for (const thread of [pid, ...threadsOf(pid)]) attempt(() => setPriority(thread, LOW));
  attempt(() => writeFileSync(`/proc/${pid}/autogroup`, String(LOW), { flag: "r+" }));
}

/** Threads to come have the priority of the one that starts them. */
function threadsOf(pid: number): number[] {
  return attempt(() => readdirSync(`/proc/${pid}/task`).map(Number)) ?? [];
}

/** The process has ended already, or the system does not know or allow it. */
function attempt<Value>(change: () => Value): Value | undefined {
  try {
    return change();
  } catch {
    return undefined;
  }
}
