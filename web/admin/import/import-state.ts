import type { ImportEntry, Job } from "#contract/admin-api";

const LABELS: Readonly<Record<ImportEntry["state"], string>> = {
  running: "Running",
  finished: "Finished",
  stopped: "Stopped partway",
  interrupted: "Interrupted",
  undoing: "Undo not finished",
  undone: "Undone",
};

/** Describes the state of an import. `undo` is the running undo, with its import if this page started it. */
export function importStateLabel(
  { id, state }: Pick<ImportEntry, "id" | "state">,
  undo: { job: Job | undefined; importId: number | undefined },
): string {
  const isTarget = undo.importId === undefined ? state === "undoing" : undo.importId === id;
  return undo.job !== undefined && isTarget ? "Undoing" : LABELS[state];
}
