import { queryOptions } from "@tanstack/react-query";
import type { Job } from "#contract/admin-api";
import type { FixRejectedRows, RejectedRows } from "#contract/fields/rejected-rows";
import { adminJson, adminSend } from "../../api/admin-fetch.ts";
import { startJob } from "../../api/job-api.ts";

export function rejectedRowsQuery(importId: number) {
  return queryOptions({
    queryKey: ["admin/rejected-rows", importId],
    queryFn: () => adminJson<RejectedRows>(`imports/${importId}/rejected-rows`),
    // A refetch would move corrections to other rows.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Imports corrected rows. Throws what `adminFetch` throws, 409 if others have fixed rows since or a job runs. */
export function importFixedRows({ importId, ...fix }: FixRejectedRows & { importId: number }): Promise<Job> {
  return startJob("POST", `imports/${importId}/rejected-rows`, fix);
}

/** Deletes the rejected rows of an import. Throws what `adminFetch` throws. */
export function leaveOutRejectedRows(importId: number): Promise<void> {
  return adminSend("DELETE", `imports/${importId}/rejects`);
}
