import { queryOptions } from "@tanstack/react-query";
import type { Activity, Overview } from "#contract/admin-api";
import { adminJson } from "./admin-fetch.ts";

/** Entries of the recent activity. */
const RECENT_ENTRIES = 8;

export const overviewQueries = {
  overview: queryOptions({ queryKey: ["admin/overview"], queryFn: () => adminJson<Overview>("overview") }),
  activity: queryOptions({
    queryKey: ["admin/activity"],
    queryFn: () => adminJson<Activity[]>(`activity?limit=${RECENT_ENTRIES}`),
  }),
};
