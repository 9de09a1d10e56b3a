import type { OwnField } from "#contract/fields/own-fields";
import type { EditedFate, ImportUndoCounts } from "#contract/import-report";
import type { ImportOutcome } from "../port/imports.ts";
import type { ImportRow } from "./import-entry.ts";

/** A row of `own_fields` that an undo removed. */
export interface RemovedOwnField extends OwnField {
  position: number;
  createdAt: string;
}

/** The undo of an import, in the key `undo` of its stored outcome. */
export interface ImportUndo extends ImportUndoCounts {
  /** Id of the activity entry. */
  changeId: number;
  edited: EditedFate;
  /** State of the import before its undo. */
  stateBefore: ImportRow["state"];
  ownFields?: RemovedOwnField[];
}

/** The column `outcome` of an import: counts of a running one are not complete, and keys differ between program versions. */
interface StoredOutcome extends Partial<Omit<ImportOutcome, "state">>, Partial<ImportUndoCounts> {
  /** Keys of the own fields that the import added. */
  ownFields?: string[];
  /** Rejected rows that nobody has fixed, once some were. */
  remainingRejects?: number;
  undo?: ImportUndo;
}

/** Reads the JSON of an import's outcome. */
export function parseOutcome(outcome: string): StoredOutcome {
  return JSON.parse(outcome) as StoredOutcome;
}
