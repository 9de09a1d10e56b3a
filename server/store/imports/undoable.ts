import type { ImportUndoCounts } from "#contract/import-report";
import { AppError } from "../../errors.ts";
import { hasJournal, type ImportRow, isHeartbeatLost } from "./import-entry.ts";
import { type ImportUndo, parseOutcome } from "./stored-outcome.ts";

/** The stored import that is to be undone. */
export type UndoneImport = Omit<ImportRow, "id" | "actor" | "finishedAt">;

/**
 * Refuses an import that cannot be undone; returns the others. `hasAdded` tells whether it added any businesses; needed only if `firstId`
 * is null. Errors: AppError `not-found`, and `conflict` for an import that is running, was undone or has no journal.
 */
export function requireUndoable(
  importId: number,
  entry: UndoneImport | undefined,
  hasAdded: boolean,
  at: Date,
): UndoneImport {
  if (entry === undefined) throw new AppError("not-found", `There is no import ${importId}.`);
  if (entry.state === "undone") throw new AppError("conflict", `Import ${importId} was taken back before.`);
  if (entry.state === "running" && !isHeartbeatLost(entry, at)) {
    throw new AppError(
      "conflict",
      `Import ${importId} is still running. Stop it first; if it was just killed, try again in two minutes.`,
    );
  }
  if (!hasJournal(entry)) throw missingJournalError(importId, "did not keep what it wrote over");
  // The import was killed, under a program version that counted only at the end.
  if (entry.firstId === null && hasAdded)
    throw missingJournalError(importId, "was cut off and kept no count of what it did");
  return entry;
}

function missingJournalError(importId: number, reason: string): AppError {
  return new AppError(
    "conflict",
    `Import ${importId} cannot be taken back: it was made by an earlier version of Mainstreet and ${reason}. What it brought stays; delete by hand what should not be there, or restore a backup from before it.`,
  );
}

const NO_COUNTS: ImportUndoCounts = { removed: 0, restored: 0, binned: 0, kept: 0 };

/** Returns the undo in a stored outcome; undefined before the first one, and for one that an earlier program version began. */
export function undoOf(outcome: string): ImportUndo | undefined {
  return parseOutcome(outcome).undo;
}

/** Returns the outcome of an import whose undo begins, or continues with another fate of edited businesses. */
export function outcomeWithUndo(
  { outcome, state }: Pick<UndoneImport, "outcome" | "state">,
  undo: Pick<ImportUndo, "changeId" | "edited">,
): string {
  const storedOutcome = parseOutcome(outcome);
  // An earlier program version stored the counts of an undo with those of the import.
  const { removed = 0, restored = 0 } = storedOutcome;
  const stateBefore = state === "undoing" ? "finished" : state;
  return JSON.stringify({
    ...storedOutcome,
    undo: { ...NO_COUNTS, removed, restored, stateBefore, ...storedOutcome.undo, ...undo },
  });
}

/** Adds a batch of the undo to the stored outcome. */
export function addUndoBatch(outcome: string, counts: ImportUndoCounts): string {
  const storedOutcome = parseOutcome(outcome);
  const { undo } = storedOutcome;
  const sum = undoTotals(outcome);
  for (const name of Object.keys(NO_COUNTS) as (keyof ImportUndoCounts)[]) sum[name] += counts[name];
  return JSON.stringify({ ...storedOutcome, undo: { ...undo, ...sum } });
}

/** Sums all batches of the undo. */
export function undoTotals(outcome: string): ImportUndoCounts {
  const { removed, restored, binned, kept } = { ...NO_COUNTS, ...undoOf(outcome) };
  return { removed, restored, binned, kept };
}

/** Returns the import after its undo was undone: it counts as before, and can be undone again. */
export function outcomeWithoutUndo(outcome: string): { outcome: string; state: ImportRow["state"] } {
  const { undo, removed: _removed, restored: _restored, ...counts } = parseOutcome(outcome);
  return { outcome: JSON.stringify(counts), state: undo?.stateBefore ?? "finished" };
}

/** Returns the detail of the activity entry: while the undo runs, and, with its counts, at the end. */
export function undoDetail(importId: number, files: string, counts?: ImportUndoCounts): Record<string, unknown> {
  return { importId, files: JSON.parse(files), ...(counts ?? { isPartial: true }) };
}
