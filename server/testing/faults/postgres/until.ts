import { setTimeout as pause } from "node:timers/promises";

const POLL_MS = 20;

/** Polls until the condition holds. Returns false after a timeout. */
export async function waitUntil(condition: () => boolean | Promise<boolean>, timeoutMs = 120_000): Promise<boolean> {
  const startedAt = performance.now();
  while (!(await condition())) {
    if (performance.now() - startedAt > timeoutMs) return false;
    await pause(POLL_MS);
  }
  return true;
}
