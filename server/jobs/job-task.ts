import type { NewRule } from "#contract/admin-api";
import type { OnDuplicate, Progress } from "#contract/import-report";
import type { AppErrorCode } from "../errors.ts";
import type { Upkeep } from "../store/port/maintenance.ts";

/** What a job's process is told to do, as one line of JSON on its standard input. Paths are absolute. */
export type JobTask = { actor: string } & (
  | { kind: "import" | "dry-run"; file: string; onDuplicate: OnDuplicate }
  | { kind: "generate-seo" | "delete-all" }
  | { kind: "undo"; importId: number }
  | { kind: "add-rule"; rule: NewRule }
  | { kind: "remove-rule"; ruleId: number }
  | { kind: "apply-rules" }
  | { kind: "export"; country: string | null; folder: string }
  | { kind: "near-duplicates" }
  | { kind: "maintain"; upkeep: Upkeep }
);

/** What it says, a line of JSON each on its standard output; the last one is a result or an error. */
export type JobMessage =
  | { progress: Progress }
  | { result: unknown }
  | { error: { code: AppErrorCode | "internal"; message: string } };
