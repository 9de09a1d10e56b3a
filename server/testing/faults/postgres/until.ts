import { setTimeout as pause } from "node:timers/promises";

const POLL_MS = 20;

/** Waits until something is so; false when it is not in time. */
export async function until(isSo: () => boolean | Promise<boolean>, timeoutMs = 120_000): Promise<boolean> {
  const startedAt = performance.now();
  while (!(await isSo())) {
    if (performance.now() - startedAt > timeoutMs) return false;
    await pause(POLL_MS);
  }
  return true;
}
