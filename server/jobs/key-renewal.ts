import type { Logger } from "pino";
import type { Progress } from "#contract/import-report";
import { AppError } from "../errors.ts";
import type { Store } from "../store/store.ts";
import type { RunTask } from "./task-runner.ts";

export interface KeyRenewalOptions {
  store: { maintenance: Pick<Store["maintenance"], "needsMaintenance"> };
  runTask: RunTask;
  log: Logger;
}

const LOG_STEP_PERCENT = 10;

/**
 * Renews search keys that an earlier version of this program computed, in a child process; visitors are served with the
 * old ones meanwhile. A renewal that was interrupted continues where it stopped. Returns a function that never rejects.
 */
export function createKeyRenewal({ store, runTask, log }: KeyRenewalOptions): () => Promise<void> {
  let current: Promise<void> | undefined;

  async function renewIfOld(): Promise<void> {
    if (!(await store.maintenance.needsMaintenance("keys"))) return;
    log.info("search keys of an earlier version are being renewed");
    let lastPercent = 0;
    const onProgress = ({ done: percent }: Progress) => {
      if (percent < lastPercent + LOG_STEP_PERCENT) return;
      lastPercent = percent;
      log.info({ percent }, "search keys are being renewed");
    };
    await runTask("maintain", { upkeep: "keys" }, { onProgress });
    log.info("search keys are up to date");
  }

  return () => {
    current ??= renewIfOld()
      .catch((error: unknown) => {
        const isShutdown = error instanceof AppError && error.code === "cancelled";
        if (!isShutdown) log.warn({ err: error }, "search keys could not be renewed");
      })
      .finally(() => {
        current = undefined;
      });
    return current;
  };
}
