import type { ScheduledFile } from "#contract/imports/scheduled-files";
import { exactCount } from "#domain/text/count-label";

/** Says what a preview of the file found, or why it failed, as a sentence. */
export function fileNote({ state, imported, changed = 0, rejected = 0, problem }: ScheduledFile): string {
  if (state === "new") return "Its preview is made as soon as no other job runs.";
  if (problem !== undefined) return problem;
  if (imported === undefined) return "Its preview waits.";
  return `${exactCount(imported)} new, ${exactCount(changed)} changed, ${exactCount(rejected)} rejected.`;
}
