import type { Job, JobKind } from "#contract/admin-api";

const LABELS: Readonly<Record<JobKind, string>> = {
  import: "Importing",
  "dry-run": "Previewing the import of",
  "generate-seo": "Writing texts",
  "delete-all": "Taking a snapshot, then deleting",
  undo: "Undoing the import",
  "redo-import": "Bringing the import back",
  "add-rule": "Applying the new rule",
  "remove-rule": "Removing the rule",
  "apply-rules": "Applying pending rules",
  backup: "Making a backup",
  restore: "Restoring",
};

/** Says what a job is doing: “Importing shops.xlsx”. */
export function jobLabel({ kind, file }: Pick<Job, "kind" | "file">): string {
  return file === null ? LABELS[kind] : `${LABELS[kind]} ${file}`;
}
