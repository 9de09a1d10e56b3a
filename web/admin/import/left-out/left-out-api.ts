import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { CorrectedValues, CorrectLeftOutValues, LeftOutValues } from "#contract/fields/left-out-values";
import { adminJson, adminSend } from "../../api/admin-fetch.ts";

/** Number of values on a page. */
export const VALUES_PER_PAGE = 100;

export function leftOutQuery(importId: number, page: number) {
  const offset = (page - 1) * VALUES_PER_PAGE;
  return queryOptions({
    queryKey: ["admin/left-out-values", importId, page],
    queryFn: () =>
      adminJson<LeftOutValues>(`imports/${importId}/left-out-values?offset=${offset}&limit=${VALUES_PER_PAGE}`),
    placeholderData: keepPreviousData,
  });
}

/** Corrects values of at most a hundred. Throws what `adminFetch` throws. */
export function correctValues(importId: number, values: CorrectLeftOutValues["values"]): Promise<CorrectedValues> {
  return adminSend<CorrectedValues>("POST", `imports/${importId}/left-out-values`, { values });
}
