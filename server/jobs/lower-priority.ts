import { readdirSync, writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";

/** Priority of child processes. The lowest one would get less than 1 % of a busy CPU, and never finish. */
const LOW = constants.priority.PRIORITY_BELOW_NORMAL;
/** CPU time that a task has at normal priority. A process that starts and imports thirty rows takes half of it. */
export const NORMAL_PRIORITY_CPU_MS = 4_000;
const CHECK_INTERVAL_MS = 200;

/** Lowers the priority of this process once it has used this CPU time, by all of its threads. */
export function lowerPriorityAfter(cpuMs: number): void {
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage();
    if ((user + system) / 1_000 < cpuMs) return;
    clearInterval(timer);
    lowerPriority(process.pid);
  }, CHECK_INTERVAL_MS).unref();
}

/**
 * Lowers the priority of a process: it gets about a tenth of the CPU while others need it. Linux has a nice value for each thread and, with
 * autogroup scheduling, one for each session that outweighs it; both are set. The process must lead its own session (`detached`), since the
 * whole session is affected.
 */
export function lowerPriority(pid: number): void {
  for (const thread of [pid, ...threadsOf(pid)]) attempt(() => setPriority(thread, LOW));
  attempt(() => writeFileSync(`/proc/${pid}/autogroup`, String(LOW), { flag: "r+" }));
}

/** Returns the ids of the process's threads; later threads inherit the priority. */
function threadsOf(pid: number): number[] {
  return attempt(() => readdirSync(`/proc/${pid}/task`).map(Number)) ?? [];
}

/** Returns undefined if the process has ended or the system does not support or allow the change. */
function attempt<Value>(change: () => Value): Value | undefined {
  try {
    return change();
  } catch {
    return undefined;
  }
}
