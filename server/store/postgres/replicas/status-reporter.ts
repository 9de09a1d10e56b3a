import type { ReplicaStatus } from "../../port/replicas.ts";

const PRIMARY = "the primary";

/** Reports by a sentence when the primary or a standby is lost, left out, or back. */
export function createStatusReporter(onChange: ((sentence: string) => void) | undefined) {
  const lastStates = new Map<string, boolean | ReplicaStatus["state"]>();
  const sentences: Record<ReplicaStatus["state"], (name: string) => string> = {
    current: (name) => `The standby ${name} answers visitors again.`,
    behind: (name) => `The standby ${name} lacks changes of its primary, so visitors do not read from it.`,
    lost: (name) => `The standby ${name} cannot be reached, so visitors do not read from it.`,
  };

  return (isPrimaryLost: boolean, { name, state }: ReplicaStatus): void => {
    if (isPrimaryLost !== (lastStates.get(PRIMARY) ?? false)) {
      onChange?.(
        isPrimaryLost
          ? "The primary PostgreSQL server cannot be reached: visitors read from its standbys, and nothing can be changed."
          : "The primary PostgreSQL server is back.",
      );
    }
    if (state !== (lastStates.get(name) ?? "current")) onChange?.(sentences[state](name));
    lastStates.set(PRIMARY, isPrimaryLost);
    lastStates.set(name, state);
  };
}
