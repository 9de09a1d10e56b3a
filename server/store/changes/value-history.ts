import { parsePrevious } from "../imports/journal-entry.ts";
import type { ValueHistory, ValueStep } from "../port/changes.ts";
import { fieldValues } from "../records/business-record.ts";
import { type EditEntry, journalEntry } from "./written-fields.ts";

/** A row of the change journal with its entry of the activity log. */
export interface EditRow {
  changeId: number;
  businessId: number;
  previous: string;
  at: string;
  actor: string;
  action: string;
}

/** A row of the import journal with its import. `files` is JSON; `updatedAt` is in milliseconds. */
export interface ImportRow {
  previous: string;
  updatedAt: number;
  files: string;
  actor: string;
}

/** The import that added a business, if one did. `files` is JSON. */
export interface OriginRow {
  files: string;
  actor: string;
  startedAt: string;
}

/** Merges both journals of a business into its steps, earliest first. */
export function valueHistory(
  edits: readonly EditRow[],
  imports: readonly ImportRow[],
  origin: OriginRow | undefined,
): ValueHistory {
  const steps = [...edits.map(editStep), ...imports.map(importStep)];
  return {
    steps: steps.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)),
    origin: origin && { files: JSON.parse(origin.files), actor: origin.actor, at: origin.startedAt },
  };
}

function editStep({ at, actor, action, ...row }: EditRow): ValueStep {
  const { written } = journalEntry(row) as EditEntry;
  return {
    kind: action === "undo" ? "undo" : "hand",
    files: [],
    actor,
    at,
    before: written.before,
    after: written.after,
  };
}

function importStep({ previous, updatedAt, files, actor }: ImportRow): ValueStep {
  const { values } = parsePrevious(previous);
  return {
    kind: "import",
    files: JSON.parse(files),
    actor,
    at: new Date(updatedAt).toISOString(),
    before: fieldValues(values),
  };
}
