import type { Logger } from "pino";
import type { RunningServer, ServerSlot } from "../../store/port/server-slots.ts";

export interface OtherServersOptions {
  takeSlot: () => ServerSlot;
  /** Path of the data folder. */
  folder: string;
  log: Logger;
}

/**
 * Warns in the log of each other server on the same data folder, once. They are not refused, since during a handover both run. `warnings`
 * are those of the start.
 */
export function watchOtherServers({ takeSlot, folder, log }: OtherServersOptions) {
  const knownServers = new Set<string>();
  let slot: ServerSlot | undefined;

  function attempt<Result>(work: () => Result): Result | undefined {
    try {
      return work();
    } catch (error) {
      log.warn({ err: error }, "other servers on the data folder could not be looked for");
      return undefined;
    }
  }

  function check(): string[] {
    const otherServers = slot === undefined ? undefined : attempt(slot.otherServers);
    // When the check fails, other servers may still run.
    if (otherServers === undefined) return [];
    const currentKeys = new Set(otherServers.map(keyOf));
    for (const key of knownServers) if (!currentKeys.has(key)) knownServers.delete(key);
    const warnings: string[] = [];
    for (const other of otherServers) {
      if (knownServers.has(keyOf(other))) continue;
      knownServers.add(keyOf(other));
      warnings.push(otherServerSentence(other, folder));
      log.warn({ server: other }, otherServerSentence(other, folder));
    }
    return warnings;
  }

  slot = attempt(takeSlot);
  return {
    warnings: check(),
    check,
    /** Tells whether another server ran at the last check. */
    hasOthers: () => knownServers.size > 0,
    release: () => slot?.release(),
  };
}

const keyOf = ({ pid, host, startedAt }: RunningServer) => `${host} ${pid} ${startedAt}`;

function otherServerSentence({ pid, host, url }: RunningServer, folder: string): string {
  return `Another server, process ${pid} on ${host} at ${url}, runs on the data folder ${folder}. Stop one of them, unless one is taking over from the other: many servers need PostgreSQL.`;
}
