import { queryOptions } from "@tanstack/react-query";
import type { Job } from "#contract/admin-api";
import type { NewRule, Rule } from "#contract/rules";
import { adminJson } from "../api/admin-fetch.ts";
import { startJob } from "../api/job-api.ts";

export const rulesQuery = queryOptions({
  queryKey: ["admin/rules"],
  queryFn: () => adminJson<Rule[]>("rules"),
});

/** Adds a rule, or resumes one that was stopped. Errors: as `startJob`; field errors of `from` and `to`. */
export function addRule({ kind, from, to }: NewRule): Promise<Job> {
  return startJob("POST", "rules", { kind, from, to });
}

/** Errors: as `startJob`. */
export function removeRule(id: number): Promise<Job> {
  return startJob("DELETE", `rules/${id}`);
}
