import { useState } from "react";
import type { DryRunReport } from "#contract/admin-api";
import type { OnDuplicate } from "#contract/import-report";
import { likelyCountry } from "#domain/geography/file-country";
import type { ColumnChanges } from "./columns/column-changes.ts";

export interface PreviewChoices {
  onDuplicate: OnDuplicate;
  columns: ColumnChanges;
  /** Country of rows without one, "" for none; undefined before somebody chose, so that the proven one applies. */
  country: string | undefined;
  /** Imports the file although most of its ids seem wrong. */
  allowDuplicates: boolean;
}

export interface PreviewChoicesState {
  choices: PreviewChoices;
  change: (choices: Partial<PreviewChoices>) => void;
}

const NONE: PreviewChoices = { onDuplicate: "skip", columns: new Map(), country: undefined, allowDuplicates: false };

/** Keeps the choices for an upload while its preview is repeated. */
export function usePreviewChoices(uploadId: string | null): PreviewChoicesState {
  const [state, setState] = useState({ uploadId, choices: NONE });
  const choices = state.uploadId === uploadId ? state.choices : NONE;
  return { choices, change: (changed) => setState({ uploadId, choices: { ...choices, ...changed } }) };
}

/** Returns the country of the file that is selected: the chosen one, else that of the preview, else what its rows prove; "" for none. */
export function selectedCountry(
  { country }: Pick<PreviewChoices, "country">,
  report: Pick<DryRunReport, "country" | "countries">,
): string {
  return country ?? report.country ?? likelyCountry(report)?.country ?? "";
}
