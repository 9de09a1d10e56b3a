import { setTimeout as pause } from "node:timers/promises";
import type { PrimaryVersion } from "./primary-version.ts";
import { reaches, type ShownVersion } from "./shown-version.ts";

/** Time that a reader waits for the own writes; the primary may be silent. */
const CATCH_UP_TIMEOUT_MS = 2_000;

export interface CatchUpOptions {
  primary: PrimaryVersion;
  shown: ShownVersion;
  /** Reads from the primary and shows its version. */
  readPrimary: () => Promise<void>;
  isPrimaryLost: () => boolean;
}

/** Returns a function that waits until visitors see a version, so that a reader sees the own writes. */
export function createCatchUp({ primary, shown, readPrimary, isPrimaryLost }: CatchUpOptions) {
  let catchingUp: Promise<void> | undefined;

  /** Shares one read among all callers. Reads a second time if the shared one began before the wanted version was written. */
  async function readPrimaryUntil(isReached: () => boolean): Promise<void> {
    for (let reads = 0; reads < 2 && !isReached(); reads++) {
      catchingUp ??= readPrimary()
        .catch(() => undefined)
        .finally(() => {
          catchingUp = undefined;
        });
      await catchingUp;
    }
  }

  return async (version: string): Promise<void> => {
    const [instance = 0, revision = 0] = version.split(".").map(Number);
    const wanted = new Map([
      ["instance", instance],
      ["revision", revision],
    ]);
    const isReached = () => shown.counters !== undefined && reaches(shown.counters, wanted);
    if (isReached()) return;
    if (primary.counters !== undefined && reaches(primary.counters, wanted)) shown.show(primary.counters);
    else if (!isPrimaryLost())
      await Promise.race([readPrimaryUntil(isReached), pause(CATCH_UP_TIMEOUT_MS, undefined, { ref: false })]);
  };
}
