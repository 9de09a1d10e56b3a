import { parseOutcome } from "./stored-outcome.ts";

/** The stored import that added or last changed a business. */
export interface LatestImport {
  startedAt: string;
  outcome: string;
}

export function originOf(latest: LatestImport | undefined): { importedAt: string | null; source: string | null } {
  if (latest === undefined) return { importedAt: null, source: null };
  const { source } = parseOutcome(latest.outcome);
  return { importedAt: latest.startedAt, source: source ?? null };
}
