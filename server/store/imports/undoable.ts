import { AppError } from "../../errors.ts";
import { hasJournal, type ImportRow, isSilent } from "./import-entry.ts";

/** The stored import that is to be undone. */
export type UndoneImport = Omit<ImportRow, "id" | "actor" | "finishedAt">;

/**
 * Refuses an import that cannot be undone. `hasAdded`: whether it added any businesses; needed only if `firstId` is null. Errors: AppError
 * `not-found`, and `conflict` for an import that is running, was undone or has no journal.
 */
export function requireUndoable(importId: number, entry: UndoneImport | undefined, hasAdded: boolean, at: Date): void {
  if (entry === undefined) throw new AppError("not-found", `There is no import ${importId}.`);
  if (entry.state === "undone") throw new AppError("conflict", `Import ${importId} was taken back before.`);
  if (entry.state === "running" && !isSilent(entry, at)) {
    throw new AppError(
      "conflict",
      `Import ${importId} is still running. Stop it first; if it was just killed, try again in two minutes.`,
    );
  }
  if (!hasJournal(entry)) throw lacksJournal(importId, "did not keep what it wrote over");
  // it was killed, under a program version that counted only at the end
  if (entry.firstId === null && hasAdded) throw lacksJournal(importId, "was cut off and kept no count of what it did");
}

function lacksJournal(importId: number, why: string): AppError {
  return new AppError(
    "conflict",
    `Import ${importId} cannot be taken back: it was made by an earlier version of Mainstreet and ${why}. What it brought stays; delete by hand what should not be there, or restore a backup from before it.`,
  );
}

interface UndoCounts {
  removed: number;
  restored: number;
}

/** Adds a batch of the undo to the stored outcome. */
export function addUndoBatch(outcome: string, { removed, restored }: UndoCounts): string {
  const sum = undoTotals(outcome);
  return JSON.stringify({
    ...JSON.parse(outcome),
    removed: sum.removed + removed,
    restored: sum.restored + restored,
  });
}

/** Sums of all batches of the undo. */
export function undoTotals(outcome: string): UndoCounts {
  const { removed = 0, restored = 0 } = JSON.parse(outcome) as Partial<UndoCounts>;
  return { removed, restored };
}
