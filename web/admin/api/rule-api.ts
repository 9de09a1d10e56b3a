import { queryOptions } from "@tanstack/react-query";
import type { Rule } from "#contract/admin-api";
import { adminJson, adminSend } from "./admin-fetch.ts";

export const ruleQueries = {
  all: queryOptions({ queryKey: ["admin/rules"], queryFn: () => adminJson<Rule[]>("rules") }),
};

/** What changes rules. Errors: ApiError, or TypeError without an answer. */
export const ruleApi = {
  /** `changed`: how many businesses it changed at once. */
  add: (rule: Pick<Rule, "kind" | "from" | "to">) => adminSend<{ rule: Rule; changed: number }>("POST", "rules", rule),
  remove: (id: number) => adminSend<unknown>("DELETE", `rules/${id}`),
};
