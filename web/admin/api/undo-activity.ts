import type { Job, UndoReport } from "#contract/admin-api";
import type { ImportUndoPreview } from "#contract/import-report";
import { adminJson, adminSend } from "./admin-fetch.ts";
import { failureNotice } from "./failure-text.ts";
import { startJob } from "./job-api.ts";
import { useAction } from "./use-action.ts";

/** Previews the undo of an activity entry. Errors: ApiError. */
export function previewUndo(activityId: number): Promise<UndoReport> {
  return adminJson(`activity/${activityId}/undo`);
}

/** Previews the undo of an import as counts. Errors: ApiError. */
export function previewUndoOfImport(importId: number): Promise<ImportUndoPreview> {
  return adminJson(`imports/${importId}/undo`);
}

/** Undoes an entry whose undo is a job: a new rule, or the undo of an import. Throws what `startJob` throws. */
export function startUndo(activityId: number): Promise<Job> {
  return startJob("POST", `activity/${activityId}/undo`);
}

/** Undoes any other activity entry; the toast says what came back and what stays. */
export function useUndoActivity() {
  return useAction({
    mutationFn: (activityId: number): Promise<UndoReport> => adminSend("POST", `activity/${activityId}/undo`),
    meta: {
      success: ({ message }: UndoReport) => ({ title: "Undone", description: message }),
      failure: failureNotice("This was not undone"),
    },
  });
}
