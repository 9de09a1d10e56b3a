import type { ImportOutcome } from "../port/imports.ts";

/** The stored import that added or last changed a business. */
export interface LatestImport {
  startedAt: string;
  outcome: string;
}

export function originOf(latest: LatestImport | undefined): { importedAt: string | null; source: string | null } {
  if (latest === undefined) return { importedAt: null, source: null };
  const { source } = JSON.parse(latest.outcome) as Partial<ImportOutcome>;
  return { importedAt: latest.startedAt, source: source ?? null };
}
