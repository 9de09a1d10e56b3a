import { rename } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Progress } from "#contract/import-report";
import type { Services } from "../open-services.ts";
import { deleteAll } from "../operations/backups/delete-all.ts";
import { addRule, applyPendingRules, removeRule } from "../operations/editing/rules.ts";
import { findNearDuplicates } from "../operations/publishing/find-near-duplicates.ts";
import { generateSeo } from "../operations/publishing/generate-seo.ts";
import { exportBusinesses } from "../operations/spreadsheets/export-businesses.ts";
import { importBusinesses } from "../operations/spreadsheets/import-businesses.ts";
import { clearOldRejects, rejectsFile } from "../operations/spreadsheets/rejects-file.ts";
import { undoImport } from "../operations/spreadsheets/undo-import.ts";
import type { JobTask } from "./job-task.ts";

export interface JobContext extends Pick<Services, "store" | "config" | "folder" | "now"> {
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

/** Does what a job is for, in the job's own process: the operations that the commands run too. Errors: theirs. */
export async function runJobTask(task: JobTask, context: JobContext): Promise<unknown> {
  const { config, folder, ...running } = context;
  const common = { ...running, actor: task.actor };
  switch (task.kind) {
    case "import":
    case "dry-run":
      return importUpload(task, context);
    case "generate-seo":
      return generateSeo(common);
    case "delete-all":
      return deleteAll({ ...common, backupsFolder: folder.backups, keep: config.backup.keep });
    case "export":
      return exportBusinesses({ ...common, folder: task.folder, country: task.country ?? undefined });
    case "near-duplicates":
      return findNearDuplicates(common);
    case "maintain":
      await running.store.maintenance.maintain(task.upkeep, running.signal, (fraction) =>
        running.onProgress({ done: Math.floor(100 * fraction), total: 100, fraction, unit: "percent" }),
      );
      return null;
    case "undo":
      return undoImport({ ...common, importId: task.importId });
    case "add-rule":
      return addRule(common, task.rule);
    case "remove-rule":
      return removeRule(common, task.ruleId);
    case "apply-rules":
      return applyPendingRules(common);
  }
}

async function importUpload(
  { kind, file, onDuplicate, actor }: JobTask & { kind: "import" | "dry-run" },
  { store, config, folder, now, signal, onProgress }: JobContext,
) {
  const isImport = kind === "import";
  const unfinished = join(folder.rejects, `unfinished-${process.pid}.xlsx`);
  const report = await importBusinesses({
    store,
    files: [file],
    onDuplicate,
    dryRun: !isImport,
    country: "",
    rejectsFile: isImport ? unfinished : undefined,
    limits: { rows: config.limits.importRows },
    actor,
    now,
    signal,
    onProgress,
  });
  if (report.importId !== null && report.totalErrors > 0) {
    await rename(unfinished, rejectsFile(folder, report.importId));
    await clearOldRejects(folder);
  }
  return { ...report, files: report.files.map((path) => basename(path)) };
}
