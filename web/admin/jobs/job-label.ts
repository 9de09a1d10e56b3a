import type { Job, JobKind } from "#contract/admin-api";

const LABELS: Readonly<Record<JobKind, string>> = {
  import: "Importing",
  "dry-run": "Reading",
  "generate-seo": "Writing SEO texts",
  "delete-all": "Saving a snapshot, then deleting",
  undo: "Undoing the import",
  "redo-import": "Bringing the import back",
  "add-rule": "Applying the new rule",
  "remove-rule": "Removing the rule",
  "apply-rules": "Applying rules",
  backup: "Making a backup",
  restore: "Restoring",
};

/** Says what a job is doing: “Importing shops.xlsx”. */
export function jobLabel({ kind, file }: Pick<Job, "kind" | "file">): string {
  return file === null ? LABELS[kind] : `${LABELS[kind]} ${file}`;
}
