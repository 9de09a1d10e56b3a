import type { Job, JobKind, UndoReport } from "#contract/admin-api";
import type { BackupJobResult, RestoreJobResult } from "#contract/backups/backup-list";
import type { ImportReport, ImportUndoCounts } from "#contract/import-report";
import type { Rule } from "#contract/rules";
import { editedFateSentence } from "#domain/history/import-undo-sentences";
import { counted, exactCount } from "#domain/text/count-label";
import type { Notification } from "../../components/notifications/notification.ts";

/** Texts of toasts by kind of job. `failure` has the title, and the text if the server gives none. */
const TEXTS: Readonly<Record<JobKind, { name: string; failure: [title: string, fallback: string] }>> = {
  import: { name: "Import", failure: ["Import failed", "Failed to import Excel file"] },
  "dry-run": { name: "Preview", failure: ["Import failed", "Failed to import Excel file"] },
  "generate-seo": { name: "SEO generation", failure: ["SEO Generation failed", "Failed to generate SEO content"] },
  "delete-all": { name: "Delete", failure: ["Delete failed", "Failed to delete all data"] },
  undo: { name: "Undo", failure: ["Undo failed", "Failed to undo the import"] },
  "redo-import": { name: "Undo", failure: ["This was not undone", "Failed to bring the import back"] },
  "add-rule": { name: "Rule", failure: ["The rule was not added", "Failed to add the rule"] },
  "remove-rule": { name: "Removing the rule", failure: ["The rule was not removed", "Failed to remove the rule"] },
  "apply-rules": { name: "Rules", failure: ["The rules were not applied", "Failed to apply the rules"] },
  backup: { name: "Backup", failure: ["The backup was not made", "Try again, or check the server's log."] },
  restore: { name: "Restore", failure: ["Nothing was restored", "Try again, or choose another backup."] },
};

export function jobFailure(kind: JobKind): [title: string, fallback: string] {
  return TEXTS[kind].failure;
}

/** Returns the toast for an ended job; undefined for a preview, whose report is on the screen. */
export function jobNotice({ kind, state, error, result }: Job): Notification | undefined {
  const { name, failure } = TEXTS[kind];
  if (state === "finished") return successNotice(kind, result);
  if (state === "failed") return { title: failure[0], description: error ?? failure[1], variant: "destructive" };
  if (state === "cancelled") return { title: `${name} canceled`, ...(error !== null && { description: error }) };
  return { title: `${name} interrupted`, description: error ?? failure[1], variant: "destructive" };
}

function successNotice(kind: JobKind, result: unknown): Notification | undefined {
  switch (kind) {
    case "dry-run":
      return undefined;
    case "import":
      return { title: "Import Completed", description: importSummary(result as ImportReport) };
    case "generate-seo": {
      const { updated } = result as { updated: number };
      const description = `SEO content generated for ${counted(updated, "business", "businesses")}`;
      return { title: "SEO Content Generated", description };
    }
    case "delete-all":
      return { title: "All data deleted", description: "All business data has been permanently deleted" };
    case "undo": {
      return { title: "Import undone", description: undoSummary(result as ImportUndoCounts) };
    }
    case "redo-import":
      return { title: "Undone", description: (result as UndoReport).message };
    case "add-rule":
    case "apply-rules": {
      const { changed } = result as { changed: number };
      const description = `${counted(changed, "business was", "businesses were")} changed. Later imports do the same.`;
      return { title: kind === "add-rule" ? "Rule added" : "Rules applied", description };
    }
    case "backup":
      return backupNotice(result as BackupJobResult);
    case "restore":
      return { title: "Backup restored", description: restoreSummary(result as RestoreJobResult) };
    case "remove-rule": {
      const { rule, changed } = result as { rule: Rule; changed: number };
      return { title: "Rule removed", description: REMOVED[rule.kind](rule, changed) };
    }
  }
}

/** A copy that did not arrive is a warning, although the backup is good. */
function backupNotice({ businesses, failures }: BackupJobResult): Notification {
  const description = `${counted(businesses, "business", "businesses")}, read again and checked.`;
  const [failure] = failures;
  if (failure === undefined) return { title: "Backup made", description };
  return { title: "Backup made, but not copied", description: failure, variant: "destructive" };
}

function restoreSummary({ name, businesses, snapshot, isDamaged, cleaned }: RestoreJobResult): string {
  const parts = [`The directory is as in ${name}: ${counted(businesses, "business", "businesses")}.`];
  if (cleaned > 0) parts.push(`${counted(cleaned, "value", "values")} that no import would store left out.`);
  if (isDamaged) parts.push("What was there could not be read and was moved aside.");
  else if (snapshot !== null) parts.push("The state before is in the list of backups.");
  return parts.join(" ");
}

/** Says what became of the businesses of a removed rule. */
const REMOVED: Readonly<Record<Rule["kind"], (rule: Rule, changed: number) => string>> = {
  city: ({ from }, changed) => `${returned(changed, from)} Later imports use the city in the file.`,
  category: () => "The category is back in the group its name suggests.",
  kind: ({ from }, changed) => `${returned(changed, from)} Later imports use the category in the file.`,
};

function returned(changed: number, from: string): string {
  return `${counted(changed, "business is", "businesses are")} back in ${from}.`;
}

/** Sums up an undo, such as “12 businesses removed, 3 businesses restored”, with what happened to businesses edited by hand. */
function undoSummary({ removed, restored, binned, kept }: ImportUndoCounts): string {
  const counts = [
    ...(removed > 0 || restored === 0 ? [`${counted(removed, "business", "businesses")} removed`] : []),
    ...(restored > 0 ? [`${counted(restored, "business", "businesses")} restored`] : []),
  ].join(", ");
  const editedTexts = [editedFateSentence(binned, "bin"), editedFateSentence(kept, "keep")].filter(
    (text) => text !== "",
  );
  return editedTexts.length === 0 ? counts : `${counts}. ${editedTexts.join(" ")}`;
}

type Counts = Pick<ImportReport, "imported" | "updated" | "duplicatesSkipped" | "totalErrors">;

/** Sums up an import, such as “12 imported, 3 updated, 1 duplicate, 0 errors”. */
export function importSummary({ imported, updated, duplicatesSkipped, totalErrors }: Counts): string {
  const parts = [
    `${exactCount(imported)} imported`,
    ...(updated > 0 ? [`${exactCount(updated)} updated`] : []),
    counted(duplicatesSkipped, "duplicate", "duplicates"),
    counted(totalErrors, "error", "errors"),
  ];
  return parts.join(", ");
}
