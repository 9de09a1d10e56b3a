import { queryOptions } from "@tanstack/react-query";
import type { Job } from "#contract/admin-api";
import type { NewRule, Rule, RulePreview } from "#contract/rules";
import { adminJson, adminSend } from "../api/admin-fetch.ts";
import { startJob } from "../api/job-api.ts";

export const rulesQuery = queryOptions({
  queryKey: ["admin/rules"],
  queryFn: () => adminJson<Rule[]>("rules"),
});

/** Previews a rule. Errors: ApiError with field errors, or 409 with the conflicting rule. */
export function previewRule(rule: NewRule): Promise<RulePreview> {
  return adminSend("POST", "rules/preview", body(rule));
}

/** Adds a rule, or resumes one that was stopped. Throws what `startJob` throws, and field errors like `previewRule`. */
export function addRule(rule: NewRule): Promise<Job> {
  return startJob("POST", "rules", body(rule));
}

/** Removes a rule and reverts what it did. Throws what `startJob` throws. */
export function removeRule(id: number): Promise<Job> {
  return startJob("DELETE", `rules/${id}`);
}

function body({ kind, from, to, state = "", country = "" }: NewRule): NewRule {
  return { kind, from, to, state, country };
}
