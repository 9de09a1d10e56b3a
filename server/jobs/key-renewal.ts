import type { Logger } from "pino";
import type { Progress } from "#contract/import-report";
import type { Store } from "../store/store.ts";
import type { RunChildTask } from "./child-tasks.ts";

export interface KeyRenewalOptions {
  store: Pick<Store, "maintenance">;
  inBackground: RunChildTask;
  log: Logger;
}

/** Interval of the check, which finds the old keys of a backup that was restored. Milliseconds. */
const CHECK_INTERVAL_MS = 600_000;
const LOG_STEP_PERCENT = 10;

/**
 * Renews search keys that an earlier version of this program computed, in a child process; visitors are served with the
 * old ones meanwhile. A renewal that was interrupted continues where it stopped. Never rejects.
 */
export function createKeyRenewal({ store, inBackground, log }: KeyRenewalOptions) {
  const shutdown = new AbortController();
  let renewal: Promise<void> | undefined;

  async function renewKeys(): Promise<void> {
    if (!(await store.maintenance.needsMaintenance("keys"))) return;
    log.info("search keys of an earlier version are being renewed");
    let lastPercent = 0;
    const logProgress = ({ done: percent }: Progress) => {
      if (percent < lastPercent + LOG_STEP_PERCENT) return;
      lastPercent = percent;
      log.info({ percent }, "search keys are being renewed");
    };
    await inBackground({ kind: "maintain", upkeep: "keys", actor: "server" }, shutdown.signal, logProgress);
    log.info("search keys are up to date");
  }

  /** Joins a renewal that is running. */
  async function renew(): Promise<void> {
    if (shutdown.signal.aborted) return;
    renewal ??= renewKeys()
      .catch((error: unknown) => {
        if (!shutdown.signal.aborted) log.warn({ err: error }, "search keys could not be renewed");
      })
      .finally(() => {
        renewal = undefined;
      });
    await renewal;
  }

  setInterval(() => void renew(), CHECK_INTERVAL_MS).unref();
  return {
    renew,
    /** Stops between two transactions. */
    async close(): Promise<void> {
      shutdown.abort();
      await renewal;
    },
  };
}
