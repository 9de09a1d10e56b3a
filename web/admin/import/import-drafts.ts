import type { ImportEntry } from "#contract/admin-api";
import { createDrafts } from "../ui/dialogs/unsaved-drafts.ts";
import type { Corrections } from "./left-out/corrections.ts";
import type { RowsDraft } from "./rejects/row-edits.ts";

/** Corrections of values that were left out, by import. */
export const leftOutDrafts = createDrafts<number, Corrections>("left-out values");

/** Corrections of rejected rows, by import. */
export const rejectDrafts = createDrafts<number, RowsDraft>("rejected rows");

/**
 * Forgets the corrections of imports that no longer have a form for them. Corrections of an undone import stay without the
 * browser's question, which comes back with the form when the undo is undone.
 */
export function forgetGoneCorrections(imports: readonly ImportEntry[]): void {
  const entries = new Map(imports.map((entry) => [entry.id, entry]));
  // The list ends with the oldest import that the server sends; nothing is known of older ones.
  const oldestId = imports.at(-1)?.id ?? 0;
  const isListed = (id: number) => id >= oldestId;
  for (const id of leftOutDrafts.keys()) {
    const entry = entries.get(id);
    if (!isListed(id)) continue;
    if (entry?.hasLeftOutValues) leftOutDrafts.claim(id);
    else if (entry?.state === "undone") leftOutDrafts.release(id);
    else leftOutDrafts.delete(id);
  }
  for (const id of rejectDrafts.keys()) if (isListed(id) && !entries.get(id)?.rejectsUrl) rejectDrafts.delete(id);
}
