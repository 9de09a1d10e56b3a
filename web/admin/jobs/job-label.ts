import type { Job, JobKind } from "#contract/admin-api";

const LABELS: Readonly<Record<JobKind, string>> = {
  import: "Importing",
  rehearsal: "Rehearsing the import of",
  "generate-seo": "Writing texts",
  "delete-all": "Taking a snapshot, then deleting",
  undo: "Undoing the import",
  "add-rule": "Changing businesses by the new rule",
  "remove-rule": "Taking the rule back",
  "follow-rules": "Changing businesses by rules that were stopped",
};

/** What a job is doing: "Importing shops.xlsx". */
export function jobLabel({ kind, file }: Pick<Job, "kind" | "file">): string {
  return file === null ? LABELS[kind] : `${LABELS[kind]} ${file}`;
}
