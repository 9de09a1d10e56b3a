import { useState } from "react";
import type { OnDuplicate } from "#contract/import-report";
import type { ColumnChanges } from "./columns/column-changes.ts";

export interface PreviewChoices {
  onDuplicate: OnDuplicate;
  columns: ColumnChanges;
  /** Imports the file although most of its ids seem wrong. */
  allowDuplicates: boolean;
}

export interface PreviewChoicesState {
  choices: PreviewChoices;
  change: (choices: Partial<PreviewChoices>) => void;
}

const NONE: PreviewChoices = { onDuplicate: "skip", columns: new Map(), allowDuplicates: false };

/** Keeps the choices for an upload while its preview is repeated. */
export function usePreviewChoices(uploadId: string | null): PreviewChoicesState {
  const [state, setState] = useState({ uploadId, choices: NONE });
  const choices = state.uploadId === uploadId ? state.choices : NONE;
  return { choices, change: (changed) => setState({ uploadId, choices: { ...choices, ...changed } }) };
}
