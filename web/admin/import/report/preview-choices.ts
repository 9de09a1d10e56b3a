import { useEffect, useState } from "react";
import type { DryRunReport } from "#contract/admin-api";
import type { OnDuplicate } from "#contract/import-report";
import { likelyCountry } from "#domain/geography/file-country";
import { createDrafts } from "../../ui/dialogs/unsaved-drafts.ts";
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

const DRAFT = "choices";
/** The choices for the last upload for which somebody chose anything. */
const drafts = createDrafts<typeof DRAFT, { uploadId: string | null; choices: PreviewChoices }>("import preview");

function choicesFor(uploadId: string | null): PreviewChoices {
  const draft = drafts.get(DRAFT);
  return draft?.uploadId === uploadId ? draft.choices : NONE;
}

/** Keeps choices without which an import was started, in case it fails. The browser no longer asks. */
export const releaseChoices = (): void => drafts.release(DRAFT);

/** Forgets the choices for an upload that is imported. */
export function forgetChoices(uploadId: string | null): void {
  if (drafts.get(DRAFT)?.uploadId === uploadId) drafts.delete(DRAFT);
}

/**
 * Keeps the choices for an upload while its preview is repeated, also while another page of the panel is open. The browser asks before it loses
 * columns that no preview has yet. `isGone` means that no file waits for its import, nor is read.
 */
export function usePreviewChoices(uploadId: string | null, isGone: boolean): PreviewChoicesState {
  const [, setShown] = useState<PreviewChoices>();
  useEffect(() => {
    if (isGone || (uploadId !== null && drafts.get(DRAFT)?.uploadId !== uploadId)) drafts.delete(DRAFT);
  }, [uploadId, isGone]);
  return {
    choices: choicesFor(uploadId),
    change(changed) {
      const choices = { ...choicesFor(uploadId), ...changed };
      drafts.set(DRAFT, { uploadId, choices });
      if (choices.columns.size === 0) drafts.release(DRAFT);
      setShown(choices);
    },
  };
}

/** Returns the country of the file that is selected: the chosen one, else that of the preview, else what its rows prove; "" for none. */
export function selectedCountry(
  { country }: Pick<PreviewChoices, "country">,
  report: Pick<DryRunReport, "country" | "countries">,
): string {
  return country ?? report.country ?? likelyCountry(report)?.country ?? "";
}
