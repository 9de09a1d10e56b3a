import type { Job, UndoReport } from "#contract/admin-api";
import { adminJson, adminSend } from "./admin-fetch.ts";
import { failureNotice } from "./failure-text.ts";
import { startJob } from "./job-api.ts";
import { useAction } from "./use-action.ts";

/** What an undo of an entry of the activity list would do. Errors: ApiError. */
export function previewUndo(activityId: number): Promise<UndoReport> {
  return adminJson(`activity/${activityId}/undo`);
}

/** Takes back a rule by the entry that says it was added. Errors: as `startJob`. */
export function undoRule(activityId: number): Promise<Job> {
  return startJob("POST", `activity/${activityId}/undo`);
}

/** Undoes an entry of the activity list, but for a rule; the toast says what came back and what stays. */
export function useUndoActivity() {
  return useAction({
    mutationFn: (activityId: number): Promise<UndoReport> => adminSend("POST", `activity/${activityId}/undo`),
    meta: {
      success: ({ message }: UndoReport) => ({ title: "Undone", description: message }),
      failure: failureNotice("This was not undone"),
    },
  });
}
