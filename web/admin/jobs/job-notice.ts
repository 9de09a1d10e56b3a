import type { Job, JobKind, Rule } from "#contract/admin-api";
import type { ImportReport } from "#contract/import-report";
import { counted, exactCount } from "#domain/text/count-label";
import type { Notification } from "../../components/notifications/notification.ts";

/** `failed`: the title of a failure and what is said where nothing is known (product.md §8). */
const WORDS: Readonly<Record<JobKind, { name: string; failed: [title: string, fallback: string] }>> = {
  import: { name: "Import", failed: ["Import failed", "Failed to import Excel file"] },
  "dry-run": { name: "Preview", failed: ["Import failed", "Failed to import Excel file"] },
  "generate-seo": { name: "SEO generation", failed: ["SEO Generation failed", "Failed to generate SEO content"] },
  "delete-all": { name: "Delete", failed: ["Delete failed", "Failed to delete all data"] },
  undo: { name: "Undo", failed: ["Undo failed", "Failed to undo the import"] },
  "add-rule": { name: "Rule", failed: ["The rule was not added", "Failed to add the rule"] },
  "remove-rule": { name: "Removing the rule", failed: ["The rule was not removed", "Failed to remove the rule"] },
  "apply-rules": { name: "Rules", failed: ["The rules were not applied", "Failed to apply the rules"] },
};

export function failureWords(kind: JobKind): [title: string, fallback: string] {
  return WORDS[kind].failed;
}

/** What a toast says when a job has ended; nothing of a rehearsal, whose report is what it is for. */
export function jobNotice({ kind, state, error, result }: Job): Notification | undefined {
  const { name, failed } = WORDS[kind];
  if (state === "finished") return successNotice(kind, result);
  if (state === "failed") return { title: failed[0], description: error ?? failed[1], variant: "destructive" };
  if (state === "cancelled") return { title: `${name} cancelled`, ...(error !== null && { description: error }) };
  return { title: `${name} interrupted`, description: error ?? failed[1], variant: "destructive" };
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
      const { removed, restored } = result as { removed: number; restored: number };
      return {
        title: "Import undone",
        description: `${exactCount(removed)} removed, ${exactCount(restored)} restored`,
      };
    }
    case "add-rule":
    case "apply-rules": {
      const { changed } = result as { changed: number };
      const description = `${counted(changed, "business follows", "businesses follow")} it now, and later imports too.`;
      return { title: kind === "add-rule" ? "Rule added" : "Rules applied", description };
    }
    case "remove-rule": {
      const { rule } = result as { rule: Rule };
      return { title: "Rule removed", description: RULE_REMOVED[rule.kind] };
    }
  }
}

const RULE_REMOVED: Readonly<Record<Rule["kind"], string>> = {
  city: "Businesses that it moved stay where they are; later imports bring the city as it is in the file.",
  category: "The category is back in the group that its name says.",
};

type Counts = Pick<ImportReport, "imported" | "updated" | "duplicatesSkipped" | "totalErrors">;

/** "12 imported, 3 updated, 1 duplicate, 0 errors". */
export function importSummary({ imported, updated, duplicatesSkipped, totalErrors }: Counts): string {
  const parts = [
    `${exactCount(imported)} imported`,
    ...(updated > 0 ? [`${exactCount(updated)} updated`] : []),
    counted(duplicatesSkipped, "duplicate", "duplicates"),
    counted(totalErrors, "error", "errors"),
  ];
  return parts.join(", ");
}
