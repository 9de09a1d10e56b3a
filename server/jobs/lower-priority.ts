import { readdirSync, writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";

/** Priority of child processes. The lowest one would get less than 1 % of a busy CPU, and never finish. */
const LOW = constants.priority.PRIORITY_BELOW_NORMAL;

/**
 * Lowers the priority of a process: it gets about a tenth of the CPU while others need it. Linux has a nice value for each thread and, with
 * autogroup scheduling, one for each session that outweighs it; both are set. The process must lead its own session (`detached`), since the
 * whole session is affected.
 */
export function lowerPriority(pid: number): void {
  for (const thread of [pid, ...threadsOf(pid)]) attempt(() => setPriority(thread, LOW));
  attempt(() => writeFileSync(`/proc/${pid}/autogroup`, String(LOW), { flag: "r+" }));
}

/** Later threads inherit the priority. */
function threadsOf(pid: number): number[] {
  return attempt(() => readdirSync(`/proc/${pid}/task`).map(Number)) ?? [];
}

/** Ignores that the process has ended, or that the system does not support or allow it. */
function attempt<Value>(change: () => Value): Value | undefined {
  try {
    return change();
  } catch {
    return undefined;
  }
}
