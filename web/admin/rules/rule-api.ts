import { queryOptions } from "@tanstack/react-query";
import type { Job, NewRule, Rule } from "#contract/admin-api";
import { adminJson } from "../api/admin-fetch.ts";
import { startJob } from "../api/job-api.ts";

export const ruleQueries = {
  all: queryOptions({ queryKey: ["admin/rules"], queryFn: () => adminJson<Rule[]>("rules") }),
};

/** What changes rules, each a job. Errors: ApiError (409 names the job that runs), or TypeError without an answer. */
export const ruleApi = {
  /** One that is there already, and was stopped on the way, goes on. */
  add: ({ kind, from, to }: NewRule): Promise<Job> => startJob("POST", "rules", { kind, from, to }),
  remove: (id: number): Promise<Job> => startJob("DELETE", `rules/${id}`),
};
