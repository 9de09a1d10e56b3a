import { AppError } from "../../errors.ts";
import { hasJournal, type ImportRow, isSilent } from "./import-entry.ts";

/** An import that is to be undone, as stored. */
export type UndoneImport = Omit<ImportRow, "id" | "actor" | "finishedAt">;

/**
 * `hasAdded`: whether some businesses are of this import; matters where `firstId` is null. Errors: AppError `not-found`, and `conflict`
 * for an import that runs, was undone before or has no journal.
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
  if (!hasJournal(entry)) throw notRemembered(importId, "did not keep what it wrote over");
  // one that was killed, by a program version that did not count as it went
  if (entry.firstId === null && hasAdded) throw notRemembered(importId, "was cut off and kept no count of what it did");
}

function notRemembered(importId: number, why: string): AppError {
  return new AppError(
    "conflict",
    `Import ${importId} cannot be taken back: it was made by an earlier version of Mainstreet and ${why}. What it brought stays; delete by hand what should not be there, or restore a backup from before it.`,
  );
}

interface UndoCounts {
  removed: number;
  restored: number;
}

/** The stored outcome with another batch of the undo. */
export function addUndoBatch(outcome: string, { removed, restored }: UndoCounts): string {
  const sum = undoTotals(outcome);
  return JSON.stringify({
    ...JSON.parse(outcome),
    removed: sum.removed + removed,
    restored: sum.restored + restored,
  });
}

/** What all batches of the undo did. */
export function undoTotals(outcome: string): UndoCounts {
  const { removed = 0, restored = 0 } = JSON.parse(outcome) as Partial<UndoCounts>;
  return { removed, restored };
}
